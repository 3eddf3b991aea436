import { restRoot } from '#http/cart-path.ts'
import { sendJson } from '#http/client.ts'
import { flag } from '#lib/money/money.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { $page } from '#storefront/state/page.ts'
import { loadProvider } from './load.ts'
import type { Provider } from './provider.ts'

/** Deletes a stored card from the shopper's account (wire: card-form-settings). Throws if it is still there. */
export async function removeStoredCard(id: string): Promise<void> {
  if (!(await removeStored(await loadProvider(), id))) throw new Error('the shop did not delete it')
  notify({ type: 'success', key: 'notice.deleted' })
}

/** Deletes a stored method of the customer by the shop's contract. False when it was not deleted. Throws ApiError. */
export async function removeStored({ codeOfStored }: Provider, id: string): Promise<boolean> {
  const slug = encodeURIComponent($page.get().cardProvider)
  if (!codeOfStored) {
    const tail = `dropin/disable-recurring-contract/${encodeURIComponent(id)}`
    return flag(await sendJson('POST', `${restRoot()}/${slug}-ext-payment/${tail}`, {}))
  }
  const token = { paymentToken: id, paymentMethodCode: codeOfStored(id) }
  return flag(await sendJson('POST', `${restRoot()}/${slug}/token/deactivate`, token))
}
