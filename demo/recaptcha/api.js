/* Stands in for the provider's script: what a page may call of it, and the frames it draws. */
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const widgets = []
  const styleOf = (element, style) => {
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
  }

  function frame(page, id, { sitekey, size, theme }, title) {
    const element = document.createElement('iframe')
    element.src = `${origin}/recaptcha/api2/${page}?${new URLSearchParams({ id, k: sitekey, size, theme: theme || 'light' })}`
    element.title = title
    styleOf(element, { border: '0', 'color-scheme': 'normal' })
    return element
  }

  function draw(place, id, options) {
    const isInvisible = options.size === 'invisible'
    const anchor = frame(isInvisible ? 'badge' : 'anchor', id, options, 'reCAPTCHA')
    const [width, height] = isInvisible
      ? ['256px', '60px']
      : options.size === 'compact'
        ? ['164px', '144px']
        : ['304px', '78px']
    styleOf(anchor, { width, height })
    if (isInvisible && options.badge !== 'inline')
      styleOf(anchor, { position: 'fixed', bottom: '14px', right: '-186px', 'z-index': '10' })
    place.append(anchor)
    return anchor
  }

  const hide = (task) => styleOf(task, { visibility: 'hidden', top: '-10000px' })

  /** Shown where the provider doubts; it stays in the page, hidden, as the real one does. */
  function openTask(id) {
    const widget = widgets[id]
    if (!widget.task) {
      widget.task = frame('bframe', id, widget.options, 'recaptcha challenge expires in two minutes')
      styleOf(widget.task, {
        position: 'fixed',
        'z-index': '2000000000',
        left: '50%',
        transform: 'translateX(-50%)',
        width: '320px',
        height: '180px',
        background: '#fff',
        'box-shadow': '0 0 0 100vmax rgb(0 0 0 / 30%)',
      })
      document.body.append(widget.task)
    }
    styleOf(widget.task, { visibility: 'visible', top: '20vh' })
    widget.task.focus()
  }

  addEventListener('message', ({ origin: from, data }) => {
    const widget = from === origin && data && widgets[data.recaptcha]
    if (!widget) return
    if (widget.task) hide(widget.task)
    if (!data.token) return
    widget.token = data.token
    widget.options.callback?.(data.token)
  })

  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    render(place, options) {
      const id = widgets.length
      const anchor = draw(place, id, { size: 'normal', ...options })
      // A message posted to a frame before its script runs is lost.
      const loaded = new Promise((resolve) => anchor.addEventListener('load', resolve, { once: true }))
      widgets.push({ options, token: '', anchor, loaded })
      return id
    },
    execute(id = 0) {
      const { options, anchor } = widgets[id]
      if (options.sitekey.startsWith('v2')) return openTask(id)
      void widgets[id].loaded.then(() => anchor.contentWindow.postMessage({ execute: true }, origin))
    },
    reset(id = 0) {
      const { anchor } = widgets[id]
      widgets[id].token = ''
      anchor.contentWindow?.postMessage({ reset: true }, origin)
    },
    getResponse: (id = 0) => widgets[id].token,
  }
})()
