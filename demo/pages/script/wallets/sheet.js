// A wallet's payment sheet, as the demo shows it in place of the device's own.
import { addresses, cards } from './addresses.js'

/** Waits as long as a device takes for things of its own. */
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
export const OPENING = 150
export const AUTHORISING = 250

/** An element with properties, and children. */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children.filter(Boolean))
  return element
}

const field = (label, control, isShown = true) =>
  isShown &&
  make('label', { className: 'wallet-sheet__field' }, make('span', { textContent: label }), control)

const choice = (rows) =>
  make(
    'select',
    {},
    ...rows.map(({ label }, index) => make('option', { value: String(index), textContent: label })),
  )

/**
 * A dialog over the page. `on` gets what the shopper does: `address`, `option`, `coupon`, `pay`, `cancel`; none of them but
 * `cancel` while the sheet is busy.
 */
export class Sheet {
  constructor({ wallet, hasDelivery, hasCoupon, canDeliverTo = () => true, on }) {
    const deliverTo = choice(addresses)
    for (const [index, address] of addresses.entries())
      deliverTo.options[index].disabled = !canDeliverTo(address)
    deliverTo.value = String(addresses.findIndex(canDeliverTo))
    this.controls = {
      deliverTo,
      card: choice(cards),
      coupon: make('input', { autocomplete: 'off' }),
      apply: make('button', { type: 'button', textContent: 'Apply' }),
      pay: make('button', { type: 'button', className: 'wallet-sheet__pay', textContent: 'Pay' }),
      cancel: make('button', { type: 'button', textContent: 'Cancel' }),
    }
    const { card, coupon, apply, pay, cancel } = this.controls
    this.options = make('fieldset', { className: 'wallet-sheet__options', hidden: true })
    this.lines = make('ul', { className: 'wallet-sheet__lines' })
    this.total = make('output')
    this.total.setAttribute('aria-label', 'Total')
    this.alert = make('p', { role: 'alert' })
    const title = make('h2', { id: `sheet-${wallet.replace(' ', '-')}`, textContent: `${wallet} (demo)` })
    this.dialog = make(
      'dialog',
      { className: 'wallet-sheet', lang: 'en', dir: 'ltr' },
      title,
      make('p', {
        className: 'wallet-sheet__note',
        textContent: 'A stand-in of this demo. Nothing is charged.',
      }),
      field('Deliver to', deliverTo, hasDelivery),
      this.options,
      hasCoupon && make('div', { className: 'wallet-sheet__coupon' }, field('Coupon code', coupon), apply),
      field('Card', card),
      this.lines,
      make('p', { className: 'wallet-sheet__total' }, 'Total ', this.total),
      this.alert,
      make('div', { className: 'wallet-sheet__buttons' }, cancel, pay),
    )
    this.dialog.setAttribute('aria-labelledby', title.id)
    deliverTo.addEventListener('change', () => on.address?.(this.address))
    this.options.addEventListener('change', ({ target }) => on.option?.(target.value))
    apply.addEventListener('click', () => on.coupon?.(coupon.value.trim()))
    pay.addEventListener('click', () => on.pay())
    cancel.addEventListener('click', () => on.cancel())
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      on.cancel()
    })
  }

  get address() {
    return addresses[Number(this.controls.deliverTo.value)]
  }

  get card() {
    return cards[Number(this.controls.card.value)]
  }

  open() {
    document.body.append(this.dialog)
    this.dialog.showModal()
  }

  close() {
    this.dialog.close()
    this.dialog.remove()
  }

  /** Nothing but Cancel while the shop or the device works. */
  busy(isBusy, isPayable = true) {
    const { deliverTo, card, coupon, apply, pay } = this.controls
    for (const control of [deliverTo, card, coupon, apply, this.options]) control.disabled = isBusy
    pay.disabled = isBusy || !isPayable
    this.dialog.setAttribute('aria-busy', String(isBusy))
  }

  /** `total` has `amount` and `currency`, each line a `label` and an `amount`. */
  show({ total, lines }) {
    if (total) this.total.textContent = `${total.currency} ${total.amount}`
    if (!lines) return
    const row = ({ label, amount }) => make('li', {}, make('span', { textContent: label }), ` ${amount}`)
    this.lines.replaceChildren(...lines.map(row))
  }

  /** Each option has `id` and `label`. */
  showOptions(options, chosen) {
    this.options.hidden = !options.length
    const radio = ({ id, label }) =>
      make(
        'label',
        {},
        make('input', { type: 'radio', name: 'wallet-option', value: id, checked: id === chosen }),
        make('span', { textContent: label }),
      )
    this.options.replaceChildren(make('legend', { textContent: 'Delivery' }), ...options.map(radio))
  }

  complain(text = '') {
    this.alert.textContent = text
  }
}
