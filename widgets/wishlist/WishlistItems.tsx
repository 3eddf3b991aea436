import { useEffect, useRef } from 'react'
import { hostDocument } from '#dom/document.ts'
import { isFocusFree } from '#dom/focus.ts'
import { announce } from '#ui/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/wishlist.json'
import { WishlistItem, type WishlistRow } from './WishlistItem.tsx'
import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'

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
