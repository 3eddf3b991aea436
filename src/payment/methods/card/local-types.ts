import type { Redirect } from '@adyen/adyen-web'
import { importPart } from '#dom/import-part.ts'
import { logDebug } from '#storefront/state/log.ts'

export type Component = typeof Redirect
type Load = () => Promise<{ default: Component }>

/** Shown by their name alone and paid on their own page (docs.adyen.com/payment-methods/payment-method-types). */
const REDIRECT = `afterpaytouch alipay alipay_hk alma benefit bizum clearpay dana directEbanking gcash gopay_wallet
  grabpay_MY grabpay_PH grabpay_SG ideal interac kakaopay kcp_banktransfer kcp_creditcard kcp_naverpay kcp_payco knet
  linepay mobilepay molpay_boost momo_atm momo_cc momo_wallet naverpay omannet paymaya_wallet paysafecard payshop satispay
  touchngo unionpay walley walley_b2b wechatpayWeb zip zip_POS`

const banks = 'AE AT AU BE BG CA CH DE EE ES FI FR GB HK HU IBAN IE IT JP LU NL NZ PL PT SG SK US'
  .split(' ')
  .map((country) => `bankTransfer_${country}`)
  .join(' ')

/**
 * Types of one component each, and its module. A type that is missing needs a button or a script of its own
 * in the page.
 */
