import { type CartRef, restRoot } from '#http/cart-path.ts'
import { ApiError, postIdempotent, sendJson } from '#http/client.ts'
import { MONEY_TIMEOUT, resultMeaning, moduleCodes, parseProviderMethods } from '../rules/provider.ts'
import { type JsonObject, readObject, toText } from '#lib/json.ts'
import { flag } from '#lib/money/money.ts'
import { toJson } from '#dom/safe-json.ts'
import { type Provider, type SentOrder, toResult } from './provider.ts'

/**
 * The contract of the provider's official Magento module, 9.20 and 10. It has a method code for each type,
 * the order and its payment in one request, and routes that need the ordered cart.
 *
 * The argument `payment` is that part of the checkout configuration, and `codes` has its method codes.
 */
export function officialModule(
  slug: string,
  payment: JsonObject,
  codes = moduleCodes(slug, payment),
): Provider {
  const cardCode = codes?.card ?? `${slug}_cc`

  const cartRoute = ({ id, customer }: CartRef) =>
    customer ? 'carts/mine' : `guest-carts/${encodeURIComponent(id)}`
  /** A customer's cart has a number, a guest's a masked id. */
  const routeOf = ({ cart }: SentOrder) => cartRoute({ id: cart, customer: /^\d+$/.test(cart) })

  const getResult = async (order: SentOrder) => {
    const path = `${restRoot()}/${slug}/orders/${routeOf(order)}/payment-status`
    return toResult(await postIdempotent(path, { orderId: order.orderId }))
  }

  const sendDetails = async (order: SentOrder, data: unknown) => {
    const path = `${restRoot()}/${slug}/${routeOf(order)}/payments-details`
    const body = { payload: toJson(data), orderId: order.orderId }
    return toResult(await sendJson('POST', path, body, { timeout: MONEY_TIMEOUT }))
  }

  return {
    getResult,
    sendDetails,

    /** The names are in the language of the store view in the path unless another is asked for. */
    async getMethods({ cart, country, locale }) {
      const path = `${restRoot()}/${cartRoute(cart)}/retrieve-${slug}-payment-methods`
      const body = { cartId: cart.id, country, shopperLocale: locale.replaceAll('-', '_') }
      return parseProviderMethods(await postIdempotent(path, body))
    },

    getHiddenTypes: async () => [],
    isCardForced: async () => false,

    isPayable(type, listed) {
      const code = codes?.ofType(type)
      return code !== undefined && listed.includes(code)
    },

    toOrder(order, data) {
      const state = readObject(data)
      const { type: raw, brand, storedPaymentMethodId } = readObject(state.paymentMethod)
      const type = toText(raw)
      const own = { frontendType: 'default', ...(order.email && { guestEmail: order.email }) }
      const code = codes?.ofType(type) ?? order.method
      // The shop has the cards' data with the cart.
      if (type === 'giftcard') return [{ ...order, method: code }, own]
      const more = { stateData: toJson(data), ...own }
      if (code !== cardCode)
        return [
          { ...order, method: code },
          { ...more, brand_code: type },
        ]
      const vault = tokenOf(payment, toText(storedPaymentMethodId))
      const cardType = cardTypeOf(payment, cardCode, toText(brand))
      const instalments = toText(readObject(state.installments).value)
      return [
        { ...order, method: vault?.code ?? code },
        {
          ...more,
          ...(cardType && { cc_type: cardType }),
          ...(instalments && { number_of_installments: instalments }),
          ...(state.storePaymentMethod === true && { is_active_payment_token_enabler: 'true' }),
          ...(vault && { public_hash: vault.hash }),
        },
      ]
    },

    /** A refused payment makes no order, and the cart stays. The module has these sentences in English and Dutch. */
    isPaymentRefusal: (error) =>
      error instanceof ApiError &&
      error.kind === 'business' &&
      /REFUSED|GEWEIGERD|Error with payment method,? please select/.test(error.text),

    /**
     * Details that the provider does not accept make the shop restore the cart, also of an order that is paid by now: so its
     * payment is looked at first.
     */
    async cancelUnpaid(order) {
      const result = await getResult(order)
      if (resultMeaning(result.resultCode, result.action) !== 'action') return result
      try {
        return await sendDetails(order, { cancelled: true })
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) return undefined
        throw error
      }
    },

    async removeStored(id) {
      const paymentMethodCode = tokenOf(payment, id)?.code.replace(/_vault$/, '') ?? cardCode
      const path = `${restRoot()}/${slug}/token/deactivate`
      return flag(await sendJson('POST', path, { paymentToken: id, paymentMethodCode }))
    },
  }
}

/** A stored method as Magento's vault knows it: by its method code and the hash that stands for it. */
function tokenOf(payment: JsonObject, id: string): { code: string; hash: string } | undefined {
  const tokens = Object.values(readObject(payment.vault)).map((each) => readObject(readObject(each).config))
  const token = id ? tokens.find(({ gatewayToken }) => gatewayToken === id) : undefined
  const [code, hash] = [toText(token?.code), toText(token?.publicHash)]
  return code && hash ? { code, hash } : undefined
}

/** A card's brand as the module names it: up to release 9 by Magento's code for it, such as `VI`. */
function cardTypeOf(payment: JsonObject, cardCode: string, brand: string): string {
  const isByBrand = readObject(payment[`${cardCode.replace(/_cc$/, '')}Cc`]).adyenCcTypes !== undefined
  const byBrand = readObject(readObject(readObject(payment.ccform).availableTypesByAlt)[cardCode])
  return isByBrand ? brand : toText(byBrand[brand])
}
