import { readTariff, type TariffInsurance } from '../domain/delivery/tariff'
import { act, type CallOptions, type Fields } from './client/client'

/** What the insurance would cost for each rate key (b.27). */
export async function estimateTariff(
  country_id: string,
  rateKeys: readonly string[],
  options?: CallOptions,
): Promise<TariffInsurance> {
  const methods: Fields = rateKeys.map((key) => ['shipping_methods[]', key] as const)
  return readTariff(
    await act('/shipping/tariffinsurance/estimate', [['country_id', country_id], ...methods], options),
  )
}

export async function applyTariff(country_id: string, rateKey: string, options?: CallOptions): Promise<void> {
  const fields: Fields = [
    ['country_id', country_id],
    ['shipping_method', rateKey],
  ]
  await act('/shipping/tariffinsurance/apply', fields, options)
}

export async function cancelTariff(options?: CallOptions): Promise<void> {
  await act('/shipping/tariffinsurance/cancel', [], options)
}
