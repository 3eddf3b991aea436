import type { Kind, Verdict } from './kind'
import { makeLook } from './look'
import { reformat } from './typing'
import type { FrameConfig, Say, Told } from './wire'

export interface CardField {
  hear(message: Told): void
}

/** Runs one card field in the frame's document: formats, judges, tells the page, obeys it. */
export function runField(config: FrameConfig, kind: Kind, say: Say): CardField {
  const look = makeLook(config)
  const { input } = look
  const sentences = config.iframeUIConfig.ariaConfig?.[config.fieldType]?.error ?? {}
  const stop = new AbortController()
  /** The text last sent as valid; empty while the page holds no blob of ours. */
  let sent = ''
  let shown = ''

  const fail = (error: string, action: string) => {
    sent = ''
    shown = error
    look.show('error', sentences[error] ?? '')
    say(action, { error })
  }
  const clear = () => {
    if (sent || shown) say(kind.keyAction, { error: '' })
    sent = ''
    shown = ''
    look.show('plain', '')
  }
  const succeed = (again: boolean) => {
    if (sent === input.value && !again) return
    sent = input.value
    shown = ''
    look.show('validated', '')
    say('encryption', kind.sealed(input.value))
  }
  const settle = ({ state, error, action }: Verdict, again = false) => {
    if (state === 'valid') succeed(again)
    else if (state === 'wrong') fail(error!, action!)
    else clear()
  }
  const describe = () => {
    input.maxLength = kind.maxLength()
    look.describe(kind.hint(config), kind.placeholder(config))
  }

  const typed = (deleting: boolean) => {
    reformat(input, kind, deleting)
    kind.changed?.(input.value, say)
    settle(kind.judge(input.value))
  }
  const left = () => {
    say('focus', { focus: false, numChars: input.value.length })
    const { state, error, action } = kind.judge(input.value)
    if (state === 'incomplete') fail(error!, action!)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter') say('enterKeyPressed')
    if (event.key === 'Tab' && event.shiftKey) say('shifttab')
  }
  const onInput = (event: Event) => typed((event as InputEvent).inputType?.startsWith('delete') ?? false)

  const { signal } = stop
  input.addEventListener('input', onInput, { signal })
  input.addEventListener('keydown', pressed, { signal })
  input.addEventListener('blur', left, { signal })
  input.addEventListener('focus', () => say('focus', { focus: true, numChars: input.value.length }), {
    signal,
  })
  input.setAttribute('autocomplete', kind.autocomplete)
  describe()

  return {
    hear(message) {
      if (message.destroy) return stop.abort()
      if (message.styleObject) look.restyle(message.styleObject)
      if (message.focus) input.focus()
      if (message.fieldClick) input.blur()
      if (message.autoComplete) {
        input.value = message.autoComplete
        typed(false)
      }
      if (message.externalValidation || message.unsupportedCard !== undefined) {
        shown = message.code ?? ''
        look.show(shown ? 'error' : 'plain', sentences[shown] ?? '')
      }
      if (kind.told?.(message, input.value, say)) {
        describe()
        const verdict = kind.judge(input.value)
        if (verdict.state === 'valid') settle(verdict, true)
        else if (sent) clear()
      }
    },
  }
}
