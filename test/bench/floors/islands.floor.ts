// A thousand islands in plain DOM: finds the markers, builds the elements, follows the page's language.
import { element } from './element.ts'

const TEXTS: Record<string, [label: string, steps: string[]]> = {
  en: ['Order progress', ['Shopping Cart', 'Shipping & Payment', 'Order Complete']],
  de: ['Bestellfortschritt', ['Warenkorb', 'Versand & Zahlung', 'Bestellung abgeschlossen']],
}
const texts = () => TEXTS[document.documentElement.lang] ?? TEXTS.en!

const translate: (() => void)[] = []

function build(host: HTMLElement) {
  const names = [0, 1, 2].map(() => element('span', { class: 'bzl-progress__name' }))
  const list = element(
    'ol',
    { class: 'bzl-progress__steps' },
    ...names.map((name, at) => {
      const number = element(
        'span',
        { class: 'bzl-progress__number', 'data-on': at < 1 || 'false', 'aria-hidden': 'true' },
        String(at + 1),
      )
      const reached = { 'aria-current': at === 0 && 'step', 'data-reached': at < 1 || 'false' }
      return element('li', { class: 'bzl-progress__step', ...reached }, number, name)
    }),
  )
  const setTexts = () => {
    const [label, steps] = texts()
    list.setAttribute('aria-label', label)
    names.forEach((name, at) => (name.textContent = steps[at]!))
  }
  setTexts()
  translate.push(setTexts)
  host.replaceChildren(element('div', { class: 'bzl bzl-progress' }, list))
  host.dataset.widgetState = 'ready'
}

new MutationObserver(() => translate.forEach((setTexts) => setTexts())).observe(document.documentElement, {
  attributeFilter: ['lang'],
})

const observer = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      build(target as HTMLElement)
    }
  },
  { rootMargin: '200px' },
)
for (const host of document.querySelectorAll<HTMLElement>('[data-widget]'))
  if (host.dataset.mount === 'visible') observer.observe(host)
  else build(host)
