import type { MarketingEvent } from './rules/events.ts'
import { toJson } from '#dom/safe-json.ts'
import { readPageConfig } from '#storefront/page/config.ts'
import { sendRequest } from '#http/transport.ts'

/**
 * Sends an event to the marketing service behind the shop (wire: marketing-events), even while the page is being
 * left. Never rejects; the response is not read.
 */
export async function sendMarketingEvent({ pixels, event, custom_data }: MarketingEvent): Promise<void> {
  const { marketing, baseUrl } = readPageConfig()
  const url = new URL(`${baseUrl}${marketing}ServerSideApi.php`, self.origin).href
  const body = toJson({ pixels, event: { name: event.name, id: event.id }, custom_data })
  const { status } = await sendRequest(url, {
    method: 'POST',
    body,
    contentType: 'application/json',
    timeout: 20_000,
    keepalive: true,
  })
  if (status === 0 || status >= 400) console.warn(`Bezel: marketing event failed (${status})`)
}
