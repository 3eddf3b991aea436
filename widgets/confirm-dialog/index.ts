import { widget } from '#widget.tsx'
import en from '#locales/en/confirm-dialog.json'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Shows the confirm dialogs of other islands and of `Bezel.confirm()`, one after another.
 *
 *   <div data-widget="confirm-dialog"></div>
 *
 * On a page without one, the browser's own `confirm()` is used.
 */
export const mount = widget({ name: 'confirm-dialog', component: ConfirmDialog, strings: en })
