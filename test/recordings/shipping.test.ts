import { describe, expect, it, vi } from 'vitest'
import { type ApiError } from '#http/api-error.ts'
import { estimateRates, saveBilling, saveShipping, totalsInformation } from '#delivery/api/shipping.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { inAustin } from '../austin.ts'
import { failure, type Recorded, replay } from './replay.ts'
import shipping from '../fixtures/shipping.json'

const address = { ...inAustin, street: ['1 Main St', 'Apt 4'], email: 'guest@example.com' }
const rate = { carrier_code: 'tablerate', method_code: 'bestway' }

/** The guest's cart an exchange was recorded with. */
const guest = ({ request }: { request: Recorded['request'] }) => ({
  id: /guest-carts\/([^/]+)/.exec(request.path)![1]!,
  customer: false,
})

describe('a recorded shipment', () => {
  it('has rates for an address', async () => {
    const sent = replay(shipping['estimate-us'])
    const rates = await estimateRates(guest(shipping['estimate-us']), address)
    expect(rates.map(({ available }) => available)).toEqual([true, true])
    expect(sent[0]!.body).toMatchObject({ address: { region: 'Texas', street: ['1 Main St', 'Apt 4'] } })
  })

  it('lists a carrier that cannot ship as not selectable', async () => {
    replay(shipping['estimate-au-carrier-error'])
    const [row] = await estimateRates(guest(shipping['estimate-au-carrier-error']), address)
    expect(row).toMatchObject({
      available: false,
      method_code: '',
      error_message: expect.stringMatching(/\w/),
    })
  })

  it('has no rates for vouchers', async () => {
    replay(shipping['estimate-virtual'])
    expect(await estimateRates(guest(shipping['estimate-virtual']), address)).toEqual([])
  })

  it('is requested once more half a second after a server error', async () => {
    vi.useFakeTimers()
    const sent = replay(shipping['estimate-unknown-key'], shipping['estimate-us'])
    const rates = estimateRates(guest(shipping['estimate-us']), address).catch(() => [])
    await vi.advanceTimersByTimeAsync(499)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    // The second exchange was recorded for the same cart.
    expect((await rates).length).toBe(2)
  })

  it('is saved by the request a real shop accepted, and returns methods and totals', async () => {
    const sent = replay(shipping['info-ok-us'])
    const details = await saveShipping(guest(shipping['info-ok-us']), { shipping: address, rate })
    expect(details.payment_methods.map(({ code }) => code)).toContain('checkmo')
    expect(grandTotal(details.totals)).toBeGreaterThan(0)
    const { addressInformation } = sent[0]!.body as { addressInformation: Record<string, unknown> }
    expect(addressInformation).toMatchObject({
      shipping_method_code: 'bestway',
      shipping_carrier_code: 'tablerate',
    })
  })

  it('distinguishes a withdrawn rate from a lost cart', async () => {
    replay(shipping['info-method-not-found'])
    const error = await failure<ApiError>(
      saveShipping(guest(shipping['info-method-not-found']), { shipping: address, rate }),
    )
    expect([error.kind, error.status]).toEqual(['business', 404])
    expect(error.text).toBe('Carrier with such method not found: accelerate, standard')
  })

  it('fills the placeholders of a message inside another', async () => {
    replay(shipping['info-bad-country'])
    const error = await failure<ApiError>(
      saveShipping(guest(shipping['info-bad-country']), { shipping: address, rate }),
    )
    expect(error.text).toMatch(/^The shipping information was unable to be saved\. Error: "[^%"]/)
  })

  it('cannot be saved for an empty cart', async () => {
    replay(shipping['si-empty'])
    const error = await failure<ApiError>(
      saveShipping(guest(shipping['si-empty']), { shipping: address, rate }),
    )
    expect(error.kind).toBe('business')
  })

  it('has an estimate of the totals', async () => {
    replay(shipping['ti-us'])
    expect(grandTotal(await totalsInformation(guest(shipping['ti-us']), address, rate))).toBeGreaterThan(0)
  })

  it('reports a server error for a response of bare text', async () => {
    vi.useFakeTimers()
    replay(shipping['ti-no-address'], shipping['ti-no-address'])
    const error = failure<ApiError>(totalsInformation(guest(shipping['ti-no-address']), address))
    await vi.advanceTimersByTimeAsync(500)
    vi.useRealTimers()
    expect((await error).kind).toBe('server')
  })

  it('is a billing address only for vouchers', async () => {
    replay(shipping['virtual-billing'], shipping['billing-bad-country'])
    await saveBilling(guest(shipping['virtual-billing']), address)
    const error = await failure<ApiError>(saveBilling(guest(shipping['billing-bad-country']), address))
    expect(error.text).toBe('The address failed to save. Verify the address and try again.')
  })
})
