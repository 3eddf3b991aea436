import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { whenIdle } from '../../src/host/page/lifecycle'
import { markOpeners, onOpen } from '../../src/host/page/openers'
import { go } from '../../src/host/page/navigation'
import { $page } from '../../src/state/page/page'
import { $drawerOpen, openDrawer } from '../../src/state/page/drawer'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'

const NAME = 'cart-drawer'

const DrawerPanel = lazyWidgetPart(async () => (await import('./DrawerPanel')).DrawerPanel, {
  namespaces: ['cart'],
  fallback: (_props, failure) => failure && <GoToCart />,
})

interface Props {
  trigger?: string
  side?: 'end' | 'start'
}

export function CartDrawer({ trigger = '', side = 'end' }: Props) {
  const isOpen = useStore($drawerOpen)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => whenIdle(() => void DrawerPanel.prefetch()), [])
  useEffect(() => onOpen(NAME, openDrawer, trigger), [trigger])
  useEffect(() => markOpeners(NAME, root.current, trigger, isOpen), [trigger, isOpen])
  return <div ref={root}>{isOpen && <DrawerPanel side={side} />}</div>
}

/** In place of a drawer whose code did not arrive: the cart page shows the same. */
function GoToCart() {
  useEffect(() => void go($page.get().routes.cart), [])
  return null
}
