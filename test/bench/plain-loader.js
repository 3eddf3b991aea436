// What somebody would write by hand for one small widget, to measure ours against: find the markers, fetch the widget's
// words and style, build its elements, follow the page's language.
const base = new URL(import.meta.url).searchParams.get('base')
const WORDS = {
  en: ['Order progress', ['Shopping Cart', 'Shipping & Payment', 'Order Complete'], 'completed'],
  de: ['Bestellfortschritt', ['Warenkorb', 'Versand & Zahlung', 'Bestellung abgeschlossen'], 'erledigt'],
}
const words = () => WORDS[document.documentElement.lang] ?? WORDS.en

function element(name, className, text) {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}

const speaking = []

function build(host) {
  const own = element('div', 'bzl bzl-progress')
  const list = element('ol', 'bzl-progress__steps')
  const names = [0, 1, 2].map((at) => {
    const item = element('li', 'bzl-progress__step')
    if (at === 0) item.setAttribute('aria-current', 'step')
    item.dataset.reached = String(at < 1)
    const number = element('span', 'bzl-progress__number', String(at + 1))
    number.dataset.on = String(at < 1)
    number.setAttribute('aria-hidden', 'true')
    const name = element('span', 'bzl-progress__name')
    item.append(number, name)
    list.append(item)
    return name
  })
  const speak = () => {
    const [label, steps] = words()
    list.setAttribute('aria-label', label)
    names.forEach((name, at) => (name.textContent = steps[at]))
  }
  speak()
  speaking.push(speak)
  own.append(list)
  host.replaceChildren(own)
  host.dataset.widgetState = 'ready'
}

new MutationObserver(() => speaking.forEach((speak) => speak())).observe(document.documentElement, {
  attributeFilter: ['lang'],
})

const style = (name) =>
  new Promise((done) => {
    const link = element('link')
    Object.assign(link, {
      rel: 'stylesheet',
      href: `${base}widgets/${name}.css`,
      onload: done,
      onerror: done,
    })
    document.head.append(link)
  })

await Promise.all([style('base'), style('progress')])
const eye = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue
      eye.unobserve(target)
      build(target)
    }
  },
  { rootMargin: '200px' },
)
for (const host of document.querySelectorAll('[data-widget]'))
  if (host.dataset.mount === 'visible') eye.observe(host)
  else build(host)
