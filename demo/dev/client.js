// Follows the build in a page of `npm run dev`: takes over styles, reloads for everything else, and shows errors.
let start
let last

const panel = Object.assign(document.createElement('pre'), { role: 'alert', hidden: true })
Object.assign(panel.style, {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '2147483647',
  maxBlockSize: '60vh',
  margin: '0',
  padding: '1rem',
  overflow: 'auto',
  background: '#2b1111',
  color: '#ffd9d9',
  font: '14px/1.5 monospace',
  whiteSpace: 'pre-wrap',
})
document.body.append(panel)

function takeOverStyles() {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    if (!new URL(link.href).pathname.startsWith('/bezel/')) continue
    const next = link.cloneNode()
    next.href = `${link.href.split('?')[0]}?${Date.now()}`
    // Both are there until the new one has loaded, so that nothing is ever unstyled.
    next.addEventListener('load', () => link.remove())
    link.after(next)
  }
}

const events = new EventSource('/__dev/events')
events.addEventListener('start', ({ data }) => {
  if (start && start !== data) location.reload()
  start = data
})
events.addEventListener('state', ({ data }) => {
  const { change, error = '', at } = JSON.parse(data)
  panel.textContent = error && `The build failed.\n\n${error}`
  panel.hidden = !error
  if (last && last !== at) {
    if (change === 'styles') takeOverStyles()
    if (change === 'scripts') location.reload()
  }
  last = at
})
