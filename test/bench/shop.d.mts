/** Starts a demo shop of its own. */
export function openShop(): Promise<{ origin: string; close(): void }>
