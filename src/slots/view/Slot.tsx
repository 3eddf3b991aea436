import { useStore } from '@nanostores/react'
import { hostDocument } from '#dom/document.ts'
import { $slots } from '../state/slots.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import type { SlotSource } from './public-data.ts'
import { importPart } from '#dom/import-part.ts'

/** Its code also finds the page's templates. */
const FilledSlots = lazyWidgetPart(
  async () => (await importPart(() => import('./FilledSlots.tsx'))).FilledSlots,
  {
    fallback: () => null,
  },
)

interface Props {
  island: string
  name: string
  /** The data of the element that the place stands beside; the cart is added to it. */
  data?: SlotSource
}

/** A place that pages fill (`SlotData` in src/public/slots.d.ts); nothing at all, and no code, where none does. */
export function Slot({ island, name, data }: Props) {
  const place = `${island}/${name}`
  const slotted = useStore($slots, { keys: [place] })[place]
  return slotted ? <FilledSlots place={place} slotted={slotted} data={data} /> : null
}

/** Where the page has a template, resolves when its slot is known and may be shown. Never rejects. */
export const findTemplates = () => hostDocument.querySelector('template[data-slot]') && FilledSlots.prefetch()
