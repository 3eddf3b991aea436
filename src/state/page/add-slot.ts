import { $slots, type RenderSlot } from './slots'

/** More in one place are one that fills itself again and again. */
const MOST = 50

/** Returns what takes it away. */
export function addSlot(place: string, render: RenderSlot): () => void {
  const own = { render }
  const others = $slots.get()[place] ?? []
  if (others.length >= MOST) throw new RangeError(`Bezel: ${place} has ${MOST} slots`)
  $slots.setKey(place, [...others, own])
  return () => {
    const rest = $slots.get()[place]?.filter((each) => each !== own)
    $slots.setKey(place, rest?.length ? rest : undefined)
  }
}
