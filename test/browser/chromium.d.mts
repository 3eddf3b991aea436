export function findChromium(): string
export const chromiumArgs: string[]
export function findShell(): string
