/** The browser's own confirm dialog; false where the browser suppresses it. */
export function confirmInBrowser(question: string): boolean {
  try {
    return window.confirm(question)
  } catch {
    return false
  }
}

/** Opens the browser's print dialog. */
export const printPage = (): void => window.print()
