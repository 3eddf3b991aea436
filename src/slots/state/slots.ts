import { map } from 'nanostores'

/** The callbacks that a page's function returns for a slot it has filled. */
export interface FilledSlot {
  update?(data: object): void
  remove?(): void
}

/** The tools that a page's function gets. */
export interface SlotTools {
  money(amount: number, isGrandTotal?: boolean): string
}

/** Fills an element that is in the page with a place's data. It may answer later, or never. */
export type RenderSlot = (element: HTMLElement, data: never, tools: SlotTools) => unknown

/** A filler of a place. It is an object, since a page may use a function twice. */
export interface Slotted {
  render: RenderSlot
}

/** The fillers of each place, by `island/name`. Changes when a script or a template comes or goes. */
export const $slots = map<Record<string, readonly Slotted[] | undefined>>({})
