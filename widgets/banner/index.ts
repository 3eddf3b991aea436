import { widget } from '#widget.tsx'
import en from '#locales/en/banner.json'
import { Banner } from './Banner.tsx'

/**
 * Messages of the storefront and the islands: errors stay, successes disappear by themselves.
 *
 *   <div data-widget="banner"></div>
 *
 * Shows the messages of the customer data, of actions, and of `Bezel.notify()`.
 */
export const mount = widget({ name: 'banner', component: Banner, strings: en })
