import fc from 'fast-check'
import { saveItemOptions } from '#cart/state/item-options.ts'
import { $items } from '#cart/state/cart.ts'
import { login, logout } from '#customer/state/login.ts'
import { changeCurrency } from '#cart/state/currency.ts'
import { act, type Act, addFromPage } from './cart-actions.ts'
import { inOtherTab } from './other-tab.ts'
import { ANN, endSession, isCustomer, isOver } from './session-shop.ts'

const simple = (name: string, canDo: () => boolean, real: () => Promise<unknown>): Act => ({
  toString: () => name,
  canDo,
  model: () => undefined,
  real: async () => void (await real()),
})

export const ACTS = {
  login: simple(
    'log in',
    () => !isCustomer(),
    () => login(ANN.username, ANN.password),
  ),
  logout: simple('log out', isCustomer, logout),
  loginElsewhere: simple(
    'log in in another tab',
    () => !isCustomer(),
    () => inOtherTab('/customer/ajax/login', { method: 'POST', body: JSON.stringify(ANN) }, ['*']),
  ),
  logoutElsewhere: simple('log out in another tab', isCustomer, () =>
    inOtherTab('/customer/ajax/logout', {}, ['*']),
  ),
  addElsewhere: simple(
    'add in another tab',
    () => true,
    () =>
      inOtherTab(
        '/checkout/cart/add',
        { method: 'POST', body: new URLSearchParams({ product: '59', qty: '1' }) },
        ['cart'],
      ),
  ),
  end: simple(
    'the session ends',
    () => true,
    async () => endSession(),
  ),
  comeBack: simple(
    'come back to the page',
    () => true,
    async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ),
  currency: (currency: string) =>
    simple(
      `pay in ${currency}`,
      () => true,
      () => changeCurrency({ currency }),
    ),
}

/** Ids of the ring, of its size, and of some sizes. */
const RING = { product: '56', option: 'options[7]', sizes: ['31', '34', '36'] }
const isRing = ({ sku }: { sku: string }) => sku.startsWith('RG-1')

const addRing = (size: string) =>
  simple(
    `add a ring of size ${size}`,
    () => !isOver(),
    () => addFromPage({ product: RING.product, qty: '1', [RING.option]: size }),
  )
const changeSize = (at: number, size: string): Act => ({
  toString: () => `give ring ${at} the size ${size}`,
  canDo: ({ items }) => !isOver() && items.some(isRing),
  model: () => undefined,
  async real() {
    const rings = $items.get()!.filter(isRing)
    await saveItemOptions(rings[at % rings.length]!.item_id, [[RING.option, size]])
  },
})
const size = fc.constantFrom(...RING.sizes)

export const anything = fc.oneof(
  {
    weight: 3,
    arbitrary: act.map((step): Act => ({
      ...step,
      toString: () => String(step),
      canDo: (model) => !isOver() && step.canDo(model),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ACTS.login,
      ACTS.logout,
      ACTS.loginElsewhere,
      ACTS.logoutElsewhere,
      ACTS.addElsewhere,
      ACTS.end,
      ACTS.comeBack,
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('USD', 'EUR', 'JPY').map(ACTS.currency) },
  { weight: 1, arbitrary: size.map(addRing) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat({ max: 2 }), size).map(([at, to]) => changeSize(at, to)),
  },
)
