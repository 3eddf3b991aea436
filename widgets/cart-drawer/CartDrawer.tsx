import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { writeCartCount } from '#cart/page/cart-counter.ts'
import { whenIdle } from '#dom/lifecycle.ts'
import { markOpeners, onOpen } from '#storefront/page/openers.ts'
import { go } from '#storefront/page/navigation.ts'
import { $countBefore, watchAdding } from '#catalogue/state/adding.ts'
import { closeDrawer, $drawerOpen, openDrawer } from '#cart/state/drawer.ts'
import { $page } from '#storefront/state/page.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

const NAME = 'cart-drawer'

const DrawerPanel = lazyWidgetPart(
  async () => (await importPart(() => import('./DrawerPanel.tsx'))).DrawerPanel,
  {
    namespaces: ['cart'],
    fallback: (_props, failure) => failure && <GoToCart />,
  },
)

const SectionCount = lazyWidgetPart(
  async () => (await importPart(() => import('./SectionCount.tsx'))).SectionCount,
  { fallback: () => null },
)

const OpenOnAdd = lazyWidgetPart(async () => (await importPart(() => import('./OpenOnAdd.tsx'))).OpenOnAdd, {
  fallback: () => null,
})

/**
 * The running drawers. If there are several, as in the headers for wide and narrow screens, the first shows
 * the cart.
 */
const $drawers = atom<readonly object[]>([])

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
    $drawers.set([...$drawers.get(), root])
    return () => $drawers.set($drawers.get().filter((each) => each !== root))
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
      {isOpen && $drawers.get()[0] === root && <DrawerPanel side={side} />}
    </div>
  )
}

/** Replaces a drawer whose code did not arrive: it goes to the cart page, which shows the same. */
function GoToCart() {
  useEffect(() => void go($page.get().routes.cart), [])
  return null
}
