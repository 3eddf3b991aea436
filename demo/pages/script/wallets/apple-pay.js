// Replaces Safari's Apple Pay: `ApplePaySession`, `ApplePayError` and the button, as Apple documents them.
import { billing, tokenOf } from './addresses.js'
import { ApplePayButton, full, partial } from './apple-contact.js'
import { ApplePayError, invalidAccess, textOf } from './apple-error.js'
import { AUTHORISING, OPENING, pause, Sheet } from './sheet.js'

const LATEST_VERSION = 14
/** A page that does not answer an event by then has lost its session (ms). */
const TIME_LIMIT = 30_000

const AMOUNT = /^\d+(\.\d+)?$/

class ApplePaySession {
  static active
  static STATUS_SUCCESS = 0
  static STATUS_FAILURE = 1
  static supportsVersion = (version) => version <= LATEST_VERSION
  static applePayCapabilities = () =>
    Promise.resolve({ paymentCredentialStatus: 'paymentCredentialsAvailable' })

  static canMakePayments() {
    if (location.protocol !== 'https:')
      throw invalidAccess('Trying to call an ApplePaySession API from an insecure document.')
    return true
  }

  constructor(version, request) {
    ApplePaySession.canMakePayments()
    if (!navigator.userActivation.isActive)
      throw invalidAccess('Must create a new ApplePaySession from a user gesture handler.')
    if (!ApplePaySession.supportsVersion(version))
      throw invalidAccess(`"${version}" is not a supported version.`)
    this.request = request
    this.total = this.checked(request.total)
    this.method = request.shippingMethods?.[0]
  }

  checked(total) {
    if (total?.label && (total.type === 'pending' || AMOUNT.test(total.amount))) return total
    throw new TypeError('The total has no label or no amount.')
  }

  begin() {
    if (ApplePaySession.active) throw invalidAccess('Page already has an active payment session.')
    ApplePaySession.active = this
    const { request } = this
    this.hasDelivery = Boolean(request.requiredShippingContactFields?.includes('postalAddress'))
    this.sheet = new Sheet({
      wallet: 'Apple Pay',
      hasDelivery: this.hasDelivery,
      hasCoupon: request.supportsCouponCode,
      on: {
        address: () => this.emit('shippingcontactselected', { shippingContact: partial(this.sheet.address) }),
        option: (id) => {
          this.method = this.methods.find(({ identifier }) => identifier === id)
          this.emit('shippingmethodselected', { shippingMethod: this.method })
        },
        coupon: (couponCode) => this.emit('couponcodechanged', { couponCode }),
        pay: () => void this.authorise(),
        cancel: () => this.cancel(),
      },
    })
    this.showMethods(request.shippingMethods)
    this.show(request.lineItems)
    void this.start()
  }

  async start() {
    await pause(OPENING)
    if (ApplePaySession.active !== this) return
    this.sheet.open()
    this.emit('validatemerchant', {
      validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/demo',
    })
  }

  /** Sends an event and waits for its answer; what nobody listens to needs none. */
  emit(type, detail) {
    const handle = this[`on${type}`]
    if (!handle) return this.sheet.busy(false)
    this.awaited = type
    this.sheet.complain()
    this.sheet.busy(true)
    this.timer = setTimeout(() => this.cancel(), TIME_LIMIT)
    handle.call(this, Object.assign(new Event(type), detail))
  }

  /** Ends the wait for the answer to an event. Throws where the session does not wait for it. */
  answered(type) {
    if (ApplePaySession.active !== this || this.awaited !== type)
      throw invalidAccess('The session is not waiting for this.')
    clearTimeout(this.timer)
    this.awaited = undefined
  }

  completeMerchantValidation() {
    this.answered('validatemerchant')
    this.emit('paymentmethodselected', { paymentMethod: { type: 'debit', network: 'visa' } })
    if (!this.awaited) this.selectFirst()
  }

  completePaymentMethodSelection(update) {
    this.answered('paymentmethodselected')
    this.take(update)
    this.selectFirst()
  }

  selectFirst() {
    if (this.hasDelivery)
      this.emit('shippingcontactselected', { shippingContact: partial(this.sheet.address) })
  }

  take({ newTotal, newLineItems, newShippingMethods, errors = [] }) {
    this.total = this.checked(newTotal)
    if (newShippingMethods) this.showMethods(newShippingMethods)
    this.show(newLineItems)
    this.sheet.complain(errors.map(textOf).join(' '))
    this.sheet.busy(false, !errors.length && this.total.type !== 'pending')
  }

  show(lines = []) {
    const total = { amount: this.total.amount ?? '…', currency: this.request.currencyCode }
    this.sheet.show({ total, lines })
  }

  /** The one chosen stays where it is still there, else the first is. */
  showMethods(methods = []) {
    this.methods = methods
    const { identifier } = this.method ?? {}
    this.method = methods.find((method) => method.identifier === identifier) ?? methods[0]
    const options = methods.map(({ identifier: id, label, detail, amount }) => ({
      id,
      label: [label, detail, amount].filter(Boolean).join(' · '),
    }))
    this.sheet.showOptions(options, this.method?.identifier)
  }

  async authorise() {
    this.sheet.busy(true)
    await pause(AUTHORISING)
    if (ApplePaySession.active !== this) return
    const { request, sheet, total } = this
    const { requiredShippingContactFields: shipping, requiredBillingContactFields: ofBilling } = request
    const token = tokenOf({ amount: total.amount, currency: request.currencyCode }, sheet.card)
    this.emit('paymentauthorized', {
      payment: {
        token: {
          paymentData: token,
          paymentMethod: { displayName: sheet.card.label, network: 'Visa', type: 'debit' },
          transactionIdentifier: 'DEMO',
        },
        ...(ofBilling?.length && { billingContact: full(billing, ofBilling) }),
        ...(shipping?.length && { shippingContact: full(sheet.address, shipping) }),
      },
    })
  }

  completePayment(result) {
    this.answered('paymentauthorized')
    const { status, errors } = typeof result === 'object' ? result : { status: result }
    if (status === ApplePaySession.STATUS_SUCCESS) return this.end()
    this.sheet.complain(errors?.map(textOf).join(' ') || 'Payment not completed')
    this.sheet.busy(false)
  }

  abort() {
    if (ApplePaySession.active !== this) throw invalidAccess('The session is not active.')
    this.end()
  }

  cancel() {
    this.end()
    this.oncancel?.(Object.assign(new Event('cancel'), { sessionError: { code: 'unknown', info: {} } }))
  }

  end() {
    clearTimeout(this.timer)
    ApplePaySession.active = undefined
    this.sheet.close()
  }
}

const COMPLETIONS = {
  completeShippingContactSelection: 'shippingcontactselected',
  completeShippingMethodSelection: 'shippingmethodselected',
  completeCouponCodeChange: 'couponcodechanged',
}

for (const [name, type] of Object.entries(COMPLETIONS)) {
  ApplePaySession.prototype[name] = function complete(update) {
    this.answered(type)
    this.take(update)
  }
}

export function install() {
  if (window.ApplePaySession) return
  Object.assign(window, { ApplePaySession, ApplePayError })
  customElements.define('apple-pay-button', ApplePayButton)
}
