import { available } from '../../shop/cart.ts'
import { catalogue, nameOf, type Product } from '../../shop/catalogue.ts'
import { listPrice } from '../../shop/list-price.ts'
import { toNumber } from '../../shop/money.ts'
import { typeOf } from '../../shop/products/options.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { imageUrl } from '../image-url.ts'
import { RestError, rest } from '../responses.ts'
import { restCall } from '../rest-routes.ts'

const FILTER = 'searchCriteria[filter_groups][0][filters][0]'

/** The calls for the data a product is shown with outside its own page (wire: products). */
export const productRoutes: Route[] = [
  restCall('GET', 'products-render-info', (context) => {
    const query = context.url.searchParams
    const missing = ['storeId', 'currencyCode'].filter((name) => !query.get(name))
    if (missing.length) throw new RestError(400, '"%fieldName" is required.', { fieldName: missing[0] })
    const value = query.get(`${FILTER}[value]`) ?? ''
    const values = query.get(`${FILTER}[condition_type]`) === 'in' ? value.split(',') : [value]
    const field = query.get(`${FILTER}[field]`) === 'sku' ? 'sku' : 'id'
    const found = catalogue.filter((product) => product.visible && values.includes(product[field]))
    return rest({ items: found.map((product) => renderInfo(context, product)) })
  }),
]

export function renderInfo(context: RequestContext, product: Product) {
  const { origin } = context.url
  const { currency, language, shop } = context
  const price = toNumber(listPrice(product.price, currency), currency)
  const name = nameOf(product.sku, language)
  const side = 300
  return {
    add_to_cart_button: {
      url: `${origin}/checkout/cart/add/uenc/%25uenc%25/product/${product.id}/`,
      required_options:
        typeOf(product) !== 'configurable' && product.options.some(({ required }) => required),
    },
    price_info: { final_price: price, regular_price: price, special_price: null },
    images: [
      {
        url: imageUrl(origin, product.drawing),
        code: 'recently_viewed_products_grid_content_widget',
        height: side,
        width: side,
        label: name,
        resized_width: side,
        resized_height: side,
      },
    ],
    url: `${origin}/${product.url_key}.html`,
    id: Number(product.id),
    name,
    type: typeOf(product),
    is_salable: available(shop, product) > 0 ? '1' : '',
    store_id: 1,
    currency_code: currency,
  }
}
