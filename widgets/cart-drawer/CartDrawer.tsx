import { lazy, Suspense, useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { whenIdle } from '../../src/host/page/idle'
import { markOpeners } from '../../src/host/page/openers'
import { go, onOpen } from '../../src/host/page/page'
import { $page } from '../../src/state/page/page'
import { $drawerOpen, openDrawer } from '../../src/state/cart/drawer'
import { loadStrings } from '../../src/state/page/strings'

const NAME = 'cart-drawer'

/** With the words of its lines, so that it does not open in English first. */
const load = () => Promise.all([import('./DrawerPanel'), loadStrings('cart')]).then(([panel]) => panel)

/** What the drawer shows arrives apart from what opens it; if it cannot, the cart page is as good. */
const DrawerPanel = lazy(() => load().catch(() => go($page.get().routes.cart)))

interface Props {
  trigger?: string
  side?: 'end' | 'start'
}

export function CartDrawer({ trigger = '', side = 'end' }: Props) {
  const isOpen = useStore($drawerOpen)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])
  useEffect(() => onOpen(NAME, openDrawer, trigger), [trigger])
  useEffect(() => markOpeners(NAME, root.current, trigger, isOpen), [trigger, isOpen])
  return (
    <div ref={root}>
      <Suspense fallback={null}>{isOpen && <DrawerPanel side={side} />}</Suspense>
    </div>
  )
}
