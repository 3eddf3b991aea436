import { vi } from 'vitest'
import { submitAddress } from '../../widgets/checkout/state/address/submit-address.ts'
import { setField } from '../../widgets/checkout/state/address/address-form.ts'
import { placeOrder } from '../../widgets/checkout/state/order/place-order.ts'
import { $orderStatus } from '#order/state/order.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { ReviewStep } from '../../widgets/checkout/order/ReviewStep.tsx'
import { inAustin } from '../austin.ts'
import { shop } from '../checkout-setup.ts'
import { render } from '../render.tsx'

/** Texts of the browser's storages by key. */
export type Records = Record<'local' | 'session', Record<string, string>>

/** What a tab stores on the way to an order whose answer is lost: the address, the choices, the attempt, the order. */
export async function storeRecords(): Promise<Records> {
  setField('email', 'ann@example.com')
  setField('shipping', inAustin)
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  render(<ReviewStep />)
  await vi.waitFor(() => {
    if (!document.querySelector('.bzl-checkout__order')) throw new Error('no order button')
    if (!localStorage.getItem('bezel-typed-options')) throw new Error('the labels of options are not stored')
  })
  for (const [match, kind] of [
    ['POST *payment-information', 'commit-drop'],
    ['GET *payment-information*', 'abort'],
  ] as const)
    shop.shop.moods.push({ match, fault: { kind }, seen: 0 })
  placeOrder()
  await vi.waitFor(() => {
    if ($orderStatus.get() !== 'unknown') throw new Error('the outcome is known')
    if (!localStorage.getItem('bezel-item-details')) throw new Error('the items are not stored')
  })
  return { local: textsOf(localStorage), session: textsOf(sessionStorage) }
}

const textsOf = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index)!)
      .filter((key) => /^bezel-/.test(key))
      .sort()
      .map((key) => [key, storage.getItem(key)!]),
  )
