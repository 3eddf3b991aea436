import type { FrameConfig, SendMessage, PageMessage } from './messages'

/** How far the typed text is; `error` is a code of the provider's translations. */
export interface Verdict {
  state: 'empty' | 'incomplete' | 'wrong' | 'valid'
  error?: string
  /** What the page is onPageMessage the error came from. */
  action?: string
}

/** What makes one card field different from the others. */
export interface FieldRules {
  autocomplete: string
  /** Action of a plain key press, e.g. `numberKeyPressed`. */
  keyAction: string
  format(text: string, deleting: boolean): string
  /** The longest formatted text. */
  maxLength(): number
  judge(text: string): Verdict
  /** The body of the `encryption` message of a valid text. */
  sealed(text: string): Record<string, unknown>
  hint(config: FrameConfig): string
  placeholder(config: FrameConfig): string
  /** Runs after each change of the text, before it is judged. */
  changed?(text: string, send: SendMessage): void
  /** True when what the page onPageMessage asks for a new judgement. */
  onPageMessage?(message: PageMessage, text: string, send: SendMessage): boolean
}
