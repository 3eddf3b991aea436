import { parseTariffInsurance, type TariffInsurance } from '../rules/tariff.ts'
import { postAction, postForm, type CallOptions, type FormFields } from '#http/client.ts'
import { errorOf } from '#http/envelope.ts'

/** Returns the price of the insurance by rate key (wire: tariff-insurance). A shop without the insurance returns `[]`. */
export async function estimateTariff(
  country_id: string,
  rateKeys: readonly string[],
  options?: CallOptions,
): Promise<TariffInsurance> {
  const methods: FormFields = rateKeys.map((key) => ['shipping_methods[]', key] as const)
  const form: FormFields = [['country_id', country_id], ...methods]
  const estimate = await postForm('/shipping/tariffinsurance/estimate', form, options)
  const refusal = Array.isArray(estimate) ? undefined : errorOf(estimate)
  if (refusal) throw refusal
  return parseTariffInsurance(estimate)
}

export async function applyTariff(country_id: string, rateKey: string): Promise<void> {
  const fields: FormFields = [
    ['country_id', country_id],
    ['shipping_method', rateKey],
  ]
  await postAction('/shipping/tariffinsurance/apply', fields)
}

export async function cancelTariff(): Promise<void> {
  await postAction('/shipping/tariffinsurance/cancel', [])
}
