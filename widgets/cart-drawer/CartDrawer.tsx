import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { writeCartCount } from '../../src/host/page/cart-counter'
import { whenIdle } from '../../src/host/page/lifecycle'
import { markOpeners, onOpen } from '../../src/host/page/openers'
import { go } from '../../src/host/page/navigation'
import { $countBefore, watchAdding } from '../../src/state/page/adding'
import { closeDrawer, $drawerOpen, openDrawer } from '../../src/state/page/drawer'
import { $page } from '../../src/state/page/page'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { importPart } from '../../src/host/page/import-part'

const NAME = 'cart-drawer'

const DrawerPanel = lazyWidgetPart(
  async () => (await importPart(() => import('./DrawerPanel'))).DrawerPanel,
  {
    namespaces: ['cart'],
    fallback: (_props, failure) => failure && <GoToCart />,
  },
)

const SectionCount = lazyWidgetPart(
  async () => (await importPart(() => import('./SectionCount'))).SectionCount,
  { fallback: () => null },
)

const OpenOnAdd = lazyWidgetPart(async () => (await importPart(() => import('./OpenOnAdd'))).OpenOnAdd, {
  fallback: () => null,
})

/** Those that run. Of several, as in the headers for wide and for narrow screens, the first shows the cart. */
const drawers = new Set<object>()

interface Props {
  openOnAdd?: boolean
  trigger?: string
  side?: 'end' | 'start'
}

export function CartDrawer({ openOnAdd = false, trigger = '', side = 'end' }: Props) {
  const isOpen = useStore($drawerOpen)
  const before = useStore($countBefore)
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    drawers.add(root)
    return () => void drawers.delete(root)
  }, [])
  const [isIdle, setIdle] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        void DrawerPanel.prefetch()
        setIdle(true)
      }),
    [],
  )
  // A page that is replaced without a load has its own drawer, closed.
  useEffect(() => closeDrawer, [])
  useEffect(() => writeCartCount(), [])
  useEffect(() => (openOnAdd ? watchAdding() : undefined), [openOnAdd])
  useEffect(() => onOpen(NAME, openDrawer, trigger), [trigger])
  useEffect(() => markOpeners(NAME, root.current, trigger, isOpen), [trigger, isOpen])
  return (
    <div ref={root}>
      {isIdle && <SectionCount />}
      {before !== null && <OpenOnAdd before={before} />}
      {isOpen && [...drawers][0] === root && <DrawerPanel side={side} />}
    </div>
  )
}

/** In place of a drawer whose code did not arrive: the cart page shows the same. */
function GoToCart() {
  useEffect(() => void go($page.get().routes.cart), [])
  return null
}
