import { useStore } from '@nanostores/react'
import { readObject, toText } from '#lib/json.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { usePaymentText } from '../view/text.ts'

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
