import { describe, expect, it } from 'vitest'
import { oddJson } from '#test/odd-json.ts'
import fc from 'fast-check'
import { parseShownProducts } from './shown-product.ts'
import { keptProducts, viewedIds } from '../state/viewed-products.ts'

const image = (code: string, width: number) => ({
  code,
  url: `/media/${code}.jpg`,
  width,
  height: width * 1.25,
})
const answer = (more: object = {}) => ({
  items: [
    {
      id: 1,
      name: 'Name Necklace',
      url: 'https://shop.example/nk-1.html',
      type: 'simple',
      is_salable: '1',
      currency_code: 'USD',
      price_info: { final_price: 59.95, regular_price: 59.95 },
      add_to_cart_button: { required_options: false },
      images: [
        image('list', 90),
        image('recently_viewed_products_grid_content_widget', 240),
        image('large', 600),
      ],
      ...more,
    },
  ],
})
const first = (more?: object) => parseShownProducts(answer(more))[0]

describe('a product of the shop', () => {
  it('has the price, and the picture of the storefront’s grid with its size', () => {
    expect(first()).toEqual({
      product_id: '1',
      name: 'Name Necklace',
      url: 'https://shop.example/nk-1.html',
      price: 59.95,
      regularPrice: undefined,
      currency: 'USD',
      image: { src: '/media/recently_viewed_products_grid_content_widget.jpg', width: 240, height: 300 },
      isSaleable: true,
      needsOptions: false,
    })
  })

  it('has what it cost before only where that was more', () => {
    expect(first({ price_info: { final_price: 40, regular_price: 59.95 } })).toMatchObject({
      regularPrice: 59.95,
    })
  })

  it.each(['configurable', 'bundle', 'grouped'])(
    'needs a choice when it is %s, whatever the shop says',
    (type) => {
      expect(first({ type })).toMatchObject({ needsOptions: true })
    },
  )

  it('is not for sale when the shop says nothing', () => {
    expect(first({ is_salable: '' })).toMatchObject({ isSaleable: false })
  })

  it.each([{ name: '' }, { id: null }, { url: 'javascript:alert(1)' }, { price_info: {} }])(
    'is left out without what it cannot be shown without: %j',
    (more) => expect(first(more)).toBeUndefined(),
  )

  it('has no picture where none is safe or has a size', () => {
    expect(
      first({ images: [{ ...image('a', 100), url: 'javascript:1' }, image('b', 0)] })?.image,
    ).toBeUndefined()
  })

  it('is read from any answer without an exception, and is never without a name', () => {
    const odd = oddJson({ ...answer(), 1: { product_id: '1', added_at: 1 } })
    fc.assert(
      fc.property(odd, (value) => {
        viewedIds(value)
        keptProducts(value, 'USD')
        return parseShownProducts(value).every(({ name }) => name !== '')
      }),
    )
  })
})

describe('products that were looked at', () => {
  it('are the newest first, each once, from every list', () => {
    const viewed = (product_id: string | number, added_at: number) => ({
      product_id,
      added_at,
      scope_id: '1',
    })
    const local = JSON.stringify({ 'website-1-7': viewed('7', 100), 'website-1-8': viewed(8, 300) })
    expect(viewedIds(local, { 7: viewed('7', 400) }, null)).toEqual(['7', '8'])
  })

  it('are taken from the browser only in the shopper’s currency', () => {
    const kept = JSON.stringify({
      1: answer().items[0],
      2: { ...answer().items[0], id: 2, currency_code: 'EUR' },
    })
    expect(keptProducts(kept, 'EUR').map(({ product_id }) => product_id)).toEqual(['2'])
  })
})
