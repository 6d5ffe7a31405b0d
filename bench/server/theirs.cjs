// boardgame.io with a game like blockers: four hidden racks and stocks of 28 tiles, a board of 81 cells, one tile a
// turn, the next one drawn. Everything in memory, no undo. A board that is full is cleared: no game ever ends.
// A match begins when somebody asks for it. Prints {"port": ...} when it is ready.

const { createRequire } = require("module");
const from = createRequire(process.cwd() + "/");
const { Server, Origins } = from("boardgame.io/server");
const { INVALID_MOVE } = from("boardgame.io/core");

const KINDS = [..."123456789ABCDEFGHIabcdefghi"];

function fits(tile, cell) {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const kind = KINDS.indexOf(tile);
  if (kind < 9) return column === kind;
  if (kind < 18) return row === kind - 9;
  return Math.floor(row / 3) * 3 + Math.floor(column / 3) === kind - 18;
}

function deal(random, players) {
  const stocks = [];
  for (let i = 0; i < players; i++) stocks.push(random.Shuffle([...KINDS, "*"]));
  return { cells: Array(81).fill(null), racks: stocks.map((stock) => stock.splice(0, 5)), stocks, taken: stocks.map(() => []) };
}

const blockers = {
  name: "blockers",
  disableUndo: true,
  setup: ({ ctx, random }) => deal(random, ctx.numPlayers),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move: ({ G, playerID, random, ctx }, index, cell) => {
        const own = Number(playerID);
        const tile = G.racks[own][index];
        if (tile === undefined || G.cells[cell]?.owner === own) return INVALID_MOVE;
        if (tile !== "*" && !fits(tile, cell)) return INVALID_MOVE;
        if (G.cells[cell]) G.taken[own].push(G.cells[cell]);
        G.cells[cell] = { owner: own, tile };
        G.racks[own].splice(index, 1);
        if (G.stocks[own].length) G.racks[own].push(G.stocks[own].shift());
        if (G.racks.every((rack) => rack.length === 4)) Object.assign(G, deal(random, ctx.numPlayers));
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    cells: G.cells,
    taken: G.taken,
    racks: G.racks.map((rack, i) => (String(i) === playerID ? rack : rack.map(() => null))),
    stocks: G.stocks.map((stock) => stock.length),
  }),
};

async function main() {
  const server = Server({ games: [blockers], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: 0 });
  console.log(JSON.stringify({ port: appServer.address().port }));
}

main();
