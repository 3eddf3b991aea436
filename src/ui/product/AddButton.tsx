import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { ProductChoice } from '../../state/cart/add-product'
import { $page } from '../../state/page/page'
import { announce } from '../announcer/announce'
import { Notice } from '../Notice'
import { useMessage } from '../text/common'
import { useProductText } from './text'
import { useAddition } from './useAddition'

interface Props {
  choice: ProductChoice
  /** What the button says; "Add to cart" without it. */
  label?: string
  /** The product's name, where it is known. */
  name?: string
  /** The cart opens when it was added. */
  opens: boolean
}

/** Adds a product where it stands, with the shop's refusal below. */
export function AddButton({ choice, label, name, opens }: Props) {
  const text = useProductText()
  const message = useMessage()
  const { routes } = useStore($page)
  const { outcome, add } = useAddition()
  const shown = label || text('add')
  const added = name ? text('added', { name }) : text('in-cart')
  useEffect(() => {
    if (outcome === 'added') announce(added)
  }, [outcome, added])
  return (
    <div className="bzl-product__action">
      <button
        type="button"
        className="bzl-button bzl-button--wide"
        aria-label={name && text('named', { label: shown, name })}
        aria-busy={outcome === 'busy'}
        onClick={() => void add({ run: ({ addProduct }) => addProduct(choice), opens })}
      >
        {shown}
      </button>
      {outcome === 'added' && (
        <a className="bzl-link" href={routes.cart}>
          {text('in-cart')}
        </a>
      )}
      {typeof outcome === 'object' && (
        <Notice type="error" isAnswer>
          {message(outcome.refusal)}
        </Notice>
      )}
    </div>
  )
}
