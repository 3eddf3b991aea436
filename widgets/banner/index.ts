import { widget } from '../../src/widget'
import en from '../../locales/en/banner.json'
import { Banner } from './Banner'

/**
 * What the storefront and the islands have to say: errors stay, good news goes by itself after a while.
 *
 *   <div data-widget="banner"></div>
 *
 * Shows the messages of the customer data, of actions, and of `Bezel.notify()`.
 */
export const mount = widget({ name: 'banner', component: Banner, strings: en, properties: {} })
