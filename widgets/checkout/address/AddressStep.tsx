import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { addressMode } from '../../../src/domain/address/address'
import { $checkoutConfig } from '../../../src/state/page/config'
import { loadAddresses } from '../state/session/load-addresses'
import { $addresses } from '../../../src/state/customer/addresses'
import { $isLoggedIn } from '../../../src/state/customer/customer'
import { $tasks, task } from '../../../src/state/task'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { Skeleton } from '../../../src/ui/Skeleton'
import { AddressForms } from './AddressForms'
import { importPart } from '../../../src/host/page/import-part'

export const SavedAddressList = lazyWidgetPart(
  async () => (await importPart(() => import('./SavedAddressList'))).SavedAddressList,
  { namespaces: ['saved-addresses'], fallback: skeletonOrRetry(2) },
)

/** The first step: a list for customers with saved addresses, otherwise the form (§4). */
export function AddressStep() {
  // The configuration is there before the customer section, so that the first render has its final height.
  const config = useStore($checkoutConfig)
  const isLoggedIn = useStore($isLoggedIn) ?? config?.isCustomerLoggedIn
  const addresses = useStore($addresses)
  const tasks = useStore($tasks, { keys: ['addresses'] })
  useEffect(() => {
    if (isLoggedIn && !addresses) void task('addresses', loadAddresses)
  }, [isLoggedIn, addresses])
  // When the address book cannot be read, the customer still orders by the form.
  const isWaiting = isLoggedIn && !addresses && tasks.addresses !== 'failed'
  if (isWaiting) return <Skeleton count={2} kind="item" />
  if (isLoggedIn && addressMode(addresses) === 'list') return <SavedAddressList addresses={addresses!} />
  // A new form for another shopper: what is typed is in the page alone.
  return <AddressForms key={String(isLoggedIn)} />
}
