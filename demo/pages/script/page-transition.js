// Pages of the shop cross-fade where the browser can. A fade that is skipped (by the next press, a hidden tab, a window of
// another size) is no error. Runs before the first frame, for which the event comes.
const allowSkipping = ({ viewTransition }) => {
  for (const step of ['updateCallbackDone', 'ready', 'finished']) viewTransition?.[step]?.catch(() => {})
}

window.addEventListener('pageswap', allowSkipping)
window.addEventListener('pagereveal', allowSkipping)
