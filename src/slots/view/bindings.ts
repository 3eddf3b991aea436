import { isObject, toText } from '#lib/json.ts'
import { isSafeImage, isSafeLink } from '#lib/text/safe-link.ts'
import { $money } from '#storefront/state/context.ts'

type Write = (element: HTMLElement, value: unknown, path: string) => void

const text = (value: unknown) => (isObject(value) || Array.isArray(value) ? '' : toText(value))

const isShown = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

const WRITERS: Record<string, Write> = {
  text: (element, value) => (element.textContent = text(value)),
  money: (element, value, path) =>
    (element.textContent = $money.get()(value as number, path.endsWith('grand_total'))),
  show: (element, value) => (element.hidden = !isShown(value)),
  hide: (element, value) => (element.hidden = isShown(value)),
}

/** Attributes that run, load or style nothing. */
const PLAIN = ['alt', 'aria-label', 'datetime', 'lang', 'title', 'value']

function attributeWriter(name: string, element: Element): Write | undefined {
  const set = (isSafe: (value: string) => boolean): Write => {
    return (target, value) => {
      if (text(value) && isSafe(text(value))) target.setAttribute(name, text(value))
      else target.removeAttribute(name)
    }
  }
  if (PLAIN.includes(name)) return set(() => true)
  if (name === 'href' && element.matches('a')) return set(isSafeLink)
  return name === 'src' && element.matches('img') ? set(isSafeImage) : undefined
}

/** Returns the value at a plain dotted path; undefined if the path leads nowhere. */
const read = (data: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      data,
    )

/**
 * Binds the elements of a template to data, by their attributes `data-text`, `data-money`, `data-show`, `data-hide` and
 * `data-attr-…`. Returns what writes them.
 */
export function bind(root: ParentNode): (data: object) => void {
  const bindings = [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const [, kind, attribute] = /^data-(?:(text|money|show|hide)|attr-(.+))$/.exec(name) ?? []
      const write = kind ? WRITERS[kind] : attribute && attributeWriter(attribute, element)
      return write ? [(data: object) => write(element, read(data, value), value)] : []
    }),
  )
  return (data) => bindings.forEach((write) => write(data))
}
