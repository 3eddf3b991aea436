// The steps that the journeys take in a checkout.
/** The texts typed as a customer; guests have an e-mail address besides. */
export const CUSTOMER = {
  firstname: 'Ada',
  lastname: 'Byron',
  telephone: '0205550100',
  street1: '1 Main Street',
  city: 'Austin',
  postcode: '78701',
}

const GUEST = { email: 'ada@example.com', ...CUSTOMER }

export const CARDS = { good: '4111111111111111', refused: '4000000000000002', asks: '4917610000000000' }

const STEP = 'li[aria-current="step"]'
const steps = { address: 1, delivery: 2, payment: 3, review: 4 }

export const expectStep = (shopper, step) =>
  shopper.until(
    step,
    (number) =>
      document
        .querySelector(`.bzl-checkout__steps > li:nth-child(${number})`)
        ?.getAttribute('aria-current') === 'step',
    steps[step],
  )

export const goOn = (shopper) => shopper.press(`${STEP} button`, 'Save & Continue')

export async function fillAddress(shopper, typed = GUEST) {
  await shopper.see('[name="country_id"]')
  await shopper.choose('[name="country_id"]', 'United States')
  for (const [name, text] of Object.entries(typed)) await shopper.type(`[name="${name}"]`, text)
  await shopper.choose('[name="region_id"]', 'Texas')
}

export async function reachPayment(shopper) {
  await shopper.goto('/checkout')
  await fillAddress(shopper)
  await goOn(shopper)
  await expectStep(shopper, 'delivery')
  await goOn(shopper)
  await expectStep(shopper, 'payment')
}

export async function payByCard(shopper, number) {
  await shopper.see('[data-cse="encryptedSecurityCode"] iframe')
  await shopper.until('a card form', () => !document.querySelector('.loading-input__form--loading'))
  await shopper.type('input[autocomplete="cc-number"]', number)
  await shopper.type('input[autocomplete="cc-exp"]', '0330')
  await shopper.type('input[autocomplete="cc-csc"]', '737')
  await shopper.press(`${STEP} button`, 'Review order')
  await expectStep(shopper, 'review')
}

export const placeOrder = (shopper) => shopper.press('.bzl-checkout__place-order button', 'Place order')

/** One order is placed, and charged once, at what the button showed. */
export async function expectOrder(shopper) {
  await shopper.until('success', () => location.pathname.endsWith('/checkout/onepage/success'))
  const { orders, charges } = await shopper.ledger()
  const placed = orders.filter(({ state }) => state === 'placed')
  if (placed.length !== 1 || charges.length !== 1 || charges[0].value !== placed[0].grandTotal)
    throw new Error(`orders and charges: ${JSON.stringify([placed, charges])}`)
}
