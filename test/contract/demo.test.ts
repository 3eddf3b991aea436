import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeAddresses, getAddresses, saveAddress } from '#address/api.ts'
import * as balances from '#discounts/api/balances.ts'
import { refreshPicture } from '#captcha/api.ts'
import {
  getCheckoutConfig,
  getItems,
  getTotals,
  removeItem,
  removeItemById,
  setQuantity,
  getCustomOptions,
} from '#cart/api/cart.ts'
import type { CartRef } from '#http/cart-path.ts'
import { addToCart, additionOf } from '#catalogue/api/add-to-cart.ts'
import { getProducts } from '#catalogue/api/products.ts'
import { getBlock } from '../../widgets/cms-block/block.ts'
import { getContext, getSettings, loadSections, switchCurrency } from '#storefront/api/content.ts'
import { login, logout } from '#customer/api/customer.ts'
import * as discounts from '#discounts/api/discounts.ts'
import { isEmailAvailable } from '#customer/api/email-available.ts'
import {
  clearCoupon,
  setCoupon,
  activateExpress,
  cancelExpress,
  initExpress,
  keepCart,
  restoreCart,
  openPaypalOrder,
  updatePaypalOrder,
} from '#express/api/express.ts'
import * as gifts from '#gifts/api.ts'
import { getItemChoices, updateItemOptions } from '#cart/api/item-options.ts'
import { sendMarketingEvent } from '#tracking/api.ts'
import {
  createAccountOfOrder,
  saveGiftMessage,
  saveOrderComment,
  subscribe,
  postWithdrawal,
  sendFields,
} from '#order/api.ts'
import { getPickupLocations } from '#delivery/api/pickup.ts'
import {
  getPayLaterToken,
  getPaymentInformation,
  placeOrder,
  savePayment,
  approvePaypal,
  getPaypalToken,
} from '#payment/api/payment.ts'
import { estimateRates, saveBilling, saveShipping, totalsInformation } from '#delivery/api/shipping.ts'
import { applyTariff, cancelTariff, estimateTariff } from '#delivery/api/tariff.ts'
import * as wishlist from '#wishlist/api.ts'
import { operations } from '#doctor/contract.mjs'
import { emptyAddress } from '#address/rules/address.ts'
import { donate, getCampaign } from '#payment/provider/donations.ts'
import { extension } from '#payment/provider/extension.ts'
import { giftCardCalls } from '#payment/provider/gift-cards.ts'
import { officialModule } from '#payment/provider/module.ts'
import { removeStored } from '#payment/provider/stored-cards.ts'
import { readObject, toText } from '#lib/json.ts'
import { seal } from '../../demo/provider/cards/blob.ts'
import { inAustin } from '../austin.ts'
import type { OpenShop, OpenShopOptions } from '../open-shop.ts'
import { called, differences, openWatchedShop } from './watched-shop.ts'
import { cancelUnpaid } from '#widgets/order-result/fetch-result.ts'

// The demo shop answers every call of the contract as the contract says, and every request is one that it allows.

const ANN = 'ann@example.com'
const NECKLACE = { sku: 'NN-1', options: { '5': 'Zoë', '6': '22' } }
const SHOPPERS = [
  ['guest', undefined],
  ['customer', ANN],
] as const

let open: OpenShop
let cart: CartRef
let item: string

function enter(options: OpenShopOptions = {}) {
  open = openWatchedShop({
    items: [{ sku: 'EA-1', qty: 2 }, NECKLACE, { sku: 'NK-2' }],
    settings: { wallets: 'all', order_comment: '1', gift_options_allow_order: '1' },
    hasAgreements: true,
    ...options,
  })
  const { id, mask, items } = [...open.shop.carts.values()].at(-1)!
  cart = { id: options.customer ? String(id) : mask, customer: Boolean(options.customer) }
  item = String(items[0]!.id)
}

beforeEach(() => {
  differences.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  open.restore()
  vi.restoreAllMocks()
})
const expectNoDifference = () => expect(differences).toEqual([])

/** A refusal of the shop is an answer, too. */
const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow()

const firstRate = async (of = cart) => (await estimateRates(of, inAustin))[0]!

async function order(method = 'checkmo', additional_data?: Record<string, string>) {
  await saveShipping(cart, { shipping: inAustin, rate: await firstRate() })
  const choice = { method, additional_data, agreement_ids: ['1'], billing: inAustin, email: ANN }
  return placeOrder(cart, choice, { attempt: 'an-attempt' })
}

it('what a page reads', async () => {
  enter()
  await loadSections(['customer', 'messages', 'directory-data', 'cart', 'wishlist', 'captcha'])
  await getContext()
  await getSettings()
  await getBlock('home-promo', 'PC')
  await getBlock('no-such-block', 'Mobile')
  await getProducts('sku', ['NN-1', 'EA-1'], { store: '1', currency: 'USD' })
  await getProducts('entity_id', ['57'], { store: '1', currency: 'USD' })
  await switchCurrency('EUR', 'DE')
  await subscribe(ANN)
  await isEmailAvailable(ANN)
  await sendMarketingEvent({ pixels: ['1'], event: { name: 'AddToCart', id: 'x' }, custom_data: {} })
  await refreshPicture('user_login')
  await refused(loadSections(['no-such-section']))
  expectNoDifference()
})

