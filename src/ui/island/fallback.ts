import { createContext, useContext, useLayoutEffect } from 'react'

/** Called with whether the page's own content in the marker is to be shown. */
export const FallbackContext = createContext<(isKept: boolean) => void>(() => undefined)

/**
 * For a widget that may have nothing to show: while `isKept`, what the page wrote inside the marker stays or comes back;
 * otherwise it gives way to the widget.
 */
export function useFallback(isKept: boolean): void {
  const setKept = useContext(FallbackContext)
  useLayoutEffect(() => setKept(isKept), [setKept, isKept])
}
