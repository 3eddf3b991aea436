// The gallery: its forms change the live widgets' markers, the page's theme properties and the markup to copy.
import { problemOf } from './gallery-checks.js'
import { showPreviews } from './gallery-preview.js'
import './gallery-slots.js'

const escaped = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const markerOf = (name) =>
  document.querySelector(
    `[data-live="${name}"] :is([data-widget], [data-bezel-add]), .header [data-widget="${name}"]`,
  )

function applyProperties(form) {
  const name = form.dataset.example
  const written = []
  const { value: mount } = form.elements.namedItem('data-mount')
  const query = form.elements.namedItem('data-mount-media')
  query.closest('label').hidden = mount !== 'media'
  for (const field of form.elements) {
    const { name: attribute, value, dataset } = field
    if (attribute === query.name && mount !== 'media') continue
    const isChanged = value !== dataset.default
    if (isChanged) written.push(` ${attribute}="${escaped(value)}"`)
    // In the gallery every widget starts by itself; these attributes are for the markup to copy.
    if (attribute.startsWith('data-mount') || field.ariaInvalid === 'true') continue
    if (isChanged) markerOf(name)?.setAttribute(attribute, value)
    else markerOf(name)?.removeAttribute(attribute)
  }
  document.getElementById(`markup-${name}`).textContent =
    `${form.dataset.start}${written.join('')}>${form.dataset.inside}${form.dataset.end}`
}

/** Writes what is wrong with a value below its field. The widget keeps the last value that was right. */
async function check(field) {
  const { value } = field
  const problem = value === field.dataset.default ? undefined : await problemOf(field.dataset.check, value)
  // Something else may have been typed while the shop was asked.
  if (value !== field.value) return
  const note = document.getElementById(field.getAttribute('aria-describedby'))
  field.ariaInvalid = problem ? 'true' : null
  note.textContent = problem ? note.dataset[problem] : ''
}

for (const form of document.querySelectorAll('[data-example]')) {
  form.addEventListener('input', async ({ target }) => {
    if (target.dataset.check) await check(target)
    applyProperties(form)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
}

for (const previews of document.querySelectorAll('[data-previews]')) showPreviews(previews)

/** Opens the example that the address names. */
const openNamed = () =>
  document.getElementById(location.hash.slice(1))?.querySelector(':scope > details')?.setAttribute('open', '')
openNamed()
addEventListener('hashchange', openNamed)

const calls = {
  notify: (text) => window.Bezel.notify({ text, type: 'success' }),
  confirm: (question) => window.Bezel.confirm({ question, ok: 'OK', cancel: 'Cancel' }),
}
for (const button of document.querySelectorAll('[data-try]'))
  button.addEventListener('click', () => calls[button.dataset.try](button.textContent.trim()))

// A preview's page has no such button, and no editor of the tokens.
document.querySelector('[data-report]')?.addEventListener('click', async () => {
  const text = document.querySelector('[data-report-text]')
  text.textContent = JSON.stringify(await window.Bezel.report(), null, 2)
  text.hidden = false
  text.focus()
})

const tokens = document.querySelector('[data-tokens]')
const { style } = document.documentElement

function applyTokens() {
  const rules = []
  for (const field of tokens.elements) {
    if (!field.name.startsWith('--')) continue
    if (field.value === field.defaultValue) style.removeProperty(field.name)
    else {
      style.setProperty(field.name, field.value)
      rules.push(`  ${field.name}: ${field.value};\n`)
    }
  }
  document.querySelector('.gallery').dataset.scheme = tokens.elements.namedItem('scheme').value
  document.getElementById('tokens-css').textContent = rules.length
    ? `:root {\n${rules.join('')}}`
    : ':root {}'
}

tokens?.addEventListener('input', applyTokens)
tokens?.addEventListener('submit', (event) => event.preventDefault())
tokens?.addEventListener('reset', () => setTimeout(applyTokens))
