import { $page } from '#storefront/state/page.ts'
import { extension } from './extension.ts'
import type { Provider } from './provider.ts'

/** The contract that this shop has with its card provider. */
export const loadProvider = async (): Promise<Provider> => extension($page.get().cardProvider)
