import { onEvent } from '#dom/events.ts'

/**
 * Calls back when the shopper sends a form whose action has `/checkout/cart/add` (wire: add-to-cart), after the theme's
 * own scripts. `leaves` is false where one of them sends it in its place. Luma's also stops the event, so it is seen
 * before they get it.
 */
export function onAddForm(fn: (leaves: boolean) => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    // A field named "action" stands in for the form's own.
    const action = (event.target as HTMLFormElement).getAttribute('action')
    if (action?.includes('/checkout/cart/add')) setTimeout(() => fn(!event.defaultPrevented))
  }
  return onEvent(window, 'submit', onSubmit, true)
}
