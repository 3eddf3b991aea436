import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '../../src/state/page/page'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { importPart } from '../../src/host/page/import-part'

const ProductRow = lazyWidgetPart(
  async () => (await importPart(() => import('../../src/ui/express/ProductRow'))).ProductRow,
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
