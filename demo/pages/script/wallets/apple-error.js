// The errors of Apple Pay: what the page says of an address or a coupon, and the page's own mistakes.
export const invalidAccess = (text) => new DOMException(text, 'InvalidAccessError')

export class ApplePayError extends Error {
  constructor(code, contactField, message) {
    super(message)
    Object.assign(this, { code, contactField })
  }
}

export const textOf = ({ code, contactField, message }) =>
  `${message || code}${contactField ? ` (${contactField})` : ''}`
