import { map } from 'nanostores'

/** What a page's function has made of a slot. */
export interface FilledSlot {
  update?(data: object): void
  remove?(): void
}

/** Fills an element that is in the page with a place's data. It may answer later, or never. */
export type RenderSlot = (element: HTMLElement, data: never) => unknown

/** One that fills a place; an object, since a page may use a function twice. */
export interface Slotted {
  render: RenderSlot
}

/** What fills which place, as `island/name`; changes when a script or a template comes or goes. */
export const $slots = map<Record<string, readonly Slotted[] | undefined>>({})
