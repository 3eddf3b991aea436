import { cartPath, cartRoute, restRoot } from '#http/cart-path.ts'
import { postIdempotent, sendJson } from '#http/client.ts'
import { MONEY_TIMEOUT, moduleCodes, parseProviderMethods } from '../rules/provider.ts'
import { type JsonObject, readObject, toText } from '#lib/json.ts'
import { toJson } from '#dom/safe-json.ts'
import { type Provider, type SentOrder, toResult } from './provider.ts'

/**
 * The contract of the provider's official Magento module, 9.20 and 10. It has a method code for each type,
 * the order and its payment in one request, and routes that need the ordered cart.
 *
 * The argument `payment` is that part of the checkout configuration, and `codes` has its method codes.
 */
export function officialModule(slug: string, payment: JsonObject, codes = moduleCodes(slug, payment)) {
  const cardCode = `${slug}_cc`
  const path = (tail: string) => `${restRoot()}/${slug}/${tail}`
  /** A customer's cart has a number, a guest's a masked id. */
  const routeOf = ({ cart }: SentOrder) => cartRoute({ id: cart, customer: /^\d+$/.test(cart) })

  return {
    async getResult(order) {
      const { orderId } = order
      return toResult(await postIdempotent(path(`orders/${routeOf(order)}/payment-status`), { orderId }))
    },

    async sendDetails(order, data) {
      const body = { payload: toJson(data), orderId: order.orderId }
      const details = path(`${routeOf(order)}/payments-details`)
      return toResult(await sendJson('POST', details, body, { timeout: MONEY_TIMEOUT }))
    },

    /** The names are in the language of the store view in the path unless another is asked for. */
    async getMethods({ cart, country, locale }) {
      const body = { cartId: cart.id, country, shopperLocale: locale.replaceAll('-', '_') }
      const methods = cartPath(cart, `retrieve-${slug}-payment-methods`)
      return parseProviderMethods(await postIdempotent(methods, body))
    },

    isPayable(type, listed) {
      const code = codes?.ofType(type)
      return code !== undefined && listed.includes(code)
    },

    toOrder(order, data) {
      const { paymentMethod, installments, storePaymentMethod } = readObject(data)
      const { type, brand, storedPaymentMethodId } = readObject(paymentMethod)
      const code = codes?.ofType(toText(type)) ?? order.method
      const isCard = code === cardCode
      const vault = isCard ? tokenOf(payment, toText(storedPaymentMethodId)) : undefined
      const additional = {
        frontendType: 'default',
        guestEmail: order.email,
        // The shop has the data of gift cards with the cart.
        ...(type !== 'giftcard' && { stateData: toJson(data), brand_code: isCard ? '' : toText(type) }),
        ...(isCard && {
          cc_type: cardTypeOf(payment, slug, toText(brand)),
          number_of_installments: toText(readObject(installments).value),
          is_active_payment_token_enabler: storePaymentMethod === true && 'true',
          public_hash: vault?.hash,
        }),
      }
      return [{ ...order, method: vault?.code ?? code }, filled(additional)]
    },

    /** A refused payment makes no order, and the cart stays. The module has these sentences in English and Dutch. */
    paymentRefusal: /REFUSED|GEWEIGERD|Error with payment method,? please select/,

    codeOfStored: (id) => tokenOf(payment, id)?.code.replace(/_vault$/, '') ?? cardCode,
  } satisfies Provider
}

/** The entries that have a value. */
const filled = (entries: Record<string, string | false | undefined>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value)) as Record<string, string>

/** A stored method as Magento's vault knows it: by its method code and the hash that stands for it. */
function tokenOf(payment: JsonObject, id: string): { code: string; hash: string } | undefined {
  const tokens = Object.values(readObject(payment.vault)).map((each) => readObject(readObject(each).config))
  const token = id ? tokens.find(({ gatewayToken }) => gatewayToken === id) : undefined
  const [code, hash] = [toText(token?.code), toText(token?.publicHash)]
  return code && hash ? { code, hash } : undefined
}

/** A card's brand as the module names it: up to release 9 by Magento's code for it, such as `VI`. */
function cardTypeOf(payment: JsonObject, slug: string, brand: string): string {
  const isByBrand = readObject(payment[`${slug}Cc`]).adyenCcTypes !== undefined
  const codes = readObject(readObject(readObject(payment.ccform).availableTypesByAlt)[`${slug}_cc`])
  return isByBrand ? brand : toText(codes[brand])
}
