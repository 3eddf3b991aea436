import type { PayPal } from '@adyen/adyen-web'
import type { WalletContact } from '../rules/contact.ts'
import { rateOfOption } from '../rules/express.ts'
import { rateKey } from '#delivery/rules/rate.ts'
import { PaypalOrder } from '../state/paypal-order.ts'
import type { WalletCheckout } from '../state/wallet-checkout.ts'
import { type RefusedSheet, refusedBy } from '../state/sheet-status.ts'
import type { SheetChange } from '../state/payment-sheet.ts'
import { checkoutCallbacks, type WalletSettings } from './wallet-settings.ts'

type Configuration = NonNullable<ConstructorParameters<typeof PayPal>[1]>
type Component = InstanceType<typeof PayPal>
type OrderAddress = Partial<
  Record<`address_line_${1 | 2}` | `admin_area_${1 | 2}` | 'postal_code' | 'country_code', string>
>

/** PayPal's sheet with the cart in it (developer.paypal.com/sdk/js/reference). */
export function paypalSettings({ place, isVirtual, offered, begin }: WalletSettings): Configuration {
  let checkout: WalletCheckout | undefined
  let order: PaypalOrder | undefined

  const change = async (
    wanted: SheetChange,
    component: Component,
    reject: (reason?: string) => Promise<void>,
  ): Promise<void> => {
    try {
      component.updatePaymentData(await order!.update(wanted))
    } catch (error) {
      return reject(reasonOf(refusedBy(error)))
    }
  }

  return {
    isExpress: true,
    expressPage: place,
    userAction: 'pay',
    configuration: offered,
    style: { height: 48 },
    blockPayPalCreditButton: true,
    blockPayPalPayLaterButton: true,
    blockPayPalVenmoButton: true,
    onClick: (async (_: unknown, actions?: { reject(): unknown; resolve(): unknown }) => {
      checkout = await begin(() => undefined)
      order = checkout && new PaypalOrder(checkout)
      return checkout ? actions?.resolve() : actions?.reject()
    }) as unknown as Configuration['onClick'],
    ...checkoutCallbacks(() => checkout),
    onSubmit: ({ data }, _, actions) => void (order ? order.open(data, actions) : actions.reject()),
    ...(!isVirtual && {
      onShippingAddressChange: ({ shippingAddress }, { reject }, component) => {
        const { city, state, countryCode, postalCode } = shippingAddress
        const place = { city, region: state, country_id: countryCode, postcode: postalCode }
        return change({ place }, component, reject)
      },
      onShippingOptionsChange: ({ selectedShippingOption }, { reject }, component) => {
        const rate = rateOfOption(selectedShippingOption?.id ?? '', checkout!.sheet.current.rates)
        return change({ rate: rate && rateKey(rate) }, component, reject)
      },
    }),
    onAuthorized: ({ authorizedEvent }, actions) => {
      const { payer, purchase_units } = authorizedEvent as never as PaypalResult
      const { given_name, surname } = payer?.name ?? {}
      const email = payer?.email_address
      const telephone = payer?.phone?.phone_number?.national_number
      const delivery = purchase_units?.[0]?.shipping
      const known = { firstname: given_name, lastname: surname, email, telephone }
      const shipping = { ...toContact(delivery?.address), name: delivery?.name?.full_name, email, telephone }
      const billing = {
        ...toContact(payer?.address?.address_line_1 ? payer.address : delivery?.address),
        ...known,
      }
      void order!.authorise({ shipping, billing }, actions)
    },
  }
}

/** The part of PayPal's order that we use. */
interface PaypalResult {
  payer?: {
    name?: { given_name?: string; surname?: string }
    email_address?: string
    phone?: { phone_number?: { national_number?: string } }
    address?: OrderAddress
  }
  purchase_units?: { shipping?: { name?: { full_name?: string }; address?: OrderAddress } }[]
}

const toContact = (address: OrderAddress = {}): WalletContact => ({
  street: [address.address_line_1, address.address_line_2],
  city: address.admin_area_2,
  region: address.admin_area_1,
  postcode: address.postal_code,
  country_id: address.country_code,
})

/** Why PayPal's sheet refuses an address, by our name of the field. */
const FIELD_ERRORS: Record<string, string> = {
  country_id: 'COUNTRY_ERROR',
  region: 'STATE_ERROR',
  postcode: 'ZIP_ERROR',
}

/** Returns the reason that PayPal's sheet takes. The sheet has words of its own for it. */
function reasonOf({ part, field }: RefusedSheet): string {
  if (part === 'unserved') return 'COUNTRY_ERROR'
  if (part === 'address') return FIELD_ERRORS[field ?? ''] ?? 'ADDRESS_ERROR'
  return part === 'rate' ? 'METHOD_UNAVAILABLE' : 'STORE_UNAVAILABLE'
}
