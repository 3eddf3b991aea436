import { type RefObject, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { expressProduct } from '../../domain/express/product'
import { fieldsOf, onChoice, productForm } from '../../host/product-form'
import { $cart, $cartState } from '../../state/cart/cart'
import { findProduct } from '../../state/catalogue/products'
import { wantedWallets } from '../../state/express/offer'
import { ProductCart } from '../../state/express/product-cart'
import { $currency } from '../../state/page/context'
import { Announcer } from '../announcer/Announcer'
import { ExpressRow } from './ExpressRow'
import { isWithoutWallets } from './load-wallets'

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
      <ExpressRow place="pdp" payable={cart} />
    </>
  )
}
