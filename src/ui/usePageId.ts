import { useState } from 'react'

let last = 0

/**
 * An id no other island has, for labels and descriptions. The runtime's own counts anew in every island, so two of them
 * on a page would point at each other's parts.
 */
export function usePageId(): string {
  const [id] = useState(() => `bezel-${++last}`)
  return id
}
