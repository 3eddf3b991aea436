/** Called when another shopper takes over the page: what the first one typed or ticked goes. Lazy parts add theirs. */
export const shopperCleared = new Set<() => void>()
