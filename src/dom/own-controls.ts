/** All controls of ours. Only a choice that is off is ever disabled: `aria-disabled` says what a button cannot do. */
const OWN_CONTROL = '[class*="bzl-"]'

/**
 * Enables controls of ours again that a script of the page has disabled, as many do with all forms against double clicks.
 * Such scripts expect the page to be left; ours stays, and the shopper has to be able to go on after a refusal. Controls in
 * slots are the page's.
 */
export function enableAgain(records: MutationRecord[]): void {
  for (const { target } of records) {
    const control = target as Element
    if (control.matches(OWN_CONTROL) && !control.closest('.bzl-slot, .bzl-off'))
      control.removeAttribute('disabled')
  }
}
