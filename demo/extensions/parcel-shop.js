// With Standard delivery the parcel may wait in a shop nearby; the choice is sent by a call of the theme's own.
const SHOPS = { home: 'To my door', kiosk: 'Kiosk on Main Street', florist: 'Florist at the station' }
let chosen = 'home'

const choose = (shop) => {
  chosen = shop
  return fetch('/parcel-shop/choose', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shop }),
  })
}

const choiceOf = ([shop, name]) => {
  const label = document.createElement('label')
  const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'parcel-shop' })
  radio.checked = shop === chosen
  radio.addEventListener('change', () => choose(shop))
  label.append(radio, ` ${name}`)
  return label
}

window.Bezel = window.Bezel || []
window.Bezel.push((bezel) =>
  bezel.slot('checkout/rate-after', (element, { rate }) => {
    if (rate.carrier_code !== 'tablerate') return undefined
    element.className = 'parcel-shop'
    element.setAttribute('role', 'radiogroup')
    element.setAttribute('aria-label', 'Where the parcel goes')
    element.append(...Object.entries(SHOPS).map(choiceOf))
    const update = (data) => (element.hidden = !data.rate.is_chosen)
    update({ rate })
    return { update }
  }),
)
