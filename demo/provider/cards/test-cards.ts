/** A test card's behaviour: a result at once, or a step for the shopper first. */
export type CardBehaviour =
  { result: FinalCode; reason?: string } | { step: 'challenge'; passes: boolean } | { step: 'redirect' }

export type FinalCode = 'Authorised' | 'Refused' | 'Error' | 'Cancelled' | 'Pending' | 'Received'

/** Test numbers with a special behaviour; every other valid number is authorised. */
const behaviours: Record<string, CardBehaviour> = {
  '4000000000000002': { result: 'Refused', reason: 'Refused' },
  '4000000000000119': { result: 'Error', reason: 'Acquirer Error' },
  '4000000000000101': { result: 'Cancelled', reason: 'Shopper Cancelled' },
  '4000000000000259': { result: 'Pending' },
  '4000000000000077': { result: 'Received' },
  '4917610000000000': { step: 'challenge', passes: true },
  '4000000000003063': { step: 'challenge', passes: false },
  '4212345678901237': { step: 'redirect' },
}

export interface TypedCard {
  number: string
  month: string
  year: string
  /** Absent where the card has none. */
  cvc?: string
}

/** Test cards have the date 03/30 and the code 737 (American Express: 7373); others are refused. */
export function behaviourOf({ number, month, year, cvc }: TypedCard): CardBehaviour {
  if (month !== '03' || year !== '2030') return { result: 'Refused', reason: 'Expired Card' }
  const rightCode = /^3[47]/.test(number) ? '7373' : '737'
  if (cvc !== undefined && cvc !== rightCode) return { result: 'Refused', reason: 'CVC Declined' }
  return behaviours[number] ?? { result: 'Authorised' }
}
