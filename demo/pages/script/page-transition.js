// Pages of the shop cross-fade where the browser can. A fade may be skipped (by the next press, a hidden tab,
// a window of another size) without an error. Runs before the first frame, for which the event comes.
const allowSkipping = ({ viewTransition }) => {
  for (const step of ['updateCallbackDone', 'ready', 'finished']) viewTransition?.[step]?.catch(() => {})
}

window.addEventListener('pagereveal', allowSkipping)
window.addEventListener('pageswap', (event) => {
  allowSkipping(event)
  // It leads to pages of payment companies, and a page that does not join in reports a fade as an error of its own.
  if (document.body.classList.contains('page--checkout')) event.viewTransition?.skipTransition()
})
// Sometimes the browser skips one before the event that would name it.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /Transition/.test(event.reason.message)) event.preventDefault()
})
