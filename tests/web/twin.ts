// Runs the page's twin of deals and fair deals without a browser, for test_fair_twin.py: requests as a JSON list on
// standard input, the answers on standard output. Node runs TypeScript as it is.

import { text } from "node:stream/consumers";
import { check } from "../../web/src/fair/check.ts";
import { dealFrom, Stream } from "../../web/src/fair/deal.ts";
import { commitment, deal, seed } from "../../web/src/fair/fair.ts";

async function answer(asked: any): Promise<unknown> {
  switch (asked.what) {
    case "numbers": {
      const stream = new Stream(asked.seed);
      const found: string[] = [];
      for (const n of asked.below) found.push(String(await stream.below(BigInt(n))));
      return found;
    }
    case "deal":
      return dealFrom(asked.seed, asked.game, asked.players, asked.options);
    case "fair": {
      const place = { table: asked.table, gameId: asked.game_id, game: asked.game, round: asked.round };
      const grown = await seed(place, asked.secret, asked.numbers);
      const { players, options, first } = asked;
      return {
        commitment: await commitment(place, asked.secret),
        seed: grown,
        deal: await deal(grown, asked.game_id, players, options ?? {}, first, asked.round),
      };
    }
    default:
      return check(asked.record, asked.noted, asked.open);
  }
}

const asked: unknown[] = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(await Promise.all(asked.map(answer))));
