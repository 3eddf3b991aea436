import { loadProvider } from '../../provider/load.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { logFailure } from '#storefront/state/log.ts'

/**
 * Deletes a stored card from the shopper's account (wire: card-form-settings); `resolve` makes the form take it off
 * its list.
 */
export async function removeStoredCard(id: string, resolve: () => void, reject: () => void): Promise<void> {
  try {
    if (!(await (await loadProvider()).removeStored(id))) throw new Error('the shop did not delete it')
    notify({ type: 'success', key: 'notice.deleted' })
    resolve()
  } catch (error) {
    logFailure('stored method', error)
    notify({ type: 'error', key: 'state.failed' })
    reject()
  }
}
