/** Opens the browser's own dialog. */
export const printPage = (): void => window.print()
