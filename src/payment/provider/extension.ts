import { isObject, readObject, toText } from '#lib/json.ts'
import { flag } from '#lib/money/money.ts'
import { hiddenTypes, MONEY_TIMEOUT, parseProviderMethods } from '../rules/provider.ts'
import { toJson } from '#dom/safe-json.ts'
import { postForm, getJson, sendJson } from '#http/client.ts'
import { restRoot } from '#http/cart-path.ts'
import { errorOf, objectOf } from '#http/envelope.ts'
import { logFailure } from '#storefront/state/log.ts'
import { type Provider, type SentOrder, toResult } from './provider.ts'

/**
 * The contract of the specification (rule: calls): `{card-provider}-ext-payment`. `slug` is the provider's name in
 * it.
 */
export function extension(slug: string) {
  const name = encodeURIComponent(slug)
  const path = (tail: string) => `${restRoot()}/${name}-ext-payment/${tail}`
  const pathOf = ({ orderId }: SentOrder, tail: string) => path(`${encodeURIComponent(orderId)}/${tail}`)

  return {
    /** wire: provider-methods */
    async getMethods({ cart, country, locale }) {
      const fields = [
        ['cart_id', cart.id],
        ['country_id', country],
        ['locale', locale.replaceAll('-', '_')],
      ] as const
      const offer = objectOf(await postForm(`/${name}-ext-payment/payment/methods`, fields))
      const refusal = errorOf(offer)
      if (refusal) throw refusal
      return parseProviderMethods(offer)
    },

    /** wire: card-form-settings */
    async getHiddenTypes() {
      try {
        return hiddenTypes(await getJson(path('dropin/remove-payment-methods')))
      } catch (error) {
        logFailure('hidden payment types', error)
        return []
      }
    },

    /** wire: card-form-settings */
    async isCardForced() {
      const response = await getJson(path('dropin/temp-enabled-cc'))
      return flag(isObject(response) ? response.enabled : response)
    },

    toOrder(order, data) {
      const type = toText(readObject(readObject(data).paymentMethod).type)
      return [order, { stateData: toJson(data), ...(type && { brand_code: type }) }]
    },

    /** wire: payment-result */
    getResult: async (order) => toResult(await getJson(pathOf(order, 'payment-result'))),

    /** wire: payment-result */
    async sendDetails(order, data) {
      const body = { payload: toJson(data), orderId: order.orderId }
      return toResult(
        await sendJson('POST', pathOf(order, 'payment-details'), body, { timeout: MONEY_TIMEOUT }),
      )
    },
  } satisfies Provider
}
