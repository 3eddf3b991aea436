import { hostDocument } from './document.ts'

/** Opens a dialog of an island modally, also where the island's marker is hidden. */
export function showModally(dialog: HTMLDialogElement): void {
  // A dialog in a hidden part of the page, such as a wide screen's header on a phone, stays hidden in the
  // topmost layer, too. The page would be inert with nothing to see.
  if (!dialog.parentElement!.getClientRects().length) hostDocument.body.append(dialog.closest('.bzl')!)
  dialog.showModal()
}
