import type { FrameConfig, Style, Styles } from './messages.ts'

type Condition = 'plain' | 'error' | 'validated'

/** The input and its hint and error. */
export interface FieldView {
  input: HTMLInputElement
  show(condition: Condition, error: string): void
  describe(hint: string, placeholder: string): void
  restyle(styles: Styles): void
}

const applyStyle = (element: HTMLElement, style: Style = {}) => {
  for (const [name, value] of Object.entries(style)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    element.style.setProperty(property, String(value))
  }
}

/** `tel` opens the digits' keyboard of old browsers; `password` masks a security code. */
function typeOf({ fieldType, legacyInputMode, maskSecurityCode }: FrameConfig): string {
  if (fieldType === 'encryptedSecurityCode' && maskSecurityCode) return 'password'
  return legacyInputMode ? 'tel' : 'text'
}

/** Sets title, language, name and label of the frame from its configuration. */
function nameField(config: FrameConfig, input: HTMLInputElement): void {
  const { ariaConfig } = config.iframeUIConfig
  const texts = ariaConfig?.[config.fieldType]
  if (ariaConfig?.lang) document.documentElement.lang = ariaConfig.lang
  document.title = texts?.iframeTitle ?? config.fieldType
  input.setAttribute('aria-label', texts?.label ?? config.fieldType)
  input.setAttribute('aria-required', 'true')
  input.id = config.fieldType
  input.name = config.fieldType
  input.type = typeOf(config)
  input.dataset.fieldtype = config.fieldType
}

/** Fills the frame's document: the input, and hint and error for screen readers. */
export function createFieldView(config: FrameConfig): FieldView {
  const input = document.querySelector('input')!
  const hintText = document.querySelector<HTMLElement>('#hint')!
  const errorText = document.querySelector<HTMLElement>('#error')!
  let styles = config.iframeUIConfig.sfStyles ?? {}
  let condition: Condition = 'plain'
  nameField(config, input)

  const applyStyles = () => {
    input.removeAttribute('style')
    applyStyle(input, styles.base)
    if (styles.placeholder?.color) input.style.setProperty('--placeholder', styles.placeholder.color)
    if (condition === 'error') applyStyle(input, styles.error)
    if (condition === 'validated') applyStyle(input, styles.validated)
  }
  applyStyles()

  return {
    input,
    show(next, error) {
      condition = next
      input.classList.toggle('is-wrong', next === 'error')
      input.setAttribute('aria-invalid', String(next === 'error'))
      errorText.textContent = error
      applyStyles()
    },
    describe(hint, placeholder) {
      hintText.textContent = hint
      input.placeholder = placeholder
    },
    restyle(next) {
      styles = { ...styles, ...next }
      applyStyles()
    },
  }
}
