import { hostDocument } from './document.ts'

/** Opens a dialog of an island modally, also where the island's marker is hidden. */
export function showModally(dialog: HTMLDialogElement): void {
  // What a hidden part of the page holds, as a wide screen's header on a phone, the topmost layer does not show either: the
  // page would be inert with nothing to see.
  if (!dialog.parentElement!.getClientRects().length) hostDocument.body.append(dialog.closest('.bzl')!)
  dialog.showModal()
}
