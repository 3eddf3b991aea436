import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/cart.json'
import { importPart } from '#dom/import-part.ts'
import { Icon } from '#ui/Icon.tsx'

const LazyEstimateForm = lazyWidgetPart(
  async () => (await importPart(() => import('./EstimateForm.tsx'))).EstimateForm,
  {
    namespaces: ['estimate', 'address'],
    style: 'extras',
    fallback: skeletonOrRetry(3),
  },
)

/**
 * Estimates shipping and tax, folded; its code is fetched when it is opened. Not shown for a cart with
 * vouchers alone.
 */
export function Estimate() {
  const text = useText('cart', en)
  const isVirtual = useStore($isVirtualCart)
  const [isOpen, setOpen] = useState(false)
  if (isVirtual) return null
  return (
    <details className="bzl-cart__estimate" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {text('estimate')} <Icon name="chevron" />
      </summary>
      {isOpen && <LazyEstimateForm />}
    </details>
  )
}
