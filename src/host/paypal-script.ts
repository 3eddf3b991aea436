/** What a button of PayPal's asks of the page it stands on. */
export interface PaypalAnswers {
  onClick(data: unknown, actions: { resolve(): unknown; reject(): unknown }): unknown
  /** Gives the token to open PayPal's page with. */
  createOrder(): Promise<string>
  onApprove(agreed: { orderID?: string; payerID?: string; paymentSource?: string }): Promise<void>
  onCancel(): void
  onError(error: unknown): void
}

/** The part of PayPal's script we use. */
export interface PaypalScript {
  Buttons(options: PaypalAnswers & { fundingSource?: string }): {
    render(place: HTMLElement): Promise<void>
    close?(): Promise<void> | void
    isEligible?(): boolean
  }
}

/** PayPal's script when the shop has put it on the page; we never load it ourselves. */
export function paypalScript(): PaypalScript | undefined {
  const { paypal } = window as { paypal?: unknown }
  const script = paypal as PaypalScript | undefined
  return typeof script?.Buttons === 'function' ? script : undefined
}