const LOCAL: [types: string, load: Load][] = [
  ['ach', () => import('adyen/components/Ach/Ach')],
  ['affirm', () => import('adyen/components/Affirm/Affirm')],
  ['afterpay afterpay_default', () => import('adyen/components/AfterPay/AfterPay')],
  ['afterpay_b2b', () => import('adyen/components/AfterPay/AfterPayB2B')],
  ['ancv', () => import('adyen/components/ANCV/ANCV')],
  ['atome', () => import('adyen/components/Atome/Atome')],
  [banks, () => import('adyen/components/BankTransfer/BankTransfer')],
  ['bcmc', () => import('adyen/components/Card/Bancontact')],
  ['bcmc_mobile bcmc_mobile_QR', () => import('adyen/components/BcmcMobile/BcmcMobile')],
  ['billdesk_online', () => import('adyen/components/BillDesk/BillDeskOnline')],
  ['billdesk_wallet', () => import('adyen/components/BillDesk/BillDeskWallet')],
  ['blik', () => import('adyen/components/Blik/Blik')],
  [
    'boletobancario boletobancario_itau boletobancario_santander primeiropay_boleto',
    () => import('adyen/components/Boleto/Boleto'),
  ],
  ['directdebit_GB', () => import('adyen/components/BacsDD/BacsDD')],
  [
    `doku doku_alfamart doku_permata_lite_atm doku_indomaret doku_atm_mandiri_va doku_sinarmas_va doku_mandiri_va
    doku_cimb_va doku_danamon_va doku_bri_va doku_bni_va doku_bca_va doku_wallet`,
    () => import('adyen/components/Doku/Doku'),
  ],
  ['dotpay', () => import('adyen/components/Dotpay/index')],
  [
    'dragonpay dragonpay_ebanking dragonpay_otc_banking dragonpay_otc_non_banking dragonpay_otc_philippines',
    () => import('adyen/components/Dragonpay/Dragonpay'),
  ],
  ['duitnow', () => import('adyen/components/DuitNow/DuitNow')],
  ['ebanking_FI', () => import('adyen/components/OnlineBankingFI/OnlineBankingFI')],
  [
    'econtext econtext_atm econtext_online econtext_seven_eleven econtext_stores',
    () => import('adyen/components/Econtext/Econtext'),
  ],
  ['eft_directdebit_CA', () => import('adyen/components/PreAuthorizedDebitCanada/PreAuthorizedDebitCanada')],
  ['eps', () => import('adyen/components/EPS/index')],
  ['facilypay_3x', () => import('adyen/components/FacilyPay/FacilyPay3x')],
  ['facilypay_4x', () => import('adyen/components/FacilyPay/FacilyPay4x')],
  ['facilypay_6x', () => import('adyen/components/FacilyPay/FacilyPay6x')],
  ['facilypay_10x', () => import('adyen/components/FacilyPay/FacilyPay10x')],
  ['facilypay_12x', () => import('adyen/components/FacilyPay/FacilyPay12x')],
  ['giftcard', () => import('adyen/components/Giftcard/Giftcard')],
  ['giropay', () => import('adyen/components/Giropay/Giropay')],
  ['iris', () => import('adyen/components/Iris/Iris')],
  ['mbway', () => import('adyen/components/MBWay/MBWay')],
  [
    'mealVoucher_FR mealVoucher_FR_natixis mealVoucher_FR_sodexo mealVoucher_FR_groupeup',
    () => import('adyen/components/MealVoucherFR/MealVoucherFR'),
  ],
  ['molpay_ebanking_fpx_MY', () => import('adyen/components/MolPayEBanking/MolPayEBankingMY')],
  ['molpay_ebanking_TH', () => import('adyen/components/MolPayEBanking/MolPayEBankingTH')],
  ['molpay_ebanking_VN', () => import('adyen/components/MolPayEBanking/MolPayEBankingVN')],
  ['multibanco', () => import('adyen/components/Multibanco/Multibanco')],
  ['onlineBanking_CZ', () => import('adyen/components/OnlineBankingCZ/index')],
  ['onlinebanking_IN', () => import('adyen/components/OnlineBankingIN/index')],
  ['onlineBanking_PL', () => import('adyen/components/OnlineBankingPL/OnlineBankingPL')],
  ['onlineBanking_SK', () => import('adyen/components/OnlineBankingSK/index')],
  ['oxxo', () => import('adyen/components/Oxxo/Oxxo')],
  ['paybybank', () => import('adyen/components/PayByBank/PayByBank')],
  ['paybybank_AIS_DD', () => import('adyen/components/PayByBankUS/PayByBankUS')],
  ['payme', () => import('adyen/components/PayMe/PayMe')],
  ['paynow', () => import('adyen/components/PayNow/PayNow')],
  ['paypal', () => import('./paypal-page.ts')],
  ['payto', () => import('adyen/components/PayTo/PayTo')],
  ['payu_IN_cashcard', () => import('adyen/components/PayU/PayuCashcard')],
  ['payu_IN_nb', () => import('adyen/components/PayU/PayuNetBanking')],
  ['pix', () => import('adyen/components/Pix/Pix')],
  ['promptpay', () => import('adyen/components/PromptPay/PromptPay')],
  ['ratepay', () => import('adyen/components/RatePay/RatePay')],
  ['ratepay_directdebit', () => import('adyen/components/RatePay/RatePayDirectDebit')],
  ['riverty', () => import('adyen/components/Riverty/Riverty')],
  ['sepadirectdebit', () => import('adyen/components/Sepa/Sepa')],
  ['swish', () => import('adyen/components/Swish/Swish')],
  ['trustly', () => import('adyen/components/Trustly/Trustly')],
  ['twint', () => import('adyen/components/Twint/Twint')],
  ['upi upi_qr upi_intent', () => import('adyen/components/UPI/UPI')],
  ['vipps', () => import('adyen/components/Vipps/Vipps')],
  ['wallet_IN', () => import('adyen/components/WalletIN/index')],
  ['wechatpay wechatpayQR', () => import('adyen/components/WeChat/WeChat')],
]

const split = (types: string) => types.split(/\s+/)

const BY_NAME = new Set(split(REDIRECT))

const LOADERS = new Map(LOCAL.flatMap(([types, load]) => split(types).map((type) => [type, load] as const)))

/** Every type that has a component of its own. */
export const localTypes = [...LOADERS.keys()]

/**
 * Fetches the component of a payment type; null for one that needs none, and false, reported in debug mode, for one that is
 * not known here. Rejects if it does not arrive.
 */
export async function loadLocalType(type: string): Promise<Component | null | false> {
  if (BY_NAME.has(type)) return null
  const load = LOADERS.get(type)
  if (load) return (await importPart(load)).default
  logDebug(`the payment type ${type} is not known here and left out`)
  return false
}
