// Replaces PayPal's SDK by `paypal.Buttons`, as its reference has it. The order is read where PayPal's own
// sheet would read it: at the stand-in of PayPal.
import { addresses, billing, email, nameOf } from './addresses.js'
import { AUTHORISING, make, OPENING, pause, Sheet } from './sheet.js'

const FUNDING = { PAYPAL: 'paypal', CREDIT: 'credit', PAYLATER: 'paylater', VENMO: 'venmo' }
const at = (order, tail = '') => `/checkoutshopper/paypal/orders/${order}${tail}`

const ADDRESS_ERRORS = {
  ADDRESS_ERROR: 'Your order can’t be delivered to this address.',
  COUNTRY_ERROR: 'Your order can’t be delivered to this country.',
  STATE_ERROR: 'Your order can’t be delivered to this state.',
  ZIP_ERROR: 'Your order can’t be delivered to this postcode.',
}
const OPTION_ERRORS = {
  METHOD_UNAVAILABLE: 'This way to deliver is not available.',
  STORE_UNAVAILABLE: 'This store is not available.',
}
const named = (errors) => Object.fromEntries(Object.keys(errors).map((name) => [name, name]))

const postal = ({ lines, city, region, postcode, country }) => ({
  address_line_1: lines[0],
  ...(lines[1] && { address_line_2: lines[1] }),
  admin_area_2: city,
  ...(region && { admin_area_1: region }),
  ...(postcode && { postal_code: postcode }),
  country_code: country,
})

class Purchase {
  constructor(options) {
    this.options = options
    this.hasDelivery = Boolean(options.onShippingAddressChange)
    this.sheet = new Sheet({
      wallet: 'PayPal',
      hasDelivery: this.hasDelivery,
      on: {
        address: () => this.changeAddress(),
        option: (id) => this.changeOption(id),
        pay: () => this.approve(),
        cancel: () => this.cancel(),
      },
    })
  }

  async start() {
    this.sheet.open()
    this.sheet.busy(true)
    try {
      const [order] = await Promise.all([this.options.createOrder(), pause(OPENING)])
      if (this.isOver) return
      this.order = order
      await this.read()
      if (this.hasDelivery) return await this.changeAddress()
      this.sheet.busy(false)
    } catch (error) {
      this.fail(error)
    }
  }

  async read() {
    const { amount, options } = await (await fetch(at(this.order))).json()
    this.amount = amount
    this.deliveries = options
    this.sheet.show({ total: { amount: amount.value, currency: amount.currency_code } })
    this.sheet.showOptions(
      options.map(({ id, label, amount: { value } }) => ({ id, label: `${label} · ${value}` })),
      options.find(({ selected }) => selected)?.id,
    )
  }

  get ids() {
    return { orderID: this.order, paymentID: this.order, paymentToken: this.order }
  }

  changeAddress() {
    const { city, region, country, postcode } = this.sheet.address
    const shippingAddress = { city, state: region, countryCode: country, postalCode: postcode }
    return this.change(this.options.onShippingAddressChange, { shippingAddress }, ADDRESS_ERRORS)
  }

  changeOption(id) {
    const { amount, ...option } = this.deliveries.find((one) => one.id === id)
    const selectedShippingOption = {
      ...option,
      selected: true,
      amount: { value: amount.value, currencyCode: amount.currency_code },
    }
    return this.change(this.options.onShippingOptionsChange, { selectedShippingOption }, OPTION_ERRORS)
  }

  async change(handle, data, errors) {
    this.sheet.complain()
    this.sheet.busy(true)
    let refusal
    const reject = (code) => {
      refusal = errors[code] ?? Object.values(errors)[0]
    }
    try {
      await handle?.({ ...this.ids, ...data, errors: named(errors) }, { reject })
    } catch {
      reject()
    }
    if (this.isOver) return
    await this.read()
    if (this.isOver) return
    this.sheet.complain(refusal)
    this.sheet.busy(false, !refusal)
  }

  async approve() {
    this.sheet.busy(true)
    await pause(AUTHORISING)
    if (this.isOver) return
    await fetch(at(this.order, '/approve'), {
      method: 'POST',
      body: JSON.stringify({ ...this.amount, card: this.sheet.card.number }),
    })
    if (this.isOver) return
    const data = { ...this.ids, payerID: 'DEMOPAYER', billingToken: null, paymentSource: 'paypal' }
    await this.options.onApprove(data, { order: { get: () => Promise.resolve(this.approved()) } })
    this.end()
  }

  approved() {
    const { address } = this.sheet
    const [given_name, surname] = [billing.given, billing.family]
    return {
      id: this.order,
      status: 'APPROVED',
      payer: {
        payer_id: 'DEMOPAYER',
        email_address: email,
        name: { given_name, surname },
        phone: { phone_number: { national_number: addresses[0].phone.slice(1) } },
        address: postal(billing),
      },
      purchase_units: [
        {
          amount: this.amount,
          ...(this.hasDelivery && {
            shipping: { name: { full_name: nameOf(address) }, address: postal(address) },
          }),
        },
      ],
    }
  }

  cancel() {
    this.end()
    this.options.onCancel?.({ orderID: this.order })
  }

  fail(error) {
    if (this.isOver) return
    this.end()
    this.options.onError?.(error)
  }

  end() {
    if (!this.isOver) this.sheet.close()
    this.isOver = true
  }
}

function Buttons(options) {
  const button = make('button', {
    type: 'button',
    className: 'wallet-button wallet-button--paypal',
    ariaLabel: 'PayPal',
    textContent: 'PayPal',
  })
  button.addEventListener('click', async () => {
    const isAllowed = new Promise((resolve, reject) => {
      const answer = options.onClick?.({ fundingSource: 'paypal' }, { resolve, reject })
      Promise.resolve(answer).then(resolve, reject)
    })
    await isAllowed.then(
      () => new Purchase(options).start(),
      () => undefined,
    )
  })
  return {
    isEligible: () => (options.fundingSource ?? FUNDING.PAYPAL) === FUNDING.PAYPAL,
    render: (container) => {
      container.append(button)
      options.onInit?.(
        {},
        { enable: () => (button.disabled = false), disable: () => (button.disabled = true) },
      )
      return Promise.resolve()
    },
    close: () => Promise.resolve(button.remove()),
  }
}

export function install() {
  window.paypal = { Buttons, FUNDING, version: '5.0.0-demo' }
}