it.each(SHOPPERS)('the cart of a %s', async (_, customer) => {
  enter({ customer })
  await getCheckoutConfig()
  await getItems()
  await getTotals(cart)
  await setQuantity(cart, item, 3)
  await refused(setQuantity(cart, item, 1.5))
  await getCustomOptions(cart)
  const necklace = String([...open.shop.carts.values()].at(-1)!.items[1]!.id)
  await getItemChoices(cart, necklace)
  await updateItemOptions({ item_id: necklace, product_id: '55', qty: 1 }, [['options[5]', 'Ann']])
  await wishlist.getChosenOptions(cart, item)
  await addToCart(additionOf('57', 2))
  await addToCart(additionOf('55'))
  await removeItem(item)
  await refused(removeItem(99999))
  await refused(removeItemById(cart, '99999'))
  await removeItemById(cart, String([...open.shop.carts.values()].at(-1)!.items[0]!.id))
  await loadSections(['cart', 'messages'])
  await getCheckoutConfig()
  expectNoDifference()
})

it.each(SHOPPERS)('discounts and gifts of a %s', async (_, customer) => {
  enter({ customer })
  await discounts.applyCoupon(cart, 'SPRING')
  await refused(discounts.applyCoupon(cart, 'NOPE'))
  await discounts.removeCoupon(cart)
  await setCoupon(cart, 'SPRING')
  await refused(setCoupon(cart, 'NOPE'))
  await clearCoupon(cart)
  await discounts.applyGiftCard(cart, 'ABCD1234EFGH')
  await refused(discounts.applyGiftCard(cart, 'NOPE'))
  await getTotals(cart)
  await discounts.removeGiftCard(cart, 31)
  await refused(discounts.removeGiftCard(cart, 31))
  for (const free of [true, false]) await gifts.getSpecialOffers(free)
  await gifts.addSpecialOffer('77')
  await discounts.setPrime(false)
  await discounts.setPrime(true)
  await gifts.getVisitorGift()
  await gifts.postVisitorEmail('new@example.com')
  await refused(gifts.postVisitorEmail('nobody'))
  await gifts.getGiftComponents()
  await gifts.saveItemGifts([
    { item_id: item, product_id: '57', index: 0, checked: true, message: 'Hello', gift_boxes: [1] },
  ])
  await getItems()
  expectNoDifference()
})

it.each(SHOPPERS)('the checkout of a %s, with its order', async (_, customer) => {
  enter({ customer })
  const rate = await firstRate()
  await totalsInformation(cart, inAustin, rate)
  await saveShipping(cart, { shipping: inAustin, rate })
  await saveBilling(cart, inAustin)
  await getPaymentInformation(cart)
  await savePayment(cart, { method: 'checkmo', email: ANN })
  await saveOrderComment(cart, 'Ring twice')
  await saveGiftMessage(cart, { sender: 'Ann', recipient: 'Zoë', message: 'Hello' })
  await sendFields('/oneday/order/fields', cart, [['note', 'A note']])
  await getPickupLocations({
    websiteCode: 'base',
    skus: ['EA-1'],
    near: { postcode: '78701', country_id: 'US' },
  })
  const keys = ['US_tablerate_bestway', 'US_accelerate_standard'].map((key) => key.slice(3))
  await estimateTariff('US', keys)
  await applyTariff('US', `${rate.carrier_code}_${rate.method_code}`).catch(() => undefined)
  await cancelTariff()
  await getCheckoutConfig()
  await getPaypalToken(cart)
  for (const name of ['afterpay', 'clearpay'] as const) await getPayLaterToken(name, inAustin, ANN)
  await refused(placeOrder(cart, { method: 'checkmo', billing: inAustin, email: ANN }))
  await order()
  await refused(getPaymentInformation(cart))
  if (!customer) {
    await createAccountOfOrder({
      firstname: 'Zoë',
      lastname: 'Lee',
      email: 'zoe@example.com',
      password: 'Demo-pass-123',
    })
  }
  await refused(postWithdrawal('/withdrawal/request/post', { name: 'Ann', order: '1', email: ANN }))
  expectNoDifference()
})

it('PayPal’s approval', async () => {
  enter()
  await saveShipping(cart, { shipping: inAustin, rate: await firstRate() })
  const paymentToken = await getPaypalToken(cart)
  await approvePaypal({ paymentToken, payerId: 'P1', paypalFundingSource: 'paypal' })
  expectNoDifference()
})

it.each(SHOPPERS)('a card of a %s', async (_, customer) => {
  enter({ customer })
  const provider = extension('adyen')
  await provider.getMethods({ cart, country: 'US', locale: 'en-US' })
  await provider.getHiddenTypes()
  await provider.isCardForced()
  const stateData = JSON.stringify({ paymentMethod: { type: 'klarna' } })
  const sent = { orderId: await order('adyen_hpp', { stateData }), cart: cart.id }
  await provider.getResult(sent)
  await cancelUnpaid(provider, sent)
  await removeStored(provider, 'none').catch(() => undefined)
  expectNoDifference()
})

