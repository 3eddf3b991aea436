/** Consent to tracking as the settings bar has it. */
export const consentChoices = ['open', 'granted', 'refused'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** Consent as the page's configuration has it; undefined: no decision yet. */
export const consentOf = (choice: string): boolean | undefined =>
  choice === 'granted' ? true : choice === 'refused' ? false : undefined

export const choiceOf = (consent: unknown): ConsentChoice =>
  consent === true ? 'granted' : consent === false ? 'refused' : 'open'
