import { describe, expect, it, vi } from 'vitest'
import { failure, form, sent, serve, text } from '#test/fetch-stub.ts'
import { getSpecialOffers, getVisitorGift, saveItemGifts } from './api.ts'
import { sendMarketingEvent } from '#tracking/api.ts'
import { applyTariff, estimateTariff } from '#delivery/api/tariff.ts'

describe('extras', () => {
  it('insure against duties per country and method', async () => {
    serve(
      { error: false, rules: { 1: 'US_tablerate_bestway' }, estimatedAmounts: [] },
      { error: false, applied: true },
    )
    expect(await estimateTariff('US', ['tablerate_bestway', 'expedite_expedite'])).toEqual({
      rules: ['US_tablerate_bestway'],
      estimatedAmounts: {},
    })
    await applyTariff('US', 'tablerate_bestway')
    expect(sent.map(({ body }) => form(body))).toEqual([
      [
        ['country_id', 'US'],
        ['shipping_methods[]', 'tablerate_bestway'],
        ['shipping_methods[]', 'expedite_expedite'],
      ],
      [
        ['country_id', 'US'],
        ['shipping_method', 'tablerate_bestway'],
      ],
    ])
  })

  it('offer what there is', async () => {
    serve([{ product_id: 77, name: 'Charm', price: '9.90' }, { name: 'no id' }], [{ product_id: '1' }], [], {
      eligible: false,
    })
    expect(await getSpecialOffers(false)).toMatchObject([{ product_id: '77', price: 9.9, is_free: false }])
    expect(await getSpecialOffers(true)).toMatchObject([{ product_id: '1', is_free: true }])
    expect(sent.map(({ path }) => path)).toEqual([
      '/checkout/cart/specialoffers?free=0',
      '/checkout/cart/specialoffers?free=1',
    ])
    expect([await getVisitorGift(), await getVisitorGift()]).toEqual([undefined, undefined])
  })

  it('gift-wrap an item', async () => {
    serve({ error: true, message: 'Too long', errors: { 55: { 0: 'Message is too long' } } })
    const choice = {
      item_id: '391',
      product_id: '55',
      index: 0,
      checked: true,
      message: 'Hi & bye',
      gift_boxes: [3],
    }
    const error = await failure(saveItemGifts([choice]))
    expect([error.text, error.parameters]).toEqual(['Too long', { 55: { 0: 'Message is too long' } }])
    expect(form(sent[0]!.body)).toContainEqual(['item_gift[55][0][message]', 'Hi & bye'])
  })

  it('go to the marketing service, and never fail', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serve(text('no', 500))
    const event = { pixels: ['1'], event: { name: 'AddPaymentInfo', id: 'u' } }
    const custom_data = { currency: 'EUR', value: 9, content_ids: ['NN-1'], num_items: 1 }
    await sendMarketingEvent({ ...event, custom_data })
    expect(warn).toHaveBeenCalledOnce()
    expect(sent[0]!.path).toBe('/facebookServerSideApi.php')
    expect(JSON.parse(sent[0]!.body)).toEqual({ ...event, custom_data })
    warn.mockRestore()
  })
})
