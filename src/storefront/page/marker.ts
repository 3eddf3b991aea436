import { hostDocument } from '#dom/document.ts'

/** Mounts the first marker of a widget, whatever its `data-mount`. False when the page has no such marker or it failed. */
export async function startMarker(name: string): Promise<boolean> {
  const marker = hostDocument.querySelector<HTMLElement>(`[data-widget="${CSS.escape(name)}"]`)
  const bezel = window.Bezel
  if (!marker || !bezel || !('mount' in bezel)) return false
  await bezel.mount(marker)
  return marker.dataset.widgetState === 'ready'
}

/** Whether the element's marker is inside another marker of this widget with the same value: a block that contains itself. */
export function isInsideItself(element: Element, name: string, attribute: string, value: string): boolean {
  const marker = element.closest('[data-widget]')
  const around = `[data-widget="${CSS.escape(name)}"][${attribute}="${CSS.escape(value)}"]`
  return Boolean(marker?.parentElement?.closest(around))
}
