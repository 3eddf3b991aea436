/** Consent to tracking as the settings bar has it. */
export const answers = ['open', 'granted', 'refused'] as const
export type ConsentAnswer = (typeof answers)[number]

/** Consent as the page's configuration has it; undefined: no decision yet. */
export const consentOf = (answer: string): boolean | undefined =>
  answer === 'granted' ? true : answer === 'refused' ? false : undefined

export const answerOf = (consent: unknown): ConsentAnswer =>
  consent === true ? 'granted' : consent === false ? 'refused' : 'open'
