import { observer, hostDocument } from '#dom/document.ts'
import { importPart } from '#dom/import-part.ts'
import { $slots, type FilledSlot, type RenderSlot, type Slotted } from '../state/slots.ts'
import { logDebug } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'
import { BLOCK } from '#html/view/allowed-html.ts'
import { enforceAllowedHtml } from '#html/view/enforce-allowed-html.ts'
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
function bind(root: ParentNode): (data: object) => void {
  const bindings = [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const [, kind, attribute] = /^data-(?:(text|money|show|hide)|attr-(.+))$/.exec(name) ?? []
      const write = kind ? WRITERS[kind] : attribute && attributeWriter(attribute, element)
      return write ? [(data: object) => write(element, read(data, value), value)] : []
    }),
  )
  return (data) => bindings.forEach((write) => write(data))
}

interface TemplateSlot extends Slotted {
  place: string
}

/** Makes slots of the page's templates, of those that come later, too, until they go. */
export function watchTemplates(): void {
  const known = new Map<HTMLTemplateElement, TemplateSlot>()
  const readTemplates = () => {
    for (const [template, slotted] of known)
      if (!template.isConnected) {
        known.delete(template)
        change(slotted, (slots) => slots.filter((each) => each !== slotted))
      }
    for (const template of hostDocument.querySelectorAll<HTMLTemplateElement>('template[data-slot]'))
      if (!known.has(template)) {
        const slotted = slotOf(template)
        known.set(template, slotted)
        change(slotted, (slots) => [...slots, slotted])
      }
  }
  observer(readTemplates)?.observe(document, { subtree: true, childList: true })
  readTemplates()
}

const change = ({ place }: TemplateSlot, changed: (slots: readonly Slotted[]) => Slotted[]) => {
  const slots = changed($slots.get()[place] ?? [])
  $slots.setKey(place, slots.length ? slots : undefined)
}

/** Where a template comes from is not known: it has what merchants’ blocks may have. */
function slotOf(template: HTMLTemplateElement): TemplateSlot {
  const { slot, for: island = template.closest<HTMLElement>('[data-widget]')?.dataset.widget } =
    template.dataset
  const content = hostDocument.importNode(template.content, true)
  enforceAllowedHtml(content, BLOCK)
  const place = `${island}/${slot}`
  const told = new Set<string>()
  const render: RenderSlot = (element, data) => {
    if ($page.get().debug) void tellMistakes(content, data, place, told)
    return fill(element, content, data)
  }
  return { place, render }
}

async function tellMistakes(content: DocumentFragment, data: object, place: string, told: Set<string>) {
  const { unknownPaths } = await importPart(() => import('./unknown-paths.ts'))
  for (const mistake of unknownPaths(content, data)) {
    const line = `the template in ${place}: ${mistake}`
    if (!told.has(line)) logDebug(line)
    told.add(line)
  }
}

function fill(element: HTMLElement, content: DocumentFragment, data: object): FilledSlot {
  const copy = hostDocument.importNode(content, true)
  const update = bind(copy)
  update(data)
  element.append(copy)
  return { update }
}
