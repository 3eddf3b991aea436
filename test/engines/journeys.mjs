const ESCAPE = '\uE00C'

const CARD = { number: '4111111111111111', expiry: '0330', code: '737' }

async function addToCart(shopper) {
  await shopper.goto('/moon-pendant.html')
  await shopper.press('.product__form button[type="submit"]')
  await shopper.until(
    'the count',
    () => document.querySelector('[data-bezel-count]').textContent.trim() === '1',
  )
}

/** What each of them does, by what it shows. A journey rejects where the shop is not as it should be. */
export const journeys = {
  async 'the drawer opens, takes one more and closes by Escape'(shopper) {
    await addToCart(shopper)
    await shopper.press('#minicart')
    await shopper.see('dialog[open] .bzl-totals__row--grand dd', '$64.00')
    await shopper.press('dialog[open] .bzl-quantity__increase')
    await shopper.see('dialog[open] .bzl-totals__row--grand dd', '$128.00')
    await shopper.keys(ESCAPE)
    await shopper.until('a closed drawer', () => !document.querySelector('dialog[open]'))
  },

  async 'a guest buys by card'(shopper) {
    await addToCart(shopper)
    await shopper.goto('/checkout')
    const typed = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Byron', telephone: '0205550100' }
    const address = { street1: '1 Main Street', city: 'Austin', postcode: '78701' }
    await shopper.see('[name="country_id"]')
    await shopper.choose('[name="country_id"]', 'United States')
    for (const [name, text] of Object.entries({ ...typed, ...address }))
      await shopper.type(`[name="${name}"]`, text)
    await shopper.choose('[name="region_id"]', 'Texas')
    await shopper.press('li[aria-current="step"] button', 'Save & Continue')
    await shopper.see(
      'li[aria-current="step"] [name="shipping_method"], li[aria-current="step"] [type="radio"]',
    )
    await shopper.press('li[aria-current="step"] button', 'Save & Continue')
    await shopper.see('[data-cse="encryptedSecurityCode"] iframe')
    await shopper.until('a card form', () => !document.querySelector('.loading-input__form--loading'))
    await shopper.type('input[autocomplete="cc-number"]', CARD.number)
    await shopper.type('input[autocomplete="cc-exp"]', CARD.expiry)
    await shopper.type('input[autocomplete="cc-csc"]', CARD.code)
    await shopper.press('li[aria-current="step"] button', 'Review order')
    await shopper.press('.bzl-checkout__place-order button', 'Place order')
    await shopper.until('success', () => location.pathname.endsWith('/checkout/onepage/success'))
  },
}

/** The shortest that shows an engine sells. */
export const short = Object.keys(journeys)
