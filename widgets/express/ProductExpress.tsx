import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

const ProductRow = lazyWidgetPart(
  async () => (await importPart(() => import('#express/view/ProductRow.tsx'))).ProductRow,
  {
    namespaces: ['express'],
    style: 'express',
    fallback: () => null,
  },
)

/** Nothing is fetched on a page whose configuration names no wallet. */
export function ProductExpress(choice: { product: string; sku: string }) {
  const own = useRef<HTMLDivElement>(null)
  const hasWallets = Boolean(useStore($page).wallets[0])
  return <div ref={own}>{hasWallets && <ProductRow {...choice} own={own} />}</div>
}
