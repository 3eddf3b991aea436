import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from '#http/api-error.ts'
import {
  getCheckoutConfig,
  getItems,
  getTotals,
  removeItem,
  setQuantity,
  getCustomOptions,
} from '#cart/api/cart.ts'
import { getItemChoices, updateItemOptions } from '#cart/api/item-options.ts'
import { getContext } from '#storefront/api/content.ts'
import { getGiftComponents } from '#gifts/api.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { failure, type Recorded, replay } from './replay.ts'
import cart from '../fixtures/cart.json'
import transport from '../fixtures/transport.json'

const mine = { id: '97', customer: true }

/** The guest's cart an exchange was recorded with. */
const guest = ({ request }: { request: Recorded['request'] }) => ({
  id: /guest-carts\/([^/]+)/.exec(request.path)![1]!,
  customer: false,
})

describe('a recorded cart', () => {
  it('is known by its masked id to a guest and by its number to a customer', async () => {
    replay(cart['config-guest'], cart['config-customer'])
    const asGuest = await getCheckoutConfig()
    expect(asGuest.cart).toEqual({ id: expect.stringMatching(/^\w{32}$/), customer: false })
    expect(asGuest.items).toHaveLength(cart['config-guest'].response.body.quoteItemData.length)
    expect(grandTotal(asGuest.totals)).toBeGreaterThan(0)
    expect((await getCheckoutConfig()).cart).toEqual({ id: expect.stringMatching(/^\d+$/), customer: true })
  })

  it('has totals', async () => {
    const sent = replay(cart['totals-saved'])
    const totals = await getTotals(guest(cart['totals-saved']))
    expect(totals.total_segments.map(({ code }) => code)).toContain('grand_total')
    expect(sent[0]!.headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(sent[0]!.headers.get('accept')).toBe('application/json')
  })

  it('gets a new quantity by the request a real shop accepted', async () => {
    const sent = replay(cart['qty-3'])
    await setQuantity(guest(cart['qty-3']), '166', 3)
    expect(sent[0]!.body).toEqual(cart['qty-3'].request.body)
  })

  it.each([
    ['qty-too-many-stock', 400, 'The requested qty is not available'],
    ['qty-fraction', 400, 'You cannot use decimal quantity for this product.'],
    ['not-in-cart', 404, /^The \d+ Cart doesn't contain the 99999 item\.$/],
  ] as const)('passes on the shop’s message why an item is unchanged: %s', async (name, status, text) => {
    replay(cart[name])
    const id = cart[name].request.path.split('/').at(-1)!
    const error = await failure<ApiError>(setQuantity(guest(cart[name]), id, 2))
    expect([error.kind, error.status]).toEqual(['business', status])
    expect(error.text).toMatch(text)
  })

  it('never shows the text of a server error', async () => {
    replay(cart['unknown-key'])
    const error = await failure<ApiError>(setQuantity(guest(cart['unknown-key']), '166', 2))
    expect([error.kind, error.text]).toEqual(['server', ''])
  })

  it('is lost when the shop does not know its id', async () => {
    replay(cart['totals-bad-mask'])
    const error = await failure<ApiError>(getTotals(guest(cart['totals-bad-mask'])))
    expect([error.kind, error.isAlreadyOrdered]).toEqual(['cartLost', false])
  })

  it('reports an ended session of a customer', async () => {
    replay(cart['mine-no-session'])
    expect((await failure<ApiError>(getTotals(mine))).kind).toBe('session')
  })

  it('removes an item', async () => {
    const sent = replay(cart['sidebar-remove-ok'])
    await removeItem('172')
    expect(sent[0]!.body).toMatch(/^item_id=172&form_key=\w{16}$/)
  })

  it('gets an error for an item it does not have', async () => {
    replay(cart['sidebar-remove-unknown'])
    const error = await failure<ApiError>(removeItem('99999'))
    expect([error.kind, error.text]).toEqual([
      'business',
      "The quote item isn't found. Verify the item and try again.",
    ])
  })

  it('removes an item at the second try when the form key was refused', async () => {
    document.cookie = 'form_key=aaaaaaaaaaaaaaaa; path=/'
    const sent = replay(cart['sidebar-remove-bad-key'], cart['sidebar-remove-ok'])
    await removeItem('172')
    expect(new Set(sent.map(({ body }) => String(body).split('form_key=')[1])).size).toBe(2)
  })

  it('keeps its item when the second form key is refused as well, without a third try', async () => {
    const sent = replay(cart['sidebar-remove-bad-key'], cart['sidebar-remove-bad-key'])
    expect((await failure<ApiError>(removeItem('172'))).kind).toBe('formKeyOrSession')
    expect(sent).toHaveLength(2)
  })

  it('sends other options of an item as the product’s page does, and cannot read the answer', async () => {
    const sent = replay(cart['update-options'], cart['update-options-missing'])
    await updateItemOptions({ item_id: '97', product_id: '10', qty: 2 }, [['super_attribute[137]', '5']])
    await updateItemOptions({ item_id: '99', product_id: '10', qty: 1 }, [])
    const fields = sent.map(({ body }) => new URLSearchParams(String(body)))
    fields.forEach((each) => each.delete('form_key'))
    const recorded = [cart['update-options'], cart['update-options-missing']].map(
      ({ request }) => new URLSearchParams(request.body),
    )
    recorded.forEach((each) => each.delete('form_key'))
    expect(fields.map((each) => [...each].sort())).toEqual(recorded.map((each) => [...each].sort()))
  })

  it('shows no choices of an item where the shop has no such route', async () => {
    replay(cart['custom-options-404'])
    expect(await getItemChoices(guest(cart['custom-options-404']), '1')).toBeUndefined()
  })

  it('is distinguished from a shop without such a route', async () => {
    replay(cart['custom-options-404'], cart['checkout-config-data'])
    expect((await failure<ApiError>(getCustomOptions(guest(cart['custom-options-404'])))).kind).toBe('route')
    expect((await failure<ApiError>(getCheckoutConfig())).kind).toBe('route')
    await vi.dynamicImportSettled()
    // Its items would be in the configuration, too (trap: stock-magento), which is known to be missing now.
    const sent = replay(cart['checkout-cart-items'])
    expect((await failure<ApiError>(getItems())).kind).toBe('route')
    expect(sent).toHaveLength(1)
  })
})

describe('a shop with faults', () => {
  it('under maintenance is a server error, not a lost session', async () => {
    replay(transport['maintenance-rest'])
    expect((await failure<ApiError>(getTotals(guest(transport['maintenance-rest'])))).kind).toBe('server')
  })

  it('with an error page gets one more request and then an error', async () => {
    vi.useFakeTimers()
    const sent = replay(transport['accept-odd'], transport['accept-odd'])
    const error = failure<ApiError>(getTotals(guest(transport['accept-odd'])))
    await vi.advanceTimersByTimeAsync(500)
    vi.useRealTimers()
    expect((await error).kind).toBe('server')
    expect(sent).toHaveLength(2)
  })

  it('without our routes is recognised, by JSON or by a page', async () => {
    replay(transport.oneday, transport['route-404'])
    expect((await failure<ApiError>(getGiftComponents())).kind).toBe('route')
    expect((await failure<ApiError>(getContext())).kind).toBe('route')
  })
})
