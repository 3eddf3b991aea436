/* Inside the provider's frames: asks its own host for a token and hands it to the page. */
const id = Number(new URLSearchParams(location.search).get('id'))
const origin = location.origin
const send = (token) => parent.postMessage({ recaptcha: id, token }, origin)

async function verify() {
  const response = await fetch('/recaptcha/api2/userverify', { method: 'POST' })
  send(await response.text())
}

const box = document.querySelector('input')
box?.addEventListener('change', () => (box.checked ? void verify() : send('')))
document.querySelector('#verify')?.addEventListener('click', () => void verify())
document.querySelector('#close')?.addEventListener('click', () => send(''))
addEventListener('message', ({ origin: from, data }) => {
  if (from !== origin) return
  if (data.reset && box) box.checked = false
  if (data.execute) void verify()
})

for (const control of document.querySelectorAll(':disabled')) control.disabled = false
