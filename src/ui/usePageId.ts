import { useState } from 'react'
import { newId } from '#dom/new-id.ts'

/**
 * An id that is unique on the page, for labels and descriptions. React's own `useId` starts anew in every root, so two
 * islands would get the same ids.
 */
export function usePageId(): string {
  const [id] = useState(() => `bezel-${newId()}`)
  return id
}
