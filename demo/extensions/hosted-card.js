/**
 * A card by another provider, whose fields lie in its own frames. The stand-in below has the shape of Stripe's Payment Element.
 * In your shop this is `Stripe(key)`, from a host that your policy allows.
 */
const stripe = standIn()
let elements
/** The payment that is authorised already, and what for. */
let authorised

const amountOf = ({ amount, currency }) => ({ amount, currency: currency.toLowerCase() })

const method = {
  code: 'hosted_card',
  label: { en: 'Card by another provider', de: 'Karte über einen anderen Anbieter' },
  // The bank's question may take a while.
  timeLimit: 600_000,
  details(element, order) {
    elements = stripe.elements({ mode: 'payment', captureMethod: 'manual', ...amountOf(order) })
    const card = elements.create('payment')
    card.on('change', () => (authorised = undefined))
    card.mount(element)
    return { update: (changed) => elements.update(amountOf(changed)), remove: () => card.destroy() }
  },
  /** The provider shows in its fields what is missing. */
  isComplete: async () => !(await elements.submit()).error,
  /** The card is authorised here, and the shop takes the money with the order. */
  async place(order) {
    const sum = JSON.stringify(amountOf(order))
    // An order that the shop refused has left an authorised payment, which the next press uses.
    if (authorised?.sum !== sum) {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        clientSecret: await createIntent(order),
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      })
      if (error) return { refused: error.message }
      authorised = { sum, id: paymentIntent.id }
    }
    return { order: { additional_data: { payment_intent: authorised.id } } }
  },
}

window.Bezel ||= []
window.Bezel.push((bezel) => bezel.paymentMethod(method))

/** In your shop, a route of its own that reads the amount from the cart. */
async function createIntent({ cart }) {
  return `pi_${cart}_secret`
}

/** It takes any sixteen digits. 4000000000000002 is declined, and 4000000000003220 makes the bank ask. */
function standIn() {
  const make = (name, members = {}) => Object.assign(document.createElement(name), members)
  const ask = () =>
    new Promise((answer) => {
      const dialog = make('dialog', { ariaLabel: 'Your bank' })
      const end = (isApproved) => {
        dialog.remove()
        answer(isApproved)
      }
      const button = (textContent, isApproved) =>
        make('button', { type: 'button', textContent, onclick: () => end(isApproved) })
      dialog.append(button('It is me', true), button('It is not me', false))
      dialog.oncancel = () => end(false)
      document.body.append(dialog)
      dialog.showModal()
    })
  const field = make('input', { inputMode: 'numeric', autocomplete: 'cc-number', ariaLabel: 'Card number' })
  const problem = make('p', { className: 'hosted-card__problem', role: 'alert' })
  const digits = () => field.value.replace(/\s/g, '')
  const elements = {
    create: () => ({
      on: (type, run) => field.addEventListener('input', run),
      mount: (element) => element.append(field, problem),
      destroy: () => [field, problem].forEach((node) => node.remove()),
    }),
    update: () => {},
    async submit() {
      const message = /^\d{16}$/.test(digits()) ? '' : 'Your card number is incomplete.'
      problem.textContent = message
      field.ariaInvalid = String(Boolean(message))
      return message ? { error: { message } } : {}
    },
  }
  return {
    elements: () => elements,
    async confirmPayment({ clientSecret }) {
      const isRefused = digits().endsWith('0002') || (digits().endsWith('3220') && !(await ask()))
      if (isRefused) return { error: { message: 'Your card was declined.' } }
      return { paymentIntent: { id: clientSecret.split('_secret')[0], status: 'requires_capture' } }
    },
  }
}
