/** Callbacks of a PayPal button. */
export interface PaypalCallbacks {
  onClick(data: unknown, actions: { resolve(): unknown; reject(): unknown }): unknown
  /** Resolves with the token PayPal's page is opened with. */
  createOrder(): Promise<string>
  onApprove(data: { orderID?: string; payerID?: string; paymentSource?: string }): Promise<void>
  onCancel(): void
  onError(error: unknown): void
}

/** The part of PayPal's script we use. */
export interface PaypalScript {
  Buttons(options: PaypalCallbacks & { fundingSource?: string }): {
    render(container: HTMLElement): Promise<void>
    close?(): Promise<void> | void
    isEligible?(): boolean
  }
}

/** PayPal's script if the shop has put it on the page. It is never loaded from here. */
export function paypalScript(): PaypalScript | undefined {
  const { paypal } = window as { paypal?: unknown }
  const script = paypal as PaypalScript | undefined
  return typeof script?.Buttons === 'function' ? script : undefined
}