it('the account, address book, balances and wish list of a customer', async () => {
  enter()
  await login(ANN, 'wrong')
  await login(ANN, 'Demo-1234!')
  cart = { id: String([...open.shop.carts.values()].at(-1)!.id), customer: true }
  const [first] = await getAddresses()
  await saveAddress({ ...first!, id: undefined, city: 'Dallas' })
  await refused(saveAddress({ ...first!, city: '' }))
  await changeAddresses((addresses) => addresses)
  await balances.getStoreCredit()
  await balances.applyStoreCredit()
  await balances.getRewardPoints()
  await balances.applyRewardPoints()
  await getTotals(cart)
  await balances.removeStoreCredit()
  await balances.removeRewardPoints()
  await wishlist.addToWishlist('57')
  const entry = () =>
    String([...open.shop.customers.values()].find(({ email }) => email === ANN)!.wishlist[0]!.id)
  await loadSections(['wishlist', 'customer'])
  await wishlist.wishlistItemToCart(entry())
  await wishlist.moveToWishlist(
    String([...open.shop.carts.values()].find(({ active }) => active)!.items[0]!.id),
  )
  await wishlist.removeWishlistItem(entry())
  await getCheckoutConfig()
  await logout()
  await refused(balances.getStoreCredit())
  expectNoDifference()
})

it.each(SHOPPERS)('wallets of a %s', async (_, customer) => {
  enter({ customer, currency: 'EUR' })
  await keepCart('adyen', cart)
  await restoreCart('adyen', cart)
  const quote = await initExpress('adyen', { product: 57, qty: 1 }, cart)
  const product = { id: quote!.id, customer: cart.customer }
  await activateExpress('adyen', product, cart.id)
  const berlin = {
    ...emptyAddress('DE'),
    firstname: 'Ann',
    lastname: 'Lee',
    street: ['Torstraße 1'],
    city: 'Berlin',
    postcode: '10119',
    telephone: '030',
    email: ANN,
  }
  const rates = await estimateRates(product, berlin)
  await saveShipping(product, { shipping: berlin, rate: rates[0]! })
  const { action } = await openPaypalOrder('adyen', product, { paymentMethod: { type: 'paypal' } })
  const paymentData = toText(readObject(action).paymentData)
  await updatePaypalOrder('adyen', product, { paymentData, rates, chosen: rates[0]!, currency: 'EUR' })
  await refused(
    updatePaypalOrder('adyen', product, { paymentData: 'old', rates, chosen: rates[0]!, currency: 'EUR' }),
  )
  await cancelExpress('adyen', product)
  expectNoDifference()
})

it.each(SHOPPERS)('a card of a %s in a shop with the provider’s module', async (_, customer) => {
  enter({ customer, settings: { payment: 'module' } })
  const module = officialModule('adyen', (await getCheckoutConfig()).payment)
  await module.getMethods({ cart, country: 'US', locale: 'en-US' })
  const stateData = JSON.stringify({ paymentMethod: { type: 'klarna' } })
  const sent = { orderId: await order('adyen_klarna', { stateData }), cart: cart.id }
  await module.getResult(sent)
  await cancelUnpaid(module, { ...sent, contract: 'module' })
  if (customer) await removeStored(module, 'none')
  expectNoDifference()
})

it.each(SHOPPERS)('gift cards and a donation of a %s', async (_, customer) => {
  enter({ customer, settings: { payment: 'module-extras' } })
  const calls = giftCardCalls('adyen', cart)
  const paymentMethod = {
    type: 'giftcard',
    brand: 'svs',
    encryptedCardNumber: seal('encryptedCardNumber', '6036280000000000034'),
    encryptedSecurityCode: seal('encryptedSecurityCode', '737'),
  }
  const amount = { value: 100, currency: 'USD' }
  const { balance } = await calls.checkBalance(paymentMethod, amount)
  await refused(calls.checkBalance({ ...paymentMethod, encryptedSecurityCode: '' }, amount))
  await calls.add({ paymentMethod, giftcard: { balance: balance!, title: 'Gift card' } })
  await calls.add({ paymentMethod, giftcard: { balance: balance!, title: 'Gift card' } })
  const [first] = await calls.read()
  await calls.remove(first!.id)
  await refused(calls.remove(first!.id))
  const orderId = await order('adyen_giftcard')
  const paid = { orderId, cart: customer ? '' : cart.id }
  expect(await getCampaign('adyen', paid)).toMatchObject({ nonprofitName: 'Clear Rivers' })
  await refused(donate('adyen', paid, { amount, returnUrl: 'https://shop.test/' }))
  await donate('adyen', paid, { amount: { ...amount, value: 200 }, returnUrl: 'https://shop.test/' })
  await refused(getCampaign('adyen', paid))
  expectNoDifference()
})

it('no operation is without a call', () => {
  expect(operations.map(({ id }) => id).filter((id) => !called.has(id))).toEqual([])
})
