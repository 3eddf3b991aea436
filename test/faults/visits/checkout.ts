import { type Page, expect } from 'playwright/test'
import { addresses, GUEST } from '../../browser/addresses.ts'
import { CartPage } from '../../browser/cart-page.ts'
import { reCaptcha } from '../../browser/captcha-page.ts'
import { cards } from '../../browser/checkout.ts'
import { Drawer } from '../../browser/drawer.ts'
import { PaymentCheckout, stubPaypal } from '../../browser/payment-page.ts'
import { Shop } from '../../browser/shop.ts'
import { ANN, items, orderByCheck, type Visit } from './visit.ts'

/** One type for each component that is fetched by itself (`src/payment/methods/card/local-types.ts`). */
const LOCAL_TYPES =
  `ach affirm afterpay afterpay_b2b ancv atome bankTransfer_DE bcmc bcmc_mobile billdesk_online
  billdesk_wallet blik boletobancario directdebit_GB doku dotpay dragonpay duitnow ebanking_FI econtext
  eft_directdebit_CA eps facilypay_3x giftcard giropay iris mbway mealVoucher_FR molpay_ebanking_fpx_MY multibanco
  onlineBanking_CZ onlinebanking_IN onlineBanking_PL onlineBanking_SK oxxo paybybank paybybank_AIS_DD payme paynow
  paypal payto payu_IN_cashcard payu_IN_nb pix promptpay ratepay ratepay_directdebit riverty sepadirectdebit swish
  trustly twint upi vipps wallet_IN wechatpay`.split(/\s+/)

const HIDDEN = ['sepadirectdebit', 'bcmc_mobile']

