import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import type { ExpressPlace } from './wallet-settings.ts'
import { importPart } from '#dom/import-part.ts'

const ExpressRow = lazyWidgetPart(
  async () => (await importPart(() => import('./ExpressRow.tsx'))).ExpressRow,
  {
    namespaces: ['express'],
    style: 'express',
    fallback: () => null,
  },
)

/** The row of wallets, on a page whose configuration names some. */
export const Express = (props: { place: ExpressPlace }) =>
  useStore($page).wallets[0] ? <ExpressRow {...props} /> : null
