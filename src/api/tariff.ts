import { parseTariffInsurance, type TariffInsurance } from '../domain/delivery/tariff'
import { postAction, type CallOptions, type FormFields } from './client/client'

/** What the insurance costs, by rate key (b.27). */
export async function estimateTariff(
  country_id: string,
  rateKeys: readonly string[],
  options?: CallOptions,
): Promise<TariffInsurance> {
  const methods: FormFields = rateKeys.map((key) => ['shipping_methods[]', key] as const)
  return parseTariffInsurance(
    await postAction('/shipping/tariffinsurance/estimate', [['country_id', country_id], ...methods], options),
  )
}

export async function applyTariff(country_id: string, rateKey: string, options?: CallOptions): Promise<void> {
  const fields: FormFields = [
    ['country_id', country_id],
    ['shipping_method', rateKey],
  ]
  await postAction('/shipping/tariffinsurance/apply', fields, options)
}

export async function cancelTariff(options?: CallOptions): Promise<void> {
  await postAction('/shipping/tariffinsurance/cancel', [], options)
}
