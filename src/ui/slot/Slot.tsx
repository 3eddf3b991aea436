import { useStore } from '@nanostores/react'
import { hostDocument } from '../../host/page/document'
import { $slots } from '../../state/page/slots'
import { lazyWidgetPart } from '../island/lazyWidgetPart'
import type { SlotSource } from './public-data'
import { importPart } from '../../host/page/import-part'

/** Its code also finds the page's templates. */
const FilledSlots = lazyWidgetPart(
  async () => (await importPart(() => import('./FilledSlots'))).FilledSlots,
  {
    fallback: () => null,
  },
)

interface Props {
  island: string
  name: string
  /** What the place is beside; the cart is added to it. */
  data?: SlotSource
}

/** A place that pages fill (`SlotData` in loader/slots.d.ts); nothing at all, and no code, where none does. */
export function Slot({ island, name, data }: Props) {
  const place = `${island}/${name}`
  const slotted = useStore($slots, { keys: [place] })[place]
  return slotted ? <FilledSlots place={place} slotted={slotted} data={data} /> : null
}

/** Where the page has a template, resolves when its slot is known and may be shown. Never rejects. */
export const findTemplates = () => hostDocument.querySelector('template[data-slot]') && FilledSlots.prefetch()
