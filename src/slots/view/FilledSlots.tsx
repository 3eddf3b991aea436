import { useLayoutEffect, useRef, useState } from 'react'
import { newId } from '#dom/new-id.ts'
import type { Slotted } from '../state/slots.ts'
import { type SlotSource, usePublicData } from './public-data.ts'
import { type RunningSlot, startSlot } from './running-slot.ts'
import { watchTemplates } from './templates.ts'

watchTemplates()

interface Props {
  place: string
  slotted: readonly Slotted[]
  data?: SlotSource
}

const NOTHING: SlotSource = {}

/** All that fills a place, each in an element of its own. */
export function FilledSlots({ place, slotted, data: source = NOTHING }: Props) {
  const data = usePublicData(source)
  return (
    data && slotted.map((each) => <FilledSlot key={keyOf(each)} place={place} slotted={each} data={data} />)
  )
}

const keys = new WeakMap<Slotted, string>()

/** Its own while it is there, so that one that goes takes only its element with it. */
function keyOf(slotted: Slotted) {
  if (!keys.has(slotted)) keys.set(slotted, newId())
  return keys.get(slotted)
}

function FilledSlot({ place, slotted, data }: { place: string; slotted: Slotted; data: object }) {
  const element = useRef<HTMLDivElement>(null)
  const running = useRef<RunningSlot>(undefined)
  const [hasFailed, setFailed] = useState(false)
  useLayoutEffect(() => {
    const slot = startSlot({
      place,
      element: element.current!,
      render: slotted.render,
      onFail: () => setFailed(true),
    })
    running.current = slot
    return slot.end
  }, [place, slotted])
  useLayoutEffect(() => running.current!.show(data), [data])
  if (hasFailed) return null
  // The page's own element has no class of ours, which it may overwrite.
  return (
    <div className="bzl-slot bzl-foreign">
      <div ref={element} />
    </div>
  )
}
