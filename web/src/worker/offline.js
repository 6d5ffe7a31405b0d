// On the page that is shown without a network: back to where the reader wanted to go, as soon as the server answers.

const PAUSE = 3000; // ms

async function tryAgain() {
  const answer = await fetch("/health").catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener("online", tryAgain);
setInterval(tryAgain, PAUSE);