/** Adds these types to the provider's offer. */
const offerTypes = (page: Page) =>
  page.route(/payment/, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    const more = LOCAL_TYPES.map((type) => JSON.stringify({ type, name: `Local ${type}` })).join()
    // The offer stands as text in an answer of Magento's.
    const body = text
      .replace(/"paymentMethods":\[(?=\{"type":"scheme)/, (all) => `${all}${more},`)
      .replace(
        /\\"paymentMethods\\":\[(?=\{\\"type\\":\\"scheme)/,
        (all) => `${all}${more.replace(/"/g, '\\"')},`,
      )
    return route.fulfill({ response, body })
  })

export const checkoutVisits: Visit[] = [
  {
    name: 'checkout of a customer with addresses',
    start: { items, customer: ANN },
    async walk(page) {
      const checkout = new PaymentCheckout(page)
      await checkout.open()
      await checkout.button('address.deliver').click()
      await checkout.expectStep(2)
      await checkout.finishShipping()
    },
  },
  {
    name: 'checkout: pickup, completion of an address',
    start: { items, settings: { in_store_pickup: '1', address_completion: '1' }, country: 'US' },
    async walk(page) {
      const checkout = new PaymentCheckout(page)
      await checkout.open()
      await expect(checkout.field('street1')).toHaveRole('combobox')
      await checkout.fillAddress(addresses.US, GUEST)
      await checkout.finishAddress()
      await checkout.step.getByRole('radio', { name: /^Store pickup/ }).click()
      await expect(checkout.step.locator('[name="bzl-pickup"]').first()).toBeVisible()
    },
  },
  {
    name: 'checkout: comment, gift, newsletter, terms, picture to copy',
    start: {
      items,
      hasAgreements: true,
      settings: {
        order_comment: '1',
        gift_options_allow_order: '1',
        newsletter_opt_in: '1',
        captcha_forms: 'payment_processing_request',
      },
    },
    async walk(page) {
      const checkout = await orderByCheck(page)
      await checkout.step.getByLabel(/^Comment on your order/).fill('Please ring')
      await checkout.step.getByLabel(/^This order is a gift/).check()
      await expect(checkout.step.getByLabel(/^Gift message/)).toBeVisible()
      await checkout.step.getByRole('button', { name: /^Read in full: I agree/ }).click()
      await expect(page.getByRole('dialog', { name: /I agree/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(checkout.step.getByLabel(/letters/i).first()).toBeVisible()
    },
  },
  {
    name: 'checkout: reCAPTCHA',
    start: { items, settings: { recaptcha_place_order: reCaptcha('v2-checkbox') } },
    async walk(page) {
      const checkout = await orderByCheck(page)
      await expect(checkout.step.locator('iframe[title*="CAPTCHA" i]').first()).toBeVisible()
    },
  },
  {
    name: 'checkout: fields and a way to pay of the page, slots, another language',
    start: { items },
    async walk(page) {
      await page.goto(
        '/?extensions=order-comment,delivery-date,po-number,newsletter-opt-in,fiscal-code,pebbles,trust-badges,own-language,field-figures,cross-sell',
      )
      const drawer = new Drawer(page)
      await drawer.open()
      await expect(drawer.dialog.getByRole('list', { name: 'Why Ondelle' })).toBeVisible()
      await drawer.close()
      const checkout = new PaymentCheckout(page)
      await checkout.walkToPayment(addresses.US)
      await checkout.choose('Pebbles')
      await checkout.step.getByLabel('Number of your pouch').fill('1234')
      await checkout.review()
      await expect(checkout.step.getByLabel(/^Deliver on/)).toBeVisible()
    },
  },
  {
    name: 'checkout: PayPal, Afterpay and an order number',
    start: { items },
    async walk(page) {
      await stubPaypal(page)
      await page.route(/\/rest\//, async (route) => {
        const response = await route.fetch()
        const more = '{"code":"purchaseorder","title":"Purchase Order"},{"code":"checkmo"'
        return route.fulfill({ response, body: (await response.text()).replace('{"code":"checkmo"', more) })
      })
      const checkout = new PaymentCheckout(page)
      await checkout.walkToPayment(addresses.US)
      await checkout.choose('Purchase Order')
      await expect(checkout.step.getByRole('textbox', { name: /number/i })).toBeVisible()
      await checkout.choose('Afterpay')
      await expect(checkout.step.getByText(/^You will go to Afterpay/)).toBeVisible()
      await checkout.review()
      await checkout.changePayment()
      await checkout.choose('PayPal Express Checkout')
      await checkout.review()
      await expect(page.getByRole('button', { name: 'PayPal: agree' })).toBeVisible()
    },
  },
  {
    name: 'checkout: a convenience store',
    start: { items, currency: 'JPY', country: 'JP' },
    async walk(page) {
      const checkout = new PaymentCheckout(page)
      await checkout.walkToPayment(addresses.JP)
      await checkout.choose('Convenience store')
      await expect(checkout.step.getByRole('textbox').first()).toBeVisible()
    },
  },
  {
    name: 'checkout: all local ways to pay of the card provider',
    start: { items, currency: 'EUR', country: 'NL' },
    async walk(page) {
      await offerTypes(page)
      const checkout = new PaymentCheckout(page)
      await checkout.walkToPayment(addresses.NL)
      await expect(checkout.type(/^Cards/)).toBeVisible({ timeout: 15_000 })
      const missing: string[] = []
      for (const type of LOCAL_TYPES)
        if (!(await checkout.type(new RegExp(`^Local ${type}\\b`)).count())) missing.push(type)
      // The shop hides the first, and the second is for phones.
      const left = missing.filter((type) => !HIDDEN.includes(type))
      if (left.length) throw new Error(`not offered: ${left.join(', ')}`)
    },
  },
  {
    name: 'checkout: the provider’s official module',
    start: { items, currency: 'EUR', country: 'NL', settings: { payment: 'module' } },
    async walk(page) {
      const checkout = new PaymentCheckout(page)
      await checkout.walkToPayment(addresses.NL)
      await checkout.expectCardForm()
    },
  },
  {
    name: 'checkout: a card charged in another currency, by instalments',
    start: {
      items: [{ sku: 'NK-2', qty: 3 }],
      currency: 'EUR',
      country: 'NL',
      settings: { payment: 'module', charged_currency: 'base', instalments: '1' },
    },
    async walk(page) {
      const checkout = new PaymentCheckout(page)
      await checkout.walkToPayment(addresses.NL)
      await expect(checkout.step.getByText(/^You will be charged \$/)).toBeVisible()
      await checkout.expectCardForm()
    },
  },
  {
    name: 'checkout: a stored card is removed',
    start: { items, customer: ANN },
    async walk(page) {
      const checkout = new PaymentCheckout(page)
      await checkout.returnToPayment()
      const remove = checkout.step.getByRole('button', { name: 'Remove', exact: true })
      await remove.click()
      await checkout.step.getByRole('button', { name: 'Yes, remove' }).click()
      await expect(remove).toHaveCount(0)
    },
  },
  {
    name: 'checkout: a gift card of the provider, and a donation',
    start: { items, settings: { payment: 'module-extras' } },
    async walk(page) {
      const checkout = new PaymentCheckout(page)
      await checkout.walkToPayment(addresses.US)
      await checkout.type(/^Gift card/).click()
      await checkout.cardField('CardNumber').fill('6036280000000000018')
      await checkout.cardField('SecurityCode').fill('737')
      await checkout.step.getByRole('button', { name: 'Redeem', exact: true }).click()
      await expect(checkout.step.getByRole('group', { name: 'Gift cards' })).toContainText('Left to pay')
      await checkout.finishPayment(cards.good)
      await expect(checkout.root.getByText(/is left for your other way to pay/)).toBeVisible()
      await checkout.placeButton.click()
      await checkout.expectSuccess()
      await expect(page.getByRole('button', { name: 'Donate' })).toBeVisible()
    },
  },
  {
    name: 'checkout: an app’s payment after a reload',
    start: { items, currency: 'EUR', country: 'PL' },
    async walk(page) {
      const checkout = new PaymentCheckout(page)
      await checkout.walkToPayment(addresses.PL)
      await checkout.type(/BLIK/).click()
      await checkout.step.getByRole('textbox', { name: /BLIK|6-digit/ }).fill('777123')
      await page.route('**/PaymentInitiation/v1/status*', (route) =>
        route.fulfill({ json: { type: 'pending', resultCode: 'pending' } }),
      )
      await checkout.review()
      await checkout.placeButton.click()
      const heading = checkout.root.getByRole('heading', { name: 'Confirm the payment in your app' })
      await expect(heading).toBeVisible()
      await page.reload()
      await expect(heading).toBeVisible()
    },
  },
  {
    name: 'checkout: Magento without the shop’s routes',
    start: { items, personality: 'stock' },
    async walk(page) {
      await new CartPage(page).open()
      await orderByCheck(page)
    },
  },
  {
    name: 'checkout: the cart has gone',
    start: { items },
    async walk(page) {
      const shop = new Shop(page)
      await new CartPage(page).open()
      await shop.injectFault({ match: 'GET *guest-carts*', times: 2, fault: '404' })
      await page.reload()
      await expect(page.locator('[data-widget=cart]')).toHaveAttribute('data-widget-state', 'ready')
    },
  },
  // Last: a shopper goes on without the login, so other visits tell more of the files that it shares with them.
  {
    name: 'checkout: saved addresses, login, a known e-mail',
    start: { items, settings: { enable_guest_checkout_login: '1' } },
    async walk(page) {
      const checkout = new PaymentCheckout(page)
      await checkout.open()
      await checkout.field('email').fill('bea@example.com')
      await checkout.field('email').press('Tab')
      await checkout.step.getByRole('button', { name: /has an account here/ }).click()
      await checkout.root.getByLabel('Password').fill('Demo-1234!')
      await checkout.root.getByLabel('Password').press('Enter')
      await expect(checkout.root.getByRole('group', { name: 'Login successful.' })).toBeVisible()
    },
  },
]
