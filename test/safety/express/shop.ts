import { createStorefront } from '#demo/storefront.ts'
import { type Address, emptyAddress } from '#address/rules/address.ts'
import type { Clock } from '../clock.ts'
import { Locks } from '../locks.ts'
import { Network } from '../network.ts'
import { Tab } from '../tab.ts'
import type * as Entry from './page-entry.ts'
import type { Plan } from './plan.ts'

export type Page = typeof Entry
export type Code = (globals: Record<string, unknown>) => Page

const inAustria = (city: string, postcode: string): Address => ({
  ...emptyAddress('AT'),
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['Ring 2'],
  city,
  postcode,
  telephone: '1',
  email: 'ann@example.com',
})

/** The choices that the checkout has saved before. */
const BEFORE = {
  shippingAddress: inAustria('Graz', '8010'),
  rate: { carrier_code: 'tablerate', method_code: 'bestway' },
}
/** The choices made in the checkout. */
export const BY_CHEQUE = { address: inAustria('Linz', '4020'), method: 'checkmo' }
/** The plan's shop, its visitor's cart, and two tabs of it. */
export function openShop(
  { personality, customer, isVirtual, hasAddress, payment = 'extension' }: Plan,
  code: Code,
  clock: Clock,
) {
  const storefront = createStorefront({ now: () => clock.now })
  const network = new Network(storefront, clock)
  // It refuses the second order of a cart without it.
  network.readsKey = personality !== 'strict'
  network.storeCookies(
    storefront.reset({
      items: isVirtual ? [{ sku: 'PRIME' }] : [{ sku: 'EA-1' }, { sku: 'NK-2' }],
      currency: 'EUR',
      personality,
      customer: customer ? 'ann@example.com' : null,
      settings: { wallets: 'all', payment },
    }),
  )
  const cart = [...storefront.shop.carts.values()].at(-1)!
  if (hasAddress && !isVirtual) Object.assign(cart, BEFORE)
  const browser = {
    clock,
    network,
    local: new Map<string, string>(),
    locks: new Locks(),
    code,
    start: (page: Page) => (void page.loadCart(), () => undefined),
  }
  return { storefront, network, cart, tabs: [new Tab<Page>(browser), new Tab<Page>(browser)] }
}
