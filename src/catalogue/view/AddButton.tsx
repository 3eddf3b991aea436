import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { ProductChoice } from '../state/add-product.ts'
import { $page } from '#storefront/state/page.ts'
import { announce } from '#ui/Announcer.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useMessage } from '#i18n/view/common.ts'
import { useProductText } from './text.ts'
import { useAddition } from './useAddition.ts'

interface Props {
  choice: ProductChoice
  /** The button's label; defaults to "Add to cart". */
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
        onClick={() => void add({ run: ({ addProduct }) => addProduct(choice, opens), opens })}
      >
        <ChangingText>{shown}</ChangingText>
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
