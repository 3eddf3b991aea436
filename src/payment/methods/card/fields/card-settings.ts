import type { PaymentMethodsConfiguration } from '@adyen/adyen-web'
import { cardName } from './chosen-detail.ts'
import { instalmentSettings } from './instalment-settings.ts'
import { frameStyles } from '../frames.ts'
import { asksForCode, clickToPaySettings, holderSettings, mayStoreCards } from '../settings.ts'

/** The bank's page comes in one of the sizes the 3-D Secure standard names: `01` is 250, `02` is 390 pixels wide. */
export const challengeSize = (width: number) => (width < 390 ? '01' : '02')

/** While it is hidden, the width of what it stands in. */
function widthOf(node: Element): number {
  return node.clientWidth || (node.parentElement ? widthOf(node.parentElement) : 0)
}

/** Settings of the form's cards: what to do when their fields are there, and when the name of a typed card is known. */
export function cardSettings(
  place: HTMLElement,
  onConfigSuccess: () => void,
  onName: (name: string | undefined) => void,
): PaymentMethodsConfiguration {
  const challengeWindowSize = challengeSize(widthOf(place))
  const card = { onConfigSuccess, challengeWindowSize, styles: frameStyles(place) } as const
  let brandTyped: string | undefined
  const typed = {
    ...card,
    onBrand: ({ brand }: { brand: string }) => (brandTyped = brand),
    onFieldValid: (field: { fieldType: string; endDigits?: string }) => {
      if (field.fieldType === 'encryptedCardNumber') onName(cardName(brandTyped, field.endDigits))
    },
  }
  return {
    card: {
      ...typed,
      ...holderSettings(),
      ...instalmentSettings(),
      ...clickToPaySettings(),
      enableStoreDetails: mayStoreCards(),
    },
    storedCard: { ...card, hideCVC: !asksForCode() },
    bcmc: typed,
  }
}
