import { type RefObject, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { expressProduct } from '../rules/express.ts'
import { $cart, $cartState } from '#cart/state/cart.ts'
import { fieldsOf, onChoice, productForm } from '#catalogue/page/product-form.ts'
import { findProduct } from '#catalogue/state/products.ts'
import { wantedWallets } from '../state/paid-cart.ts'
import { ProductCart } from '../state/product-cart.ts'
import { $currency } from '#storefront/state/context.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { ExpressRow } from './ExpressRow.tsx'
import { isWithoutWallets } from './load-wallets.ts'

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
