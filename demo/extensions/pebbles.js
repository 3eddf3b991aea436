/** A made-up way to pay: so many pebbles, from a pouch with a number. The shop offers it as `pebbles`. */
let pouch

const method = {
  code: 'pebbles',
  label: { en: 'Pebbles', de: 'Kieselsteine' },
  logo: '/static/icon.svg',
  isOffered: ({ amount }) => amount < 500_000,
  details(element, order) {
    element.append(document.getElementById('pebbles').content.cloneNode(true))
    pouch = element.querySelector('input')
    const count = element.querySelector('.pebbles')
    const update = ({ amount }) => (count.textContent = `${amount} pebbles`)
    update(order)
    return { update }
  },
  isComplete() {
    const isGood = /^\d{4}$/.test(pouch.value)
    pouch.setAttribute('aria-invalid', String(!isGood))
    document.getElementById('pouch-error').textContent = isGood ? '' : 'A pouch has four digits.'
    return isGood
  },
  async place({ amount }) {
    if (pouch.value === '0000') return { refused: 'This pouch is empty.' }
    return { order: { additional_data: { pouch: pouch.value, pebbles: amount } } }
  },
}

window.Bezel ||= []
window.Bezel.push((bezel) => bezel.paymentMethod(method))
