import { hostDocument } from '#dom/document.ts'
import { onEvent } from '#dom/events.ts'
import { readPageConfig } from '#storefront/page/config.ts'

/** The form of a product's page: the one around `own`, or else the page's for this id. */
export function productForm(own: Element, id: string): HTMLFormElement | undefined {
  const around = own.closest('form')
  const forms = [...(around ? [around] : []), ...(id ? hostDocument.querySelectorAll('form') : [])]
  return forms.find((form) => {
    const product = fieldsOf(form).find(([name]) => name === 'product')?.[1]
    return product && (!id || product === id)
  })
}

/** Returns the fields that a form would send. For a file, the value is its name. */
export const fieldsOf = (form: HTMLFormElement): [name: string, value: string][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])

/** Calls back when something was chosen in any form of the page. */
export function onChoice(fn: () => void): () => void {
  const handle = ({ target }: Event) => {
    if ((target as Element | null)?.closest?.('form')) fn()
  }
  const stops = ['input', 'change'].map((type) => onEvent(hostDocument, type, handle))
  return () => stops.forEach((stop) => stop())
}

/** The fields that a form sends, and the path it sends them to, below the root of the shop. */
interface FormAddition {
  path: string
  fields: [name: string, value: string][]
}

/**
 * Calls back when the shopper sends this form, in the browser's place; `send` lets the browser do it after all. It does so
 * at once where only it can: files, another site, a button with an address of its own. Buttons that the page disables
 * against double clicks can be pressed again once `fn` is done: the page expects to be left.
 */
export function onAddition(
  form: HTMLFormElement,
  fn: (addition: FormAddition, send: () => void) => Promise<void>,
): () => void {
  let enabled: HTMLButtonElement[] = []
  // Before the page's own listeners.
  const stopRemembering = onEvent(
    window,
    'submit',
    ({ target }) => {
      if (target === form) enabled = enabledButtons(form)
    },
    true,
  )
  const onSubmit = (event: SubmitEvent) => {
    const addition = event.defaultPrevented ? undefined : additionOf(form, event.submitter)
    if (!addition) return
    event.preventDefault()
    const buttons = enabled
    void fn(addition, () => sendByBrowser(form, event.submitter)).then(() => {
      for (const button of buttons) button.disabled = false
    })
  }
  const stop = onEvent(form, 'submit', onSubmit)
  return () => {
    stop()
    stopRemembering()
  }
}

const enabledButtons = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLButtonElement>('button, input')].filter(
    ({ type, disabled }) => /^(submit|image)$/.test(type) && !disabled,
  )

function sendByBrowser(form: HTMLFormElement, submitter: HTMLElement | null) {
  const name = submitter?.getAttribute('name')
  const value = submitter?.getAttribute('value') ?? ''
  if (name) form.addEventListener('formdata', ({ formData }) => formData.append(name, value), { once: true })
  // It sends no button. A field named "submit" stands in for the form's own.
  HTMLFormElement.prototype.submit.call(form)
}

function additionOf(form: HTMLFormElement, submitter: HTMLElement | null): FormAddition | undefined {
  const root = new URL(readPageConfig().baseUrl, self.origin).href
  const { href } = new URL(form.getAttribute('action') ?? '', form.baseURI)
  if (!href.startsWith(root) || submitter?.hasAttribute('formaction')) return undefined
  const fields: [string, string][] = []
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') fields.push([name, value])
    else if (value.size) return undefined
  }
  return { path: href.slice(root.length), fields: fields.filter(([name]) => name !== 'form_key') }
}
