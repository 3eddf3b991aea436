import { $slots, type RenderSlot } from './slots.ts'

export const slotsOf = (place: string) => $slots.get()[place] ?? []

/** Returns what takes it away. */
export function addSlot(place: string, render: RenderSlot): () => void {
  const own = { render }
  $slots.setKey(place, [...slotsOf(place), own])
  return () => {
    const rest = slotsOf(place).filter((each) => each !== own)
    $slots.setKey(place, rest.length ? rest : undefined)
  }
}
