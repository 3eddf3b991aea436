import {
  CARDS,
  CUSTOMER,
  expectOrder,
  expectStep,
  fillAddress,
  goOn,
  payByCard,
  placeOrder,
  reachPayment,
} from './checkout.mjs'

const ITEMS = [{ sku: 'NK-2' }]

/** The journeys, by what they show. A journey rejects where the shop is not as it should be. */
export const purchases = {
  async 'a guest buys by card'(shopper) {
    await shopper.start({ items: ITEMS })
    await reachPayment(shopper)
    await payByCard(shopper, CARDS.good)
    await placeOrder(shopper)
    await expectOrder(shopper)
  },

  async 'a customer logs in at the checkout and buys by a typed card'(shopper) {
    await shopper.start({ items: ITEMS })
    await shopper.goto('/checkout')
    await shopper.press('.bzl-checkout__login button')
    await shopper.type('.bzl-checkout__login [type="email"]', 'bea@example.com')
    await shopper.type('.bzl-checkout__login [type="password"]', 'Demo-1234!')
    await shopper.press('.bzl-checkout__login [type="submit"]')
    await shopper.until(
      'the login’s end',
      () => !document.querySelector('.bzl-checkout__login [type="password"]'),
    )
    await fillAddress(shopper, CUSTOMER)
    await goOn(shopper)
    await expectStep(shopper, 'delivery')
    await goOn(shopper)
    await expectStep(shopper, 'payment')
    // This is the method beside the card that the provider has kept.
    await shopper.press('.adyen-checkout__payment-method', 'Cards')
    await payByCard(shopper, CARDS.good)
    await placeOrder(shopper)
    await expectOrder(shopper)
  },

  async 'a refused card leads back, and one with 3-D Secure pays'(shopper) {
    await shopper.start({ items: ITEMS })
    await reachPayment(shopper)
    await payByCard(shopper, CARDS.refused)
    await placeOrder(shopper)
    await shopper.press('dialog[open] button', 'OK')
    await expectStep(shopper, 'payment')
    await payByCard(shopper, CARDS.asks)
    await placeOrder(shopper)
    await shopper.press('button.approve')
    await expectOrder(shopper)
  },

  async 'Back and a reload stay in the checkout at each step'(shopper) {
    await shopper.start({ items: ITEMS })
    await shopper.goto('/checkout')
    await fillAddress(shopper)
    await shopper.reload()
    const city = () => document.querySelector('[name="city"]')?.value === 'Austin'
    await shopper.until('what was typed', city)
    await goOn(shopper)
    await expectStep(shopper, 'delivery')
    await shopper.reload()
    await expectStep(shopper, 'delivery')
    await shopper.back()
    await expectStep(shopper, 'address')
    await shopper.until('what was typed', city)
    await goOn(shopper)
    await expectStep(shopper, 'delivery')
    await goOn(shopper)
    await expectStep(shopper, 'payment')
    await shopper.reload()
    await expectStep(shopper, 'payment')
    await shopper.back()
    await expectStep(shopper, 'delivery')
    await goOn(shopper)
    await expectStep(shopper, 'payment')
    await payByCard(shopper, CARDS.good)
    await shopper.back()
    await expectStep(shopper, 'payment')
    await shopper.press('li[aria-current="step"] button', 'Review order')
    await expectStep(shopper, 'review')
    await shopper.reload()
    await expectStep(shopper, 'payment')
    await payByCard(shopper, CARDS.good)
    await placeOrder(shopper)
    await expectOrder(shopper)
    await shopper.back()
    await shopper.until(
      'no order to place',
      () => !document.querySelector('.bzl-checkout__place-order button'),
    )
  },
}
