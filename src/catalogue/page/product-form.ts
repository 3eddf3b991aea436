import { onEvent } from '#dom/events.ts'
import { hostDocument } from '#dom/document.ts'

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
