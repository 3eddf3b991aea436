/** One console line without what the server said: its text may repeat what the shopper typed. */
export function logFailure(name: string, error: unknown): void {
  const { kind, status } = (error ?? {}) as { kind?: string; status?: number }
  console.warn(`Bezel: ${name} failed`, kind ? `${kind} ${status}` : error)
}
