/* Connect Four, random playouts on one core: the hand-written C the compiled rules are measured against.
 *
 * Two 64-bit sets describe a position: the stones of the seat to move and all stones. A column takes seven
 * bits, six squares and one that stays empty, so shifts by 1, 6, 7 and 8 walk up, along and both diagonals
 * without running over an edge.
 *
 *     5 12 19 26 33 40 47
 *     .  .  .  .  .  .  .
 *     0  7 14 21 28 35 42
 *
 * usage: connect_four [walk|table|pdep] [seconds]     how the drawn one of the playable columns is found:
 *   walk   clear the lowest playable square as often as the draw says, take the next
 *   table  gather the playable columns in seven bits and look the drawn one up: no branch to mispredict
 *   pdep   the BMI2 instruction that deposits one bit; x86 only
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#ifdef __clang__
#define COMPILER __VERSION__
#else
#define COMPILER "gcc " __VERSION__
#endif

#define FLOOR 0x0040810204081ULL /* the lowest square of each column */
#define BOARD (FLOOR * 0x3F)     /* all 42 squares */

#define GATHER 0x41041041040ULL  /* brings the bits of FLOOR together, from bit 42 on */

typedef enum { WALK, TABLE, PDEP } choice;

typedef struct {
    uint64_t moves, games, first_wins;
} tally;

static inline uint64_t next_random(uint64_t *key) { /* xorshift64 with the star multiplication */
    uint64_t x = *key;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *key = x;
    return x * 0x2545F4914F6CDD1DULL;
}

static inline int four_in_line(uint64_t stones) {
    uint64_t up = stones & (stones >> 1), along = stones & (stones >> 7);
    uint64_t rising = stones & (stones >> 8), falling = stones & (stones >> 6);
    return ((up & (up >> 2)) | (along & (along >> 14)) | (rising & (rising >> 16)) | (falling & (falling >> 12))) != 0;
}

static uint8_t nth_column[128][8]; /* [playable columns][draw]: seven times the column, its shift */

static void fill_table(void) {
    for (int set = 1; set < 128; set++)
        for (int column = 0, nth = 0; column < 7; column++)
            if (set >> column & 1) nth_column[set][nth++] = (uint8_t)(7 * column);
}

static inline uint64_t pick(uint64_t all, uint64_t random, choice how) { /* a playable square, all columns alike */
    uint64_t open = (all + FLOOR) & BOARD;
    uint64_t nth = ((random >> 32) * (uint64_t)__builtin_popcountll(open)) >> 32;
#ifdef __BMI2__
    if (how == PDEP) return _pdep_u64(1ULL << nth, open);
#endif
    if (how == TABLE) {
        uint64_t columns = ((~all >> 5 & FLOOR) * GATHER) >> 42 & 127;
        return open & 0x3FULL << nth_column[columns][nth];
    }
    for (uint64_t i = 0; i < nth; i++) open &= open - 1;
    return open & -open;
}

static inline void playouts(uint64_t count, uint64_t *key, tally *sum, choice how) {
    for (uint64_t game = 0; game < count; game++) {
        uint64_t mine = 0, all = 0;
        unsigned moves = 0;
        for (;;) {
            uint64_t square = pick(all, next_random(key), how);
            mine |= square;
            all |= square;
            moves++;
            if (four_in_line(mine)) {
                sum->first_wins += moves & 1;
                break;
            }
            if (moves == 42) break;
            mine ^= all; /* the other seat's stones */
        }
        sum->moves += moves;
    }
    sum->games += count;
}

static double seconds_on(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int argc, char **argv) {
    const char *name = argc > 1 ? argv[1] : "walk";
    double seconds = argc > 2 ? atof(argv[2]) : 1.5;
    choice how = strcmp(name, "pdep") == 0 ? PDEP : strcmp(name, "table") == 0 ? TABLE : WALK;
#ifndef __BMI2__
    if (how == PDEP) {
        fprintf(stderr, "this processor has no BMI2 (pdep)\n");
        return 2;
    }
#endif
    fill_table();
    uint64_t key = 0x9E3779B97F4A7C15ULL ^ (uint64_t)time(NULL);
    tally sum = {0, 0, 0};
    double wall = 0, cpu = 0;
    for (int warm = 0; warm < 2; warm++) { /* the first, short pass is not counted */
        sum = (tally){0, 0, 0};
        wall = seconds_on(CLOCK_MONOTONIC), cpu = seconds_on(CLOCK_PROCESS_CPUTIME_ID);
        double until = wall + (warm ? seconds : 0.05);
        do {
            if (how == PDEP) playouts(4096, &key, &sum, PDEP);
            else if (how == TABLE) playouts(4096, &key, &sum, TABLE);
            else playouts(4096, &key, &sum, WALK);
        } while (seconds_on(CLOCK_MONOTONIC) < until);
        wall = seconds_on(CLOCK_MONOTONIC) - wall, cpu = seconds_on(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    }
    printf("{\"peer\": \"C, %s\", \"moves_per_s\": %.0f, \"games\": %llu, \"moves\": %llu, \"moves_per_game\": %.4f, "
           "\"first_wins\": %llu, \"version\": \"%s\", \"wall_s\": %.4f, \"cpu_s\": %.4f, \"clock\": \"cpu\"}\n",
           name, (double)sum.moves / cpu, (unsigned long long)sum.games, (unsigned long long)sum.moves,
           (double)sum.moves / (double)sum.games, (unsigned long long)sum.first_wins, COMPILER, wall, cpu);
    return 0;
}
