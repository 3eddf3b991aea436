import type { FrameConfig, SendMessage, PageMessage } from './messages.ts'

/** Result of validating the text; `error` is a code of the provider's translations. */
export interface Verdict {
  state: 'empty' | 'incomplete' | 'wrong' | 'valid'
  error?: string
  /** `action` of the message to the page. */
  action?: string
}

/** The rules that differ between the card fields. */
export interface FieldRules {
  autocomplete: string
  /** `action` of the message that clears an error, e.g. `numberKeyPressed`. */
  keyAction: string
  format(text: string, deleting: boolean): string
  /** Length of the longest formatted text. */
  maxLength(): number
  validate(text: string): Verdict
  /** The body of the `encryption` message of a valid text. */
  sealed(text: string): Record<string, unknown>
  hint(config: FrameConfig): string
  placeholder(config: FrameConfig): string
  /** Runs after each change of the text, before validation. */
  changed?(text: string, send: SendMessage): void
  /** Returns true when the message requires a new validation. */
  onPageMessage?(message: PageMessage, text: string, send: SendMessage): boolean
}
