import { widget } from '#widget.tsx'
import en from '#locales/en/visitor-gift.json'
import { VisitorGift } from './VisitorGift.tsx'

/**
 * The mystery gift a visitor gets for an e-mail address. Nothing is shown to those it is not for.
 *
 *   <div data-widget="visitor-gift" data-mount="visible"></div>
 */
export const mount = widget({ name: 'visitor-gift', component: VisitorGift, strings: en })
