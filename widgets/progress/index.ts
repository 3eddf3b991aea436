import { oneOf } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/progress.json'
import { Progress, translateProgress } from './Progress.tsx'

/**
 * Shows how far the purchase has come, in three steps.
 *
 *   <div data-widget="progress" data-type="checkout"></div>
 *
 * A `checkout` starts at step 1 and goes on when the checkout shows a step (`bezel:checkout-step`). With
 * `success` it starts at step 2 and moves on to 3 by itself.
 */
export const mount = widget({
  name: 'progress',
  component: Progress,
  strings: en,
  translate: translateProgress,
  properties: { type: oneOf(['checkout', 'success'], 'checkout') },
})
