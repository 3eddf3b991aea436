import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { addressMode } from '#address/rules/address.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { loadAddresses } from '../state/session/load-addresses.ts'
import { $addresses, $isLoggedIn } from '#customer/state/customer.ts'
import { $tasks, task } from '#async/task.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/skeletonOrRetry.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AddressForms } from './AddressForms.tsx'
import { importPart } from '#dom/import-part.ts'

export const SavedAddressList = lazyWidgetPart(
  async () => (await importPart(() => import('./SavedAddressList.tsx'))).SavedAddressList,
  { namespaces: ['saved-addresses'], fallback: skeletonOrRetry(2) },
)

/** The first step: a list for customers with saved addresses, otherwise the form (rule: address-choice). */
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
