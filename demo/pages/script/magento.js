// A stand-in for Magento's RequireJS page: `require`, a minimal jQuery, and the customer-data module with the same storage
// keys, cookies, observables and events. Own code, following the rules of the section cache.
;(() => {
  const BLOB = 'mage-cache-storage'
  const STALE = 'mage-cache-storage-section-invalidation'
  const LIFETIME = 3600
  const KNOWN = ['cart', 'customer', 'directory-data', 'messages', 'wishlist']
  const CLIENT_ONLY = ['checkout-data', 'cart-data']

  const parse = (text) => {
    try {
      return JSON.parse(text ?? '') ?? {}
    } catch {
      return {}
    }
  }
  const read = (key) => parse(localStorage.getItem(key))
  const write = (key, value) => localStorage.setItem(key, JSON.stringify(value))
  const readCookie = (name) =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  const writeCookie = (name, value) => {
    document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=${LIFETIME}`
  }
  const readIds = () => {
    const text = readCookie('section_data_ids')
    return text ? parse(decodeURIComponent(text)) : {}
  }
  const writeIds = (ids) => writeCookie('section_data_ids', encodeURIComponent(JSON.stringify(ids)))

  // jQuery: only handlers on document; native listeners do not receive its events.
  const handlers = new Map()
  const jQuery = () => ({
    on(types, fn) {
      for (const type of types.split(' ')) handlers.set(type, [...(handlers.get(type) ?? []), fn])
      return this
    },
    off(types, fn) {
      for (const type of types.split(' '))
        handlers.set(
          type,
          (handlers.get(type) ?? []).filter((one) => one !== fn),
        )
      return this
    },
    trigger(type, extra = []) {
      for (const fn of handlers.get(type) ?? []) fn({ type }, ...extra)
      return this
    },
  })

  const observables = new Map()
  function observable(name) {
    if (observables.has(name)) return observables.get(name)
    let value = read(BLOB)[name] ?? {}
    const listeners = new Set()
    const accessor = (...next) => {
      if (!next.length) return value
      value = next[0]
      for (const fn of [...listeners]) fn(value)
    }
    accessor.subscribe = (fn) => {
      listeners.add(fn)
      return { dispose: () => listeners.delete(fn) }
    }
    observables.set(name, accessor)
    return accessor
  }

  function update(sections) {
    const [blob, stale, ids] = [read(BLOB), read(STALE), readIds()]
    for (const [name, data] of Object.entries(sections)) {
      if (name !== 'messages') blob[name] = data
      delete stale[name]
      ids[name] = data.data_id
    }
    write(BLOB, blob)
    write(STALE, stale)
    writeIds(ids)
    for (const [name, data] of Object.entries(sections)) observable(name)(data)
  }

  let started
  const start = new Promise((resolve) => (started = resolve))

  const customerData = {
    getInitCustomerData: () => start,
    get: observable,
    set(name, data) {
      update({ [name]: { data_id: read(BLOB)[name]?.data_id ?? Math.floor(Date.now() / 1000), ...data } })
    },
    async reload(names, forceNewTimestamp) {
      const wanted = (names.includes('*') ? KNOWN : names).filter((name) => KNOWN.includes(name))
      jQuery(document).trigger('customer-data-reload', [wanted])
      if (!wanted.length) return {}
      const query = `sections=${wanted.join()}&force_new_section_timestamp=${Boolean(forceNewTimestamp)}&_=${Date.now()}`
      const answer = await fetch(`/customer/section/load/?${query}`, {
        headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
      })
      if (!answer.ok) throw new Error(`section/load answered ${answer.status}`)
      const sections = await answer.json()
      update(sections)
      return sections
    },
    invalidate(names) {
      const wanted = (names.includes('*') ? KNOWN : names).filter((name) => !CLIENT_ONLY.includes(name))
      const [blob, stale, ids] = [read(BLOB), read(STALE), readIds()]
      for (const name of wanted) {
        delete blob[name]
        stale[name] = true
        ids[name] = ids[name] + 1000
      }
      write(BLOB, blob)
      write(STALE, stale)
      writeIds(ids)
      jQuery(document).trigger('customer-data-invalidate', [wanted])
    },
  }

  function expired() {
    const [blob, stale, ids] = [read(BLOB), read(STALE), readIds()]
    const old = (blob.cart?.data_id ?? Infinity) + LIFETIME <= Date.now() / 1000
    const differing = Object.keys(ids).filter((name) => blob[name]?.data_id !== ids[name])
    return [...new Set([...differing, ...Object.keys(stale), ...(old ? ['cart'] : [])])]
  }

  async function begin() {
    const isVoid = readCookie('mage-cache-sessid') === undefined
    if (isVoid) write(BLOB, {})
    writeCookie('mage-cache-sessid', 'true')
    const names = isVoid ? ['cart', 'customer'] : expired().filter((name) => name !== 'messages')
    await customerData.reload(names, false).catch((error) => console.error(error))
    started()
  }

  const modules = { 'Magento_Customer/js/customer-data': customerData, jquery: jQuery }
  window.require = (name) => modules[name]
  window.require.defined = window.require.specified = (name) => name in modules
  window.define = Object.assign(() => {}, { amd: {} })
  window.jQuery = jQuery
  observable('cart').subscribe(({ summary_count: count = 0 }) => {
    for (const counter of document.querySelectorAll('[data-bezel-count]')) counter.textContent = String(count)
  })
  document.addEventListener('submit', (event) => {
    if (event.target.method === 'post') customerData.invalidate(['cart', 'messages'])
  })
  void begin()
})()
