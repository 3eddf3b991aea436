import { describe, expect, it } from 'vitest'
import { failure, form, json, page, sent, serve, text } from '#test/fetch-stub.ts'
import { getBlock } from '#widgets/cms-block/block.ts'
import { getContext, getSettings, switchCurrency } from './content.ts'
import { getStrings } from '#i18n/api.ts'

describe('content', () => {
  it('has the context, as far as the shop sends it', async () => {
    serve({ currencyCode: 'EUR', currencyRate: '0.92' }, {}, 'x')
    expect(await getContext()).toMatchObject({ currencyCode: 'EUR', currencyRate: 0.92 })
    expect((await getContext()).currencyRate).toBeUndefined()
    expect((await failure(getContext())).kind).toBe('server')
  })

  it('has settings, or fails for the caller to see', async () => {
    serve({ credit_card_min_total: '10' }, [], ['x'])
    expect(await getSettings()).toEqual({ credit_card_min_total: '10' })
    expect(await getSettings()).toEqual({})
    expect((await failure(getSettings())).kind).toBe('server')
  })

  it('has blocks, bare or wrapped, and none when they are off or missing', async () => {
    const missing = { message: 'The CMS block with the "%1" ID doesn\'t exist.', parameters: ['x'] }
    serve(
      { content: '<p>Hi</p>', active: true },
      '<p>Hi</p>',
      { content: 'x', active: false },
      json(missing, 404),
    )
    const blocks = []
    for (let i = 0; i < 4; i++) blocks.push(await getBlock('home/promo', 'PC'))
    expect(blocks.map((block) => block?.content)).toEqual(['<p>Hi</p>', '<p>Hi</p>', undefined, undefined])
    expect(sent[0]!.path).toBe('/rest/default/V1/cms/block/home%2Fpromo?device=PC')
  })

  it('speaks the shopper’s language from beside the bundle, where nothing but texts counts', async () => {
    serve({ a: 'Warenkorb', b: 7 }, text('<html></html>', 404))
    expect(await getStrings('de', 'cart-drawer')).toEqual({ a: 'Warenkorb' })
    expect(sent[0]!.path).toMatch(/\/locales\/de\/cart-drawer\.json$/)
    await expect(getStrings('xx', 'cart-drawer')).rejects.toThrow('xx/cart-drawer')
  })

  it('has a block neither where the shop fails nor where it lacks the route, and says so', async () => {
    serve(json({ message: 'Request does not match any route.' }, 404))
    expect((await failure(getBlock('promo', 'PC'))).kind).toBe('route')
    sessionStorage.clear()
    serve(json({ message: 'Not for you' }, 403))
    expect((await failure(getBlock('promo', 'PC'))).status).toBe(403)
  })

  it('changes its currency, and the country where one is named, by the storefront’s form', async () => {
    serve(page('http://localhost/'))
    await switchCurrency('EUR', 'NL')
    await switchCurrency('EUR', undefined)
    expect(sent.map(({ body }) => form(body))).toEqual([
      [
        ['currency', 'EUR'],
        ['country', 'NL'],
      ],
      [['currency', 'EUR']],
    ])
    expect(sent[0]!.path.replace(/\?.*/, '')).toBe('/directory/currency/switch/')
  })
})
