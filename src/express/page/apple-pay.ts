import { tryNative } from '#dom/native.ts'

declare global {
  interface Window {
    ApplePaySession?: { canMakePayments(): boolean }
    ApplePayError?: new (code: string, field?: string, message?: string) => object
  }
}

/** Whether this device has Apple Pay, without the provider's code. */
export const hasApplePay = (): boolean => tryNative(() => window.ApplePaySession?.canMakePayments()) === true

/** An error in Apple's sheet. */
export const applePayError = (code: string, field: string | undefined, message: string): object =>
  window.ApplePayError
    ? new window.ApplePayError(code, field, message)
    : { code, contactField: field, message }
