import { disableStoredMethod } from '../../../../../src/api/provider'
import { notify } from '../../../../../src/state/page/notices'
import { logFailure } from '../../../../../src/state/log'
import { provider } from './settings'

/** Forgets a stored card (b.41). The form takes it off its list when told so. */
export async function removeStored(id: string, resolve: () => void, reject: () => void): Promise<void> {
  try {
    if (!(await disableStoredMethod(provider(), id))) throw new Error('the shop did not')
    notify({ type: 'success', key: 'notice.deleted' })
    resolve()
  } catch (error) {
    logFailure('stored method', error)
    notify({ type: 'error', key: 'state.failed' })
    reject()
  }
}
