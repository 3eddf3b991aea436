import type { ReactNode, RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { $cartState, $items } from '../../state/cart/cart'
import { $online } from '../../state/page/connection'
import { $itemIds } from '../../state/cart/items'
import { CartFailed } from './CartFailed'
import type { CartItemProps } from './item/CartItem'
import { EditableCartItems } from './EditableCartItems'
import { useCommon } from '../text/common'
import { useCorrection } from './useCorrection'
import { useText } from '../text/i18n'
import { Notice } from '../Notice'
import { Skeleton } from '../Skeleton'
import en from '../../../locales/en/cart.json'

interface Props {
  /** Takes the focus when the last item was removed. */
  title: RefObject<HTMLElement | null>
  /** The one way on from an empty cart. */
  emptyAction: ReactNode
  Extra?: CartItemProps['Extra']
}

/** The items a shopper may change, or why there are none. Looking at `$items` makes the cart load. */
export function CartBody({ title, emptyAction, Extra }: Props) {
  const text = useText('cart', en)
  const common = useCommon()
  const items = useStore($items)
  const ids = useStore($itemIds)
  const hasFailed = useStore($cartState) === 'failed'
  const isOnline = useStore($online)
  const hasLines = Boolean(ids?.length)
  useCorrection()
  return (
    <>
      {!isOnline && <Notice type="warning">{common('state.offline')}</Notice>}
      {hasFailed && isOnline && <CartFailed>{text('failed')}</CartFailed>}
      {!items && !hasLines && !hasFailed && <Skeleton kind="item" />}
      {items?.length === 0 && (
        <div className="bzl-empty">
          <p>{text('empty')}</p>
          {emptyAction}
        </div>
      )}
      {hasLines && (
        <div className={hasFailed ? 'bzl-stale' : ''} aria-busy={!items}>
          <Notice quiet>{common('cart.not-reserved')}</Notice>
          <EditableCartItems heading={title} label={text('items')} Extra={Extra} />
        </div>
      )}
    </>
  )
}
