import { useEffect, useRef, type ReactNode } from 'react'
import { hostDocument } from '#dom/document.ts'
import { isFocusFree } from '#dom/focus.ts'
import { announce } from '#ui/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/wishlist.json'
import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { $wishlistErrors } from '#wishlist/state/customer-wishlist.ts'
import { $tasks } from '#async/task.ts'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useMessage } from '#i18n/view/common.ts'

interface WishlistRow {
  /** Names the tasks of its actions, and so their refusals. */
  id: string
  name: string
  href: string
  image?: string
  /** The options chosen for the item. */
  chosen?: string[]
  price?: string
  isSaleable: boolean
  /** There may be something to choose on its page. */
  needsOptions: boolean
}

interface WishlistItemProps {
  row: WishlistRow
  onAdd?(): void
  onRemove?(): void
}

/** An item with what can be done about it; where the shop has refused it, the way to its options. */
function WishlistItem({ row, onAdd, onRemove }: WishlistItemProps) {
  const text = useText('wishlist', en)
  const message = useMessage()
  const { id, href, image, chosen, price, isSaleable, needsOptions } = row
  const error = useStore($wishlistErrors, { keys: [id] })[id]
  const tasks = useStore($tasks, { keys: [`wishlist-cart:${id}`] })
  const name = [row.name, ...(chosen ?? [])].join(', ')
  return (
    <li className="bzl-wishlist__item">
      <div className="bzl-wishlist__row">
        <a className="bzl-wishlist__link" href={href}>
          {image && (
            <span className="bzl-wishlist__picture">
              <img src={image} alt="" width="120" height="120" loading="lazy" decoding="async" />
            </span>
          )}
          <span className="bzl-wishlist__name" dir="auto">
            {row.name}
            {chosen && <Choices chosen={chosen} />}
          </span>
        </a>
        {onRemove && (
          <button
            type="button"
            className="bzl-icon-button"
            aria-label={text('remove', { name })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="bzl-wishlist__actions">
        {price && <p className="bzl-wishlist__price">{price}</p>}
        {isSaleable && onAdd && (
          <button
            type="button"
            className="bzl-button bzl-button--quiet"
            aria-label={text('add.name', { name })}
            aria-busy={tasks[`wishlist-cart:${id}`] === 'running'}
            onClick={onAdd}
          >
            {text('add')}
          </button>
        )}
        {!isSaleable && <p className="bzl-wishlist__note">{text('sold-out')}</p>}
        {(needsOptions || error) && (
          <a className="bzl-link" href={href} aria-label={text('options.name', { name })}>
            {text('options')}
          </a>
        )}
      </div>
      {error && <Notice type="error">{message(error)}</Notice>}
    </li>
  )
}

const Choices = ({ chosen }: { chosen: string[] }): ReactNode => (
  <span className="bzl-wishlist__chosen">{chosen.join(' · ')}</span>
)

function EmptyWishlist() {
  const text = useText('wishlist', en)
  const { routes } = useStore($page)
  return (
    <div className="bzl-wishlist__empty">
      <p>{text('empty')}</p>
      <a className="bzl-button bzl-button--quiet" href={routes.home}>
        {text('empty-action')}
      </a>
    </div>
  )
}

interface Props<Row> {
  rows: readonly Row[]
  /** After a login or an error in its place, which had the focus. */
  takesFocus?: boolean
  /** Resolves to whether the item is in the cart and has left the list. */
  onAdd(row: Row): Promise<boolean>
  /** Resolves to whether the item is gone. */
  onRemove(row: Row): Promise<boolean>
}

/** The list; it takes the focus when the item that had it has left. */
export function WishlistItems<Row extends WishlistRow>({ rows, takesFocus, onAdd, onRemove }: Props<Row>) {
  const text = useText('wishlist', en)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus && isFocusFree()) list.current!.focus()
  }, [takesFocus])
  const run = async (key: 'added' | 'removed', row: Row, work: (row: Row) => Promise<boolean>) => {
    const pressed = hostDocument.activeElement
    if (!(await work(row))) return
    announce(text(key, { name: row.name }))
    if (isFocusFree(pressed)) list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={text('label')}>
      {rows.length === 0 && <EmptyWishlist />}
      <ul className="bzl-wishlist__items">
        {rows.map((row) => (
          <WishlistItem
            key={row.id || row.href}
            row={row}
            onAdd={row.id ? () => void run('added', row, onAdd) : undefined}
            onRemove={row.id ? () => void run('removed', row, onRemove) : undefined}
          />
        ))}
      </ul>
    </div>
  )
}
