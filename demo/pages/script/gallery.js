// The gallery: its forms change the live widgets' markers, the page's theme properties and the markup to copy.
import './gallery-slots.js'

const escaped = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function applyProperties(form) {
  const name = form.dataset.example
  const marker = document.querySelector(`[data-widget="${name}"], #${name} [data-bezel-add]`)
  const written = []
  for (const { name: attribute, value, dataset } of form.elements) {
    const isChanged = value !== dataset.default
    if (isChanged) written.push(` ${attribute}="${escaped(value)}"`)
    // In the gallery every widget starts by itself; the attribute is for the markup to copy.
    if (attribute === 'data-mount') continue
    if (isChanged) marker?.setAttribute(attribute, value)
    else marker?.removeAttribute(attribute)
  }
  document.getElementById(`markup-${name}`).textContent =
    `${form.dataset.start}${written.join('')}>${form.dataset.inside}${form.dataset.end}`
}

for (const form of document.querySelectorAll('[data-example]')) {
  form.addEventListener('input', () => applyProperties(form))
  form.addEventListener('submit', (event) => event.preventDefault())
}

const calls = {
  notify: (text) => window.Bezel.notify({ text, type: 'success' }),
  confirm: (question) => window.Bezel.confirm({ question, ok: 'OK', cancel: 'Cancel' }),
}
for (const button of document.querySelectorAll('[data-try]'))
  button.addEventListener('click', () => calls[button.dataset.try](button.textContent.trim()))

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

tokens.addEventListener('input', applyTokens)
tokens.addEventListener('submit', (event) => event.preventDefault())
tokens.addEventListener('reset', () => setTimeout(applyTokens))
