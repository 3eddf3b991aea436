export const quickTests: string[]
export const quickFiles: string[]
export const quickPatterns: RegExp[]
