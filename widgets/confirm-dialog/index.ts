import { widget } from '../../src/widget'
import en from '../../locales/en/confirm-dialog.json'
import { ConfirmDialog } from './ConfirmDialog'

/**
 * The place where questions are asked: those of the other islands and of `Bezel.confirm()`, one after another.
 *
 *   <div data-widget="confirm-dialog"></div>
 *
 * On a page without one, the browser's own confirm asks.
 */
export const mount = widget({ name: 'confirm-dialog', component: ConfirmDialog, strings: en, properties: {} })
