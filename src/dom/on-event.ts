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

/** Whether an input method is composing. Safari ends composition before its Enter or Escape arrives, with key code 229. */
export const isTyping = (event: Event) =>
  (event as InputEvent).isComposing === true || (event as KeyboardEvent).keyCode === 229
