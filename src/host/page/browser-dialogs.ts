/** The browser's own confirm, for pages without a confirm-dialog island. No where the browser suppresses it. */
export function confirmInBrowser(question: string): boolean {
  try {
    return window.confirm(question)
  } catch {
    return false
  }
}

/** Opens the browser's own dialog. */
export const printPage = (): void => window.print()
