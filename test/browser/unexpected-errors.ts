import type { BrowserContext } from 'playwright/test'

/**
 * Said by the card's provider when its form leaves the page between two of its fields, which it sets up one after
 * another. It goes to the console alone.
 */
const PROVIDER_INTERRUPTED = /securedField iframe, but the iframe.contentWindow is undefined/

/** Collects errors of the page, console errors of the bundle and foreign requests. */
export async function collectErrors(context: BrowserContext, origin: string): Promise<string[]> {
  const trouble: string[] = []
  await context.addInitScript(() => {
    const log = ({ violatedDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sourceFile}`)
    document.addEventListener('securitypolicyviolation', log)
  })
  context.on('weberror', (error) => trouble.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('console', (line) => {
    const ours =
      line.location().url.includes('/bezel/') || /Content Security Policy|Trusted/.test(line.text())
    if (line.type() === 'error' && ours && !PROVIDER_INTERRUPTED.test(line.text()))
      trouble.push(`console: ${line.text()}`)
  })
  context.on('request', (request) => {
    const { origin: requested, protocol } = new URL(request.url())
    if (/^http/.test(protocol) && requested !== origin) trouble.push(`foreign request: ${request.url()}`)
  })
  return trouble
}
