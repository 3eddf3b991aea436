import type { PaymentMethod } from '../state/payment-method.ts'
import { afterpay, clearpay } from './afterpay/afterpay.tsx'
import { card } from './card/card.ts'
import { cardStore } from './card-store/card-store.tsx'
import { paypal, paypalCredit } from './paypal/paypal.tsx'
import { purchaseOrder } from './purchase-order/purchase-order.ts'
import { redirectMethod } from '../redirect/redirect-method.tsx'
import { sendOrder } from '#order/state/send-order.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $pagePaymentMethods } from '../state/payment-methods.ts'
import { registerPaymentMethods } from '../state/offered-methods.ts'
import { importPart } from '#dom/import-part.ts'
import { useStore } from '@nanostores/react'
import { readObject, toText } from '#lib/json.ts'
import { plainText } from '#lib/text/html-entities.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { usePaymentText } from '../view/text.tsx'

/** The merchant's instructions: bank details, or where a check goes. Magento sends them as HTML; shown as text. */
export function Instructions({ code }: { code: string }) {
  const payment = readObject(useStore($checkoutConfig)?.payment)
  const text = usePaymentText()
  const own = readObject(payment[code])
  const instructions = plainText(toText(readObject(payment.instructions)[code]))
  const payee = toText(own.payableTo)
  const address = plainText(toText(own.mailingAddress))
  if (!instructions && !payee && !address) return null
  return (
    <div className="bzl-checkout__instructions">
      {instructions && <p>{instructions}</p>}
      {payee && <p>{text('payment.payableTo', { name: payee })}</p>}
      {address && <p>{text('payment.sendTo', { address })}</p>}
    </div>
  )
}

/** Atome's module has one page to pay on, whatever else the shop configures. */
const atome = redirectMethod({
  codes: ['atome'],
  page: { path: 'atome/payment/prepare', isFixed: true },
  company: 'Atome',
  mark: 'Atome',
})

/** Oceanpayment's hosted card page. */
const ocean = redirectMethod({
  codes: ['oceanpaymentcreditcard'],
  mark: 'card',
  page: { path: 'oceanpaymentcreditcard/payment/redirect' },
})

/** Cash at an OXXO store, with the code that the next page shows. */
const oxxo = redirectMethod({
  codes: ['oxxo'],
  mark: 'OXXO',
  page: { path: 'oceanpaymentcreditcard/payment/redirect' },
  givesCode: true,
})

/** The method of orders with nothing to pay (trap: nothing-to-pay). */
const free: PaymentMethod = {
  codes: ['free'],
  isFree: true,
  label: 'payment.free',
  placeOrder: async (order) => ({ type: 'done', orderId: await sendOrder(order) }),
}

/** Magento's own methods that are paid outside the shop, named and explained in the merchant's words. */
const offline: PaymentMethod = {
  codes: ['checkmo', 'banktransfer', 'cashondelivery'],
  Details: Instructions,
  placeOrder: async (order) => ({ type: 'done', orderId: await sendOrder(order) }),
}

/** Every way to pay the checkout can carry out. Which are shown, and in which order, the server decides. */
export const paymentMethods: readonly PaymentMethod[] = [
  card,
  paypal,
  paypalCredit,
  atome,
  oxxo,
  ocean,
  cardStore,
  afterpay,
  clearpay,
  free,
  offline,
  purchaseOrder,
]

/** Registers ours and those the page has added by now, whose code is fetched only where there are any. Never rejects. */
export async function registerMethods(): Promise<void> {
  registerPaymentMethods(paymentMethods)
  const ofPage = $pagePaymentMethods.get()
  if (!ofPage.length) return
  try {
    const { toPaymentMethod } = await importPart(() => import('../page-method/page-method.ts'))
    registerPaymentMethods(ofPage.map(toPaymentMethod))
  } catch (error) {
    logFailure('payment methods of the page', error)
  }
}
