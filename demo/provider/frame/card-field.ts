import type { FieldRules, Verdict } from './field-rules.ts'
import { createFieldView } from './field-view.ts'
import { reformat } from './caret.ts'
import type { FrameConfig, SendMessage, PageMessage } from './messages.ts'

export interface CardField {
  receive(message: PageMessage): void
}

/** Runs a card field in the frame's document: formats and validates its text, exchanges messages with the page. */
export function runField(config: FrameConfig, rules: FieldRules, send: SendMessage): CardField {
  const view = createFieldView(config)
  const { input } = view
  const errorTexts = config.iframeUIConfig.ariaConfig?.[config.fieldType]?.error ?? {}
  const stop = new AbortController()
  /** The text last sent as valid; empty while the page has no blob. */
  let sent = ''
  let shown = ''

  const fail = (error: string, action: string) => {
    sent = ''
    shown = error
    view.show('error', errorTexts[error] ?? '')
    send(action, { error })
  }
  const clear = () => {
    if (sent || shown) send(rules.keyAction, { error: '' })
    sent = ''
    shown = ''
    view.show('plain', '')
  }
  const succeed = (again: boolean) => {
    if (sent === input.value && !again) return
    sent = input.value
    shown = ''
    view.show('validated', '')
    send('encryption', rules.sealed(input.value))
  }
  const settle = ({ state, error, action }: Verdict, again = false) => {
    if (state === 'valid') succeed(again)
    else if (state === 'wrong') fail(error!, action!)
    else clear()
  }
  const describe = () => {
    input.maxLength = rules.maxLength()
    view.describe(rules.hint(config), rules.placeholder(config))
  }

  const onChange = (deleting: boolean) => {
    reformat(input, rules, deleting)
    rules.changed?.(input.value, send)
    settle(rules.validate(input.value))
  }
  const onBlur = () => {
    send('focus', { focus: false, numChars: input.value.length })
    const { state, error, action } = rules.validate(input.value)
    if (state === 'incomplete') fail(error!, action!)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send('enterKeyPressed')
    if (event.key === 'Tab' && event.shiftKey) send('shifttab')
  }
  const onInput = (event: Event) => onChange((event as InputEvent).inputType?.startsWith('delete') ?? false)

  const { signal } = stop
  input.addEventListener('input', onInput, { signal })
  input.addEventListener('keydown', onKeyDown, { signal })
  input.addEventListener('blur', onBlur, { signal })
  input.addEventListener('focus', () => send('focus', { focus: true, numChars: input.value.length }), {
    signal,
  })
  input.setAttribute('autocomplete', rules.autocomplete)
  describe()

  return {
    receive(message) {
      if (message.destroy) return stop.abort()
      if (message.styleObject) view.restyle(message.styleObject)
      if (message.focus) input.focus()
      if (message.fieldClick) input.blur()
      if (message.autoComplete) {
        input.value = message.autoComplete
        onChange(false)
      }
      if (message.externalValidation || message.unsupportedCard !== undefined) {
        shown = message.code ?? ''
        view.show(shown ? 'error' : 'plain', errorTexts[shown] ?? '')
      }
      if (rules.onPageMessage?.(message, input.value, send)) {
        describe()
        const verdict = rules.validate(input.value)
        if (verdict.state === 'valid') settle(verdict, true)
        else if (sent) clear()
      }
    },
  }
}
