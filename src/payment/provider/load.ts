import { computed } from 'nanostores'
import { importPart } from '#dom/import-part.ts'
import { readObject } from '#lib/json.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'
import { moduleCodes } from '../rules/provider.ts'
import type { Contract, Provider } from './provider.ts'

const payment = () => readObject($checkoutConfig.get()?.payment)

const $codes = computed([$page, $checkoutConfig], ({ cardProvider }, config) =>
  moduleCodes(cardProvider, config?.payment),
)

export const contractOfShop = (): Contract | undefined => $codes.get() && 'module'

/** Whether the official module answers for this method code. */
export const isModuleCode = (code: string): boolean => $codes.get()?.has(code) ?? false

/** Magento's code for a type of the provider, where the shop has one for each. */
export const codeOfType = (type: string): string | undefined => $codes.get()?.ofType(type)

/** How to talk to the card provider; by the contract of this shop unless another is named. A shop loads the code of its own. */
export async function loadProvider(contract = contractOfShop()): Promise<Provider> {
  const { cardProvider } = $page.get()
  if (contract === 'module')
    return (await importPart(() => import('./module.ts'))).officialModule(
      cardProvider,
      payment(),
      $codes.get(),
    )
  return (await importPart(() => import('./extension.ts'))).extension(cardProvider)
}
