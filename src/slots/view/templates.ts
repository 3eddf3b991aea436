import { observer, hostDocument } from '#dom/document.ts'
import { importPart } from '#dom/import-part.ts'
import { $slots, type FilledSlot, type Slotted } from '../state/slots.ts'
import { logDebug } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'
import { BLOCK } from '#html/view/allowed-html.ts'
import { enforceAllowedHtml } from '#html/view/enforce-allowed-html.ts'
import { bind } from './bindings.ts'

interface TemplateSlot extends Slotted {
  place: string
}

const known = new Map<HTMLTemplateElement, TemplateSlot>()

/** Makes slots of the page's templates, of those that come later, too, until they go. */
export function watchTemplates(): void {
  observer(readTemplates)?.observe(document, { subtree: true, childList: true })
  readTemplates()
}

function readTemplates() {
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
  return { place, render: (element, data) => fill(element, content, data, place) }
}

const told = new Set<string>()

async function tellMistakes(content: DocumentFragment, data: object, place: string) {
  const { unknownPaths } = await importPart(() => import('./unknown-paths.ts'))
  for (const mistake of unknownPaths(content, data)) {
    const line = `the template in ${place}: ${mistake}`
    if (!told.has(line)) logDebug(line)
    told.add(line)
  }
}

function fill(element: HTMLElement, content: DocumentFragment, data: object, place: string): FilledSlot {
  if ($page.get().debug) void tellMistakes(content, data, place)
  const copy = hostDocument.importNode(content, true)
  const update = bind(copy)
  update(data)
  element.append(copy)
  return { update }
}
