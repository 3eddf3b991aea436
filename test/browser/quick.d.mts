export const quickTests: string[]
export const quickPatterns: RegExp[]
