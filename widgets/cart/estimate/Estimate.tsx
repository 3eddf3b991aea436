import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { $isVirtualCart } from '../../../src/state/cart/contents'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { useText } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/cart.json'
import { importPart } from '../../../src/host/page/import-part'

const LazyEstimateForm = lazyWidgetPart(
  async () => (await importPart(() => import('./EstimateForm'))).EstimateForm,
  {
    namespaces: ['estimate', 'address'],
    style: 'extras',
    fallback: skeletonOrRetry(3),
  },
)

/** What shipping and tax will be, folded; its code is fetched when it is opened. Nothing is sent of vouchers alone. */
export function Estimate() {
  const text = useText('cart', en)
  const isVirtual = useStore($isVirtualCart)
  const [isOpen, setOpen] = useState(false)
  if (isVirtual) return null
  return (
    <details className="bzl-cart__estimate" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('estimate')}</summary>
      {isOpen && <LazyEstimateForm />}
    </details>
  )
}
