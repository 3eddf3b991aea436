// Replaces Google's pay.js: it does what the reference says of `PaymentsClient`.
import { billing, email, nameOf, tokenOf } from './addresses.js'
import { AUTHORISING, make, OPENING, pause, Sheet } from './sheet.js'

const UNSELECTED = 'shipping_option_unselected'

const partial = ({ country, postcode, city, region }) => ({
  countryCode: country,
  postalCode: postcode,
  administrativeArea: region,
  locality: city,
})

const full = (address, hasPhone) => ({
  ...partial(address),
  name: nameOf(address),
  address1: address.lines[0],
  address2: address.lines[1] ?? '',
  address3: '',
  sortingCode: '',
  ...(hasPhone && { phoneNumber: address.phone }),
})

const failure = (statusCode, statusMessage) =>
  Object.assign(new Error(statusMessage), { statusCode, statusMessage })

class PaymentsClient {
  constructor({ paymentDataCallbacks = {} } = {}) {
    this.callbacks = paymentDataCallbacks
  }

  isReadyToPay({ existingPaymentMethodRequired }) {
    return Promise.resolve({
      result: true,
      ...(existingPaymentMethodRequired && { paymentMethodPresent: true }),
    })
  }

  prefetchPaymentData() {}

  createButton({ onClick }) {
    const button = make('button', {
      type: 'button',
      className: 'wallet-button wallet-button--google',
      ariaLabel: 'Google Pay',
      textContent: 'G Pay',
    })
    button.addEventListener('click', onClick)
    return make('div', {}, button)
  }

  async loadPaymentData(request) {
    const { callbackIntents = [], shippingAddressRequired, shippingOptionRequired } = request
    const changes = callbackIntents.filter((intent) => intent.startsWith('SHIPPING_'))
    if (isBroken || (changes.length && !this.callbacks.onPaymentDataChanged))
      throw failure('DEVELOPER_ERROR', 'The request is not valid')
    if (changes.includes('SHIPPING_OPTION') && !shippingOptionRequired)
      throw failure('DEVELOPER_ERROR', 'shippingOptionRequired must be set')
    await pause(OPENING)
    return new Promise((resolve, reject) => {
      new Purchase(request, this.callbacks, { changes, shippingAddressRequired }, resolve, reject).open()
    })
  }
}

class Purchase {
  constructor(request, callbacks, { changes, shippingAddressRequired }, resolve, reject) {
    Object.assign(this, { request, callbacks, changes, resolve, reject })
    const countries = request.shippingAddressParameters?.allowedCountryCodes
    this.info = request.transactionInfo
    this.option = request.shippingOptionParameters?.defaultSelectedOptionId ?? UNSELECTED
    this.sheet = new Sheet({
      wallet: 'Google Pay',
      hasDelivery: shippingAddressRequired,
      canDeliverTo: ({ country }) => !countries || countries.includes(country),
      on: {
        address: () => this.change('SHIPPING_ADDRESS'),
        option: (id) => {
          this.option = id
          void this.change('SHIPPING_OPTION')
        },
        pay: () => this.pay(),
        cancel: () => this.cancel(),
      },
    })
  }

  open() {
    this.sheet.open()
    this.showTotal()
    const { shippingOptions = [] } = this.request.shippingOptionParameters ?? {}
    this.sheet.showOptions(shippingOptions, this.option)
    void this.change('INITIALIZE')
  }

  showTotal() {
    const { totalPrice, currencyCode, displayItems = [] } = this.info
    this.sheet.show({
      total: { amount: totalPrice, currency: currencyCode },
      lines: displayItems.map(({ label, price }) => ({ label, amount: price })),
    })
  }

  async change(callbackTrigger) {
    if (!this.changes.length || (callbackTrigger !== 'INITIALIZE' && !this.changes.includes(callbackTrigger)))
      return
    this.sheet.complain()
    this.sheet.busy(true)
    const update = await this.ask({
      callbackTrigger,
      shippingAddress: partial(this.sheet.address),
      shippingOptionData: { id: this.option },
    })
    if (this.isOver) return
    const { newTransactionInfo, newShippingOptionParameters: parameters, error } = update ?? {}
    if (parameters) {
      this.option = parameters.defaultSelectedOptionId ?? parameters.shippingOptions[0]?.id ?? UNSELECTED
      this.sheet.showOptions(parameters.shippingOptions, this.option)
    }
    if (newTransactionInfo) this.info = { ...this.info, ...newTransactionInfo }
    this.showTotal()
    this.sheet.complain(error?.message)
    this.sheet.busy(false, !error)
  }

  async ask(data) {
    try {
      return await this.callbacks.onPaymentDataChanged(data)
    } catch {
      return { error: { reason: 'OTHER_ERROR', message: 'Something went wrong.' } }
    }
  }

  async pay() {
    this.sheet.complain()
    this.sheet.busy(true)
    await pause(AUTHORISING)
    if (this.isOver) return
    const data = this.paymentData()
    const { transactionState, error } = (await this.callbacks.onPaymentAuthorized?.(data)) ?? {}
    if (this.isOver) return
    if (transactionState === 'ERROR') {
      this.sheet.complain(error?.message ?? 'The payment failed.')
      return this.sheet.busy(false)
    }
    this.end()
    this.resolve(data)
  }

  paymentData() {
    const { request, sheet, info } = this
    const { totalPrice: amount, currencyCode: currency } = info
    const [{ parameters = {} }] = request.allowedPaymentMethods
    const hasPhone = request.shippingAddressParameters?.phoneNumberRequired
    return {
      apiVersion: 2,
      apiVersionMinor: 0,
      ...(request.emailRequired && { email }),
      ...(request.shippingAddressRequired && { shippingAddress: full(sheet.address, hasPhone) }),
      ...(request.shippingOptionRequired && { shippingOptionData: { id: this.option } }),
      paymentMethodData: {
        type: 'CARD',
        description: sheet.card.label,
        info: {
          cardNetwork: 'VISA',
          cardDetails: sheet.card.number.slice(-4),
          ...(parameters.billingAddressRequired && {
            billingAddress: full(billing, parameters.billingAddressParameters?.phoneNumberRequired),
          }),
        },
        tokenizationData: {
          type: 'PAYMENT_GATEWAY',
          token: JSON.stringify(tokenOf({ amount, currency }, sheet.card)),
        },
      },
    }
  }

  cancel() {
    this.end()
    this.reject(failure('CANCELED', 'User closed the Payment Request UI.'))
  }

  end() {
    this.isOver = true
    this.sheet.close()
  }
}

let isBroken = false

export function install(choice) {
  isBroken = choice === 'broken'
  window.google = { ...window.google, payments: { api: { PaymentsClient } } }
}
