/** Listens to what the browser or the page dispatches. Returns a stop function. */
export function onEvent<E extends Event>(
  target: EventTarget,
  type: string,
  fn: (event: E) => void,
  capture?: boolean,
): () => void {
  const listener = fn as EventListener
  target.addEventListener(type, listener, capture)
  return () => target.removeEventListener(type, listener, capture)
}
