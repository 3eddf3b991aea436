import { describe, expect, it } from 'vitest'
import { getAddresses, saveAddress } from '#address/api.ts'
import { type ApiError } from '#http/api-error.ts'
import { moveToWishlist } from '#wishlist/api.ts'
import { loadSections } from '#storefront/api/content.ts'
import { login, logout } from '#customer/api/customer.ts'
import { applyCoupon, removeCoupon } from '#discounts/api/discounts.ts'
import { inAustin } from '../austin.ts'
import { failure, type Recorded, replay } from './replay.ts'
import coupon from '../fixtures/coupon.json'
import customer from '../fixtures/customer.json'

const address = { ...inAustin, street: ['1 Main St', 'Apt 4'], email: 'guest@example.com' }
/** The guest's cart an exchange was recorded with. */
const guest = ({ request }: { request: Recorded['request'] }) => ({
  id: /guest-carts\/([^/]+)/.exec(request.path)![1]!,
  customer: false,
})

describe('a recorded customer', () => {
  it('logs in', async () => {
    const sent = replay(customer['login-ok'])
    expect(await login('ann@example.com', 'Demo-pass-123')).toMatchObject({
      ok: true,
      message: 'Login successful.',
    })
    expect(sent[0]!.body).toEqual(customer['login-ok'].request.body)
  })

  it('is refused with a wrong password', async () => {
    replay(customer['login-bad-password'])
    expect(await login('ann@example.com', 'wrong')).toMatchObject({
      ok: false,
      message: 'Invalid login or password.',
    })
  })

  it('is not logged in by an empty answer', async () => {
    replay(customer['login-empty-body'])
    expect((await failure<ApiError>(login('', ''))).status).toBe(400)
  })

  it('logs out', async () => {
    const sent = replay(customer.logout)
    await logout()
    expect(sent[0]!.method).toBe('GET')
  })

  it('has sections', async () => {
    replay(customer['customer-all'], customer['guest-new'])
    expect(await loadSections(['customer'])).toMatchObject({ customer: { fullname: expect.any(String) } })
    const sections = await loadSections(['customer', 'directory-data'])
    expect(sections.customer).not.toHaveProperty('fullname')
    expect(sections['directory-data']).toMatchObject({ US: { regions: { 57: { code: 'TX' } } } })
  })

  it('gets an error for an unknown section', async () => {
    replay(customer['unknown-section'])
    expect((await failure<ApiError>(loadSections(['cart', 'nope']))).kind).toBe('business')
  })

  it('has an address book even where the shop has no route for it', async () => {
    replay(customer['me-addresses'], customer.me)
    const addresses = await getAddresses()
    expect(addresses[0]).toMatchObject({
      id: expect.any(Number),
      region: { region_code: expect.any(String) },
    })
  })

  it('saves an address with the whole book where the shop has no route for one', async () => {
    const { me } = customer
    const written = { request: { ...me.request, method: 'PUT' }, response: me.response }
    const sent = replay(customer['account-addresspost'], me, written)
    const [known] = me.response.body.addresses
    await saveAddress({ ...address, region: undefined, id: known!.id })
    const { addresses } = (sent[2]!.body as { customer: { addresses: object[] } }).customer
    expect(addresses[0]).toMatchObject({ id: known!.id, street: ['1 Main St', 'Apt 4'] })
    expect(addresses).toHaveLength(me.response.body.addresses.length)
  })

  it('moves an item to the wish list', async () => {
    replay(customer['wish-ok'])
    await moveToWishlist('196')
  })

  it('has to log in for the wish list', async () => {
    replay(customer['wish-guest'])
    expect((await failure<ApiError>(moveToWishlist('198'))).kind).toBe('session')
  })

  it('gets an error when the wish list refuses the form key', async () => {
    replay(customer['wish-bad-key'])
    expect((await failure<ApiError>(moveToWishlist('196'))).kind).toBe('formKeyOrSession')
  })
})

describe('a recorded coupon', () => {
  const ref = guest(coupon['totals-with-coupon'])
  /** Totals of another cart without a coupon, with the path of this cart. */
  const without = {
    ...coupon['totals-fresh'],
    request: { ...coupon['totals-fresh'].request, path: coupon['totals-with-coupon'].request.path },
  }

  it('counts when the totals have it, though a stock shop answers with a page', async () => {
    const sent = replay(coupon['post-ok'], coupon['totals-with-coupon'])
    expect(await applyCoupon(ref, 'spring10')).toBe('You used coupon code "SPRING10".')
    expect(sent[0]!.body).toMatch(/^coupon_code=spring10&remove=0&form_key=/)
    expect(document.cookie).not.toContain('mage-messages')
  })

  it('is refused with the message in the shop’s cookie', async () => {
    replay(coupon['post-unknown'], without)
    const error = await failure<ApiError>(applyCoupon(ref, 'NO<b>PE'))
    expect([error.kind, error.text]).toEqual(['business', 'The coupon code "NO<b>PE" is not valid.'])
  })

  it('is removed again', async () => {
    replay(coupon['post-remove'], without)
    expect(await removeCoupon(ref)).toBe('You canceled the coupon code.')
  })
})
