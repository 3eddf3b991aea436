/** A made-up way to pay: so many pebbles, from a pouch with a number. The shop offers it as `pebbles`. */
const LABELS = { en: 'Number of your pouch', de: 'Nummer Ihres Beutels' }
const MISSING = { en: 'A pouch has four digits.', de: 'Ein Beutel hat vier Ziffern.' }
const language = document.documentElement.lang.slice(0, 2)

let pouch

const method = {
  code: 'pebbles',
  label: { en: 'Pebbles', de: 'Kieselsteine' },
  logo: '/static/icon.svg',
  isOffered: ({ amount }) => amount < 500_000,
  details(element, order) {
    element.innerHTML = `<p><label for="pouch"></label><br />
      <input id="pouch" inputmode="numeric" autocomplete="off" aria-describedby="pouch-error" /></p>
      <p id="pouch-error"></p><p class="pebbles"></p>`
    element.querySelector('label').textContent = LABELS[language] ?? LABELS.en
    pouch = element.querySelector('input')
    const count = element.querySelector('.pebbles')
    const update = ({ amount }) => (count.textContent = `${amount} ●`)
    update(order)
    return { update }
  },
  isComplete() {
    const isGood = /^\d{4}$/.test(pouch.value)
    pouch.setAttribute('aria-invalid', String(!isGood))
    document.getElementById('pouch-error').textContent = isGood ? '' : (MISSING[language] ?? MISSING.en)
    return isGood
  },
  async place({ amount }) {
    if (pouch.value === '0000') return { refused: 'This pouch is empty.' }
    return { order: { additional_data: { pouch: pouch.value, pebbles: amount } } }
  },
}

window.Bezel ||= []
window.Bezel.push((bezel) => bezel.paymentMethod(method))
