// A loader and one small widget in plain DOM, to compare ours with: finds the markers, loads the styles, builds the
// elements, follows the page's language.
const base = new URL(import.meta.url).searchParams.get('base')
const TEXTS = {
  en: ['Order progress', ['Shopping Cart', 'Shipping & Payment', 'Order Complete'], 'completed'],
  de: ['Bestellfortschritt', ['Warenkorb', 'Versand & Zahlung', 'Bestellung abgeschlossen'], 'erledigt'],
}
const texts = () => TEXTS[document.documentElement.lang] ?? TEXTS.en

function element(name, className, text) {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}

const translate = []

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
  const setTexts = () => {
    const [label, steps] = texts()
    list.setAttribute('aria-label', label)
    names.forEach((name, at) => (name.textContent = steps[at]))
  }
  setTexts()
  translate.push(setTexts)
  own.append(list)
  host.replaceChildren(own)
  host.dataset.widgetState = 'ready'
}

new MutationObserver(() => translate.forEach((setTexts) => setTexts())).observe(document.documentElement, {
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
const observer = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      build(target)
    }
  },
  { rootMargin: '200px' },
)
for (const host of document.querySelectorAll('[data-widget]'))
  if (host.dataset.mount === 'visible') observer.observe(host)
  else build(host)
