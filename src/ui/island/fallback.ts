import { createContext, useContext, useLayoutEffect } from 'react'

/** The island a component is in, which keeps or replaces what the page wrote into the marker. */
export const FallbackContext = createContext<{ keepContent(isKept: boolean): void } | undefined>(undefined)

/**
 * For a widget that may have nothing to show: while `isKept`, what the page wrote inside the marker stays or comes back;
 * otherwise it gives way to the widget.
 */
export function useFallback(isKept: boolean): void {
  const island = useContext(FallbackContext)
  useLayoutEffect(() => island?.keepContent(isKept), [island, isKept])
}
