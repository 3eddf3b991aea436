const flights = new Map<string, Promise<void>>()

/** Puts a stylesheet into the page once. Rejects when it does not arrive; asking again then tries again. */
export function loadStylesheet(href: string): Promise<void> {
  const known = flights.get(href)
  if (known) return known
  const flight = addLink(href).catch((error: unknown) => {
    flights.delete(href)
    throw error
  })
  flights.set(href, flight)
  return flight
}

function addLink(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`Bezel: stylesheet did not arrive: ${href}`))
    })
    document.head.append(link)
  })
}
