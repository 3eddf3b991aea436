import { vi } from 'vitest'

interface Configuration {
  amount: { currency: string; value: number }
  paymentMethodsResponse: { paymentMethods: { type: string }[] }
  onSubmit(state: { data: unknown }, element: unknown, actions: object): void
  beforeRedirect(resolve: () => void, reject: () => void, target: { url: string }): void
}

interface Settings {
  onReady(): void
  onSelect(method: object): void
  paymentMethodsConfiguration: { card: { onConfigSuccess(): void } }
}

/** The provider's form: what its library draws lies in frames of its own, which no page of a unit test has. */
export const library = {
  configuration: undefined as Configuration | undefined,
  settings: undefined as Settings | undefined,
  isValid: false,
  activePaymentMethod: undefined as object | undefined,
  place: undefined as HTMLElement | undefined,
  core: { options: {} as object, update: vi.fn(), paymentMethodsResponse: { paymentMethods: [] } },
  mount(place: HTMLElement) {
    library.place = place
    library.settings!.onReady()
  },
  remove: vi.fn(),
  submit: vi.fn(),
  showValidation: vi.fn(),
  setStatus: vi.fn(),
  /** If set, the library is on its way until this settles. */
  isLate: undefined as Promise<void> | undefined,
}

/** Replaces `components.ts`. */
export const components = {
  AdyenCheckout: async (configuration: Configuration) => {
    library.configuration = configuration
    await library.isLate
    library.core.options = configuration
    return library.core
  },
  Dropin: function (_: unknown, settings: Settings) {
    library.settings = settings
    return library
  },
  components: ['Card', 'Klarna', 'GooglePay', 'ApplePay', 'Redirect'],
}
