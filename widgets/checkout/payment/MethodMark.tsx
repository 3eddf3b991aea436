/** The mark of a way to pay: its company's name, or a card drawn by the style sheet. The name of the choice says the same. */
export const MethodMark = ({ mark }: { mark: string }) => (
  <span className="bzl-checkout__logo" data-mark={mark} aria-hidden="true" translate="no">
    {mark === 'card' ? null : mark}
  </span>
)
