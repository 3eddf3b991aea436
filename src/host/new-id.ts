/** An id nobody else has; also where the page is not served securely and `randomUUID` is missing. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('')
