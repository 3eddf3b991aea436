import { useLayoutEffect, useState } from 'react'

interface Island {
  keepContent(isKept: boolean): void
}

/** Set during `renderFirst` alone. */
let starting: Island | undefined

/** Renders an island for the first time. A context would cost each of a thousand islands half a kilobyte. */
export function renderFirst(island: Island, render: () => void): void {
  starting = island
  try {
    render()
  } finally {
    starting = undefined
  }
}

/**
 * Used by a widget that may have nothing to show: while `isKept`, what the page wrote inside the marker stays or
 * comes back; otherwise it gives way to the widget. For components of its first render.
 */
export function useFallback(isKept: boolean): void {
  const [island] = useState(starting)
  useLayoutEffect(() => island?.keepContent(isKept), [island, isKept])
}
