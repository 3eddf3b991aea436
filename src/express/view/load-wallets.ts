import type { ICore, UIElement } from '@adyen/adyen-web'
import { readObject } from '#lib/json.ts'
import type { Wallet } from '../rules/express.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'
import { beginWhenReady, type PaidCart } from '../state/paid-cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { applePaySettings } from './apple-pay.ts'
import { googlePaySettings } from './google-pay.ts'
import type { ExpressPlace, WalletSettings, WalletWords } from './wallet-settings.ts'
import { importPart } from '#dom/import-part.ts'

const NONE = 'bezel-no-wallets'

/**
 * Errors with which a component says that its wallet is not available here. Any other failure, such as one of
 * the network, may pass.
 */
const FINAL = ['ERROR', 'IMPLEMENTATION_ERROR']

/** This device has been found to have none, in this tab: nothing is asked again. */
export const isWithoutWallets = (): boolean => shopSession.get(NONE) !== null

/** A wallet that this device can pay with. */
export interface WalletButton {
  wallet: Wallet
  element: UIElement
}

type Make = (core: ICore, settings: WalletSettings) => Promise<UIElement>

const MAKE: Record<Wallet, Make> = {
  applepay: async (core, settings) =>
    new (await importPart(() => import('./components.ts'))).ApplePay(core, applePaySettings(settings)),
  googlepay: async (core, settings) =>
    new (await importPart(() => import('./components.ts'))).GooglePay(core, googlePaySettings(settings)),
  paypal: async (core, settings) => {
    const [{ default: PayPal }, { paypalSettings }] = await Promise.all([
      importPart(() => import('adyen/components/PayPal/Paypal')),
      importPart(() => import('./paypal.ts')),
    ])
    return new PayPal(core, paypalSettings(settings))
  },
}

/** The wallets that the shop offers and this device has, in the shop's order. */
export async function loadWallets(
  paidCart: PaidCart,
  place: ExpressPlace,
  words: WalletWords,
): Promise<WalletButton[]> {
  const offer = await paidCart.loadOffer()
  if (!offer) return []
  const { AdyenCheckout } = await importPart(() => import('./components.ts'))
  const core = await AdyenCheckout(offer.configuration)
  let isFinal = true
  const buttons = await Promise.all(
    offer.wallets.map(async (wallet): Promise<WalletButton[]> => {
      const found = offer.methods.find(({ type }) => typesOf(wallet).includes(type))
      const settings: WalletSettings = {
        place,
        words,
        isVirtual: paidCart.isVirtual(),
        isGuest: paidCart.isGuest(),
        coupon: () => paidCart.$totals.get()?.coupon_code,
        begin: (toRejection) => beginWhenReady(wallet, toRejection, paidCart),
        offered: readObject(found?.configuration),
      }
      try {
        const element = await MAKE[wallet](core, settings)
        await element.isAvailable()
        return [{ wallet, element }]
      } catch (error) {
        isFinal &&= error instanceof Error && FINAL.includes(error.name)
        logFailure(wallet, error)
        return []
      }
    }),
  )
  const found = buttons.flat()
  if (!found.length && isFinal) shopSession.set(NONE, '1')
  return found
}

const typesOf = (wallet: Wallet) => (wallet === 'googlepay' ? ['googlepay', 'paywithgoogle'] : [wallet])
