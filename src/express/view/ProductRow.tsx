import { type RefObject, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { expressProduct } from '../rules/express.ts'
import { $cart, $cartState } from '#cart/state/cart.ts'
import { findProduct } from '#catalogue/state/products.ts'
import { wantedWallets } from '../state/paid-cart.ts'
import { ProductCart } from '../state/product-cart.ts'
import { $currency } from '#storefront/state/context.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { ExpressRow } from './ExpressRow.tsx'
import { isWithoutWallets } from './load-wallets.ts'
import { onEvent } from '#dom/events.ts'
import { hostDocument } from '#dom/document.ts'

/** The form of a product's page: the one around `own`, or else the page's for this id. */
export function productForm(own: Element, id: string): HTMLFormElement | undefined {
  const around = own.closest('form')
  const forms = [...(around ? [around] : []), ...(id ? hostDocument.querySelectorAll('form') : [])]
  return forms.find((form) => {
    const product = fieldsOf(form).find(([name]) => name === 'product')?.[1]
    return product && (!id || product === id)
  })
}

/** Returns the fields that a form would send. For a file, the value is its name. */
const fieldsOf = (form: HTMLFormElement): [name: string, value: string][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])

/** Calls back when something was chosen in any form of the page. */
export function onChoice(fn: () => void): () => void {
  const handle = ({ target }: Event) => {
    if ((target as Element | null)?.closest?.('form')) fn()
  }
  const stops = ['input', 'change'].map((type) => onEvent(hostDocument, type, handle))
  return () => stops.forEach((stop) => stop())
}

export interface ProductChoice {
  /** Magento's id; without it and `sku` it is the product of the form around the marker. */
  product: string
  sku: string
  /** An element inside the marker. */
  own: RefObject<Element | null>
}

/** How long (ms) the shopper may go on choosing before the cart is made anew. */
const SETTLED = 400

/** The wallets for a product, as its form has it; nothing where the device has none or the product is not sold so. */
export const ProductRow = (choice: ProductChoice) =>
  wantedWallets().length && !isWithoutWallets() ? (
    <Row key={choice.product || choice.sku} {...choice} />
  ) : null

function Row({ product, sku, own }: ProductChoice) {
  const [cart] = useState(
    () =>
      new ProductCart(async () => {
        const id = product || (sku && ((await findProduct(sku))?.product_id ?? ''))
        const form = own.current && productForm(own.current, id)
        if (form?.matches(':invalid')) return undefined
        const fields = form ? fieldsOf(form) : []
        return expressProduct(id || (fields.find(([name]) => name === 'product')?.[1] ?? ''), fields)
      }, sku),
  )
  const ownId = useStore($cart)?.id
  const state = useStore($cartState)
  const currency = useStore($currency)
  useEffect(() => void cart.update(), [cart, ownId, state, currency])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onChoice(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void cart.update(), SETTLED)
    })
    return () => (clearTimeout(timer), stop())
  }, [cart])
  return (
    <>
      <Announcer />
      <ExpressRow place="pdp" paidCart={cart} />
    </>
  )
}
