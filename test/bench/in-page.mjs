/** Put into every measured page, as `window.bench`: times are the page's own, and nothing in it knows the product. */
export function inPage() {
  const { port1, port2 } = new MessageChannel()
  const macrotask = () =>
    new Promise((done) => {
      port1.onmessage = done
      port2.postMessage(0)
    })

  window.bench = {
    /** The time at which at least `count` elements match; looks after every change of the page. */
    until: (selector, count = 1) =>
      new Promise((done) => {
        const look = (_, observer) => {
          if (document.querySelectorAll(selector).length < count) return
          observer?.disconnect()
          done(performance.now())
        }
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
      }),
    /** Milliseconds from an event until `isDone`: looks at once, after microtasks, and then after each task. */
    async untilDone(act, isDone) {
      const from = performance.now()
      act()
      for (let look = 1; !isDone(); look++) {
        if (performance.now() - from > 5000) throw new Error('nothing happened for 5 s')
        await (look % 50 ? undefined : macrotask())
      }
      return performance.now() - from
    },
    /** Milliseconds of script from an event until nothing is left to render. */
    async script(act) {
      const from = performance.now()
      act()
      await macrotask()
      return performance.now() - from
    },
    rest: (time) => new Promise((done) => setTimeout(done, time)),
    /** Two frames: what was drawn is painted. */
    painted: () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))),
      ),
    median: (values) => values.toSorted((a, b) => a - b)[values.length >> 1],
    /** GET requests are answered with recorded text from now on. */
    answer(known) {
      const send = window.fetch
      window.fetch = (input, init) => {
        const url = new URL(input.url ?? input, location.href)
        const method = init?.method ?? input.method ?? 'GET'
        const key = url.pathname + url.search.replace(/[&?]_=\d+/, '')
        if (method !== 'GET' || !(key in known)) return send(input, init)
        const headers = { 'content-type': 'application/json' }
        return Promise.resolve(new Response(known[key], { headers }))
      }
    },
  }
}
