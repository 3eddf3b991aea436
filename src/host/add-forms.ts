/**
 * Calls back when the shopper sends a form that adds to the cart (b.0: its action has `/checkout/cart/add`), after the
 * theme's own scripts: `leaves` is false where one of them sends it in its place.
 */
export function onAddForm(fn: (leaves: boolean) => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const { action } = event.target as HTMLFormElement
    if (String(action).includes('/checkout/cart/add')) fn(!event.defaultPrevented)
  }
  window.addEventListener('submit', onSubmit)
  return () => window.removeEventListener('submit', onSubmit)
}
