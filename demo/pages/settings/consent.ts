/** What a visitor may have said to being measured. */
export const answers = ['open', 'granted', 'refused'] as const
export type ConsentAnswer = (typeof answers)[number]

/** As the page's configuration has it; undefined: not asked yet. */
export const consentOf = (answer: string): boolean | undefined =>
  answer === 'granted' ? true : answer === 'refused' ? false : undefined

export const answerOf = (consent: unknown): ConsentAnswer =>
  consent === true ? 'granted' : consent === false ? 'refused' : 'open'
