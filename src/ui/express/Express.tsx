import { useStore } from '@nanostores/react'
import { $page } from '../../state/page/page'
import { lazyWidgetPart } from '../island/lazyWidgetPart'
import type { ExpressPlace } from './wallet-settings'
import { importPart } from '../../host/page/import-part'

const ExpressRow = lazyWidgetPart(async () => (await importPart(() => import('./ExpressRow'))).ExpressRow, {
  namespaces: ['express'],
  style: 'express',
  fallback: () => null,
})

/** The row of wallets, on a page whose configuration names some. */
export const Express = (props: { place: ExpressPlace }) =>
  useStore($page).wallets[0] ? <ExpressRow {...props} /> : null
