// The same bot in another language (docs/bot-protocol.md). It runs with Node.
//
//     spieltisch arena ten --bots "prog:node examples/plain_bot.js" random --games 100

const LAST = ['end', 'pass', 'draw', '-'] // moves that do nothing

/** One of the legal moves: the place for your ideas. The same key gives the same luck. */
function choose(view, key) {
  const moves = view.legal.filter((move) => !LAST.includes(move))
  const choice = moves.length ? moves : view.legal
  return choice[Number(BigInt('0x' + key) % BigInt(choice.length))]
}

const lines = require('node:readline').createInterface({ input: process.stdin })

lines.on('line', (line) => {
  const asked = JSON.parse(line)
  const answer = asked.hello
    ? { ready: true, name: 'plain bot' }
    : { move: choose(asked.view, asked.key) }
  console.log(JSON.stringify(answer))
})
