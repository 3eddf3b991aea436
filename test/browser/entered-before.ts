import { expect, type Page } from 'playwright/test'
import { GUEST, type Typed } from './addresses.ts'

interface SavedCart {
  id: string
  address: { region: string; region_id: number; region_code: string }
  rate: { carrier_code: string; method_code: string }
  customer?: number
}

/**
 * Opens the checkout in a tab where the address was submitted before, and the first rate was confirmed unless the step is
 * the delivery. The shop has them with the cart. The tab has the draft that the checkout keeps in it for a reload.
 */
export async function enterBefore(
  page: Page,
  step: 'shipping_method' | 'payment_method',
  typed: Typed,
  customer?: string,
): Promise<void> {
  const entered = enteredAddress(typed)
  const { cart, address } = await saveInShop(page, customer ? entered : { ...entered, email: GUEST })
  const { carrier_code, method_code } = cart.rate
  const draft = {
    shop: '/',
    cart: cart.id,
    owner: customer && String(cart.customer),
    step,
    email: customer ? undefined : GUEST,
    shipping: { ...address, email: undefined },
    sameAsBilling: true,
    addresses: {
      shipping: { ...address, save_in_address_book: customer ? 1 : undefined },
      billing: address,
    },
    rate: `${carrier_code}_${method_code}`,
    fields: {},
    others: [],
  }
  const script = await page.addInitScript((text) => {
    if (window === window.top) sessionStorage.setItem('bezel-checkout', text)
  }, JSON.stringify(draft))
  await page.goto('/checkout')
  await script.dispose()
}

/** The address as the form has it, before the shop has said which region of its list that is. */
function enteredAddress({ street1, street2, region_id: listed, ...typed }: Typed) {
  return {
    company: '',
    vat_id: '',
    region: listed ?? '',
    ...typed,
    street: [street1, street2].filter(Boolean),
  }
}

async function saveInShop(page: Page, sent: ReturnType<typeof enteredAddress> & { email?: string }) {
  const response = await page.request.post('/__demo/visitor', { data: { address: sent } })
  expect(response.ok(), await response.text()).toBe(true)
  const { cart } = (await response.json()) as { cart: SavedCart }
  const { region_id, region_code } = cart.address
  return { cart, address: { ...sent, region_id, region_code } }
}
