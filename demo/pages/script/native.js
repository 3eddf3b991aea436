// A stand-in for a theme with the section cache but without RequireJS and jQuery: the same storage, announced by native
// events. Own code, following the rules of the section cache.
;(() => {
  const BLOB = 'mage-cache-storage'
  const LIFETIME = 3600_000
  let version

  const readCookie = (name) =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)

  function read() {
    try {
      return JSON.parse(localStorage.getItem(BLOB) ?? '') ?? {}
    } catch {
      return {}
    }
  }

  function publish(data) {
    const count = data.cart?.summary_count ?? 0
    for (const counter of document.querySelectorAll('[data-bezel-count]')) counter.textContent = String(count)
    window.dispatchEvent(new CustomEvent('private-content-loaded', { detail: { data } }))
  }

  const isGood = ({ cart }) =>
    Boolean(cart) && cart.data_id * 1000 + LIFETIME > Date.now() && readCookie('mage-cache-sessid') === 'true'

  async function load() {
    version = readCookie('private_content_version')
    const answer = await fetch('/customer/section/load/?sections=cart,customer,directory-data,wishlist', {
      headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
    })
    if (!answer.ok) return
    const data = await answer.json()
    localStorage.setItem(BLOB, JSON.stringify({ ...read(), ...data }))
    document.cookie = `mage-cache-sessid=true; path=/; samesite=lax; max-age=3600`
    publish(data)
  }

  window.hyva = { getCookie: readCookie }
  window.addEventListener('reload-customer-section-data', load)
  window.addEventListener('pageshow', () => {
    const cached = read()
    if (isGood(cached) && version === readCookie('private_content_version')) publish(cached)
    else void load()
  })
})()
