/**
 * Measures the page's scrollbar before a dialog takes it away, as `--bezel-scrollbar`, so that nothing behind the dialog
 * moves. Under another dialog it is gone already, and its room is kept.
 */
export function measureScrollbar(): void {
  const { documentElement: root } = document
  if (document.querySelector('.bzl-modal[open]')) return
  const width = window.innerWidth - root.clientWidth
  root.style.setProperty('--bezel-scrollbar', `${Math.max(0, width)}px`)
}
