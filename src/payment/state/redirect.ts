import { readObject, toText } from '#lib/json.ts'
import { toUrl } from '#lib/text/safe-link.ts'
import { safeUrl } from '#dom/safe-url.ts'
import { $page } from '#storefront/state/page.ts'
import { providerSettings } from './provider-settings.ts'

/** May the bank's page be opened? The provider's own hosts are as good as the ones the page lists. */
export function isAllowedRedirect(url: string): boolean {
  const api = toText(readObject(providerSettings().environmentUrls).api)
  const hosts = [...$page.get().redirectHosts, hostOf(api)]
  const host = hostOf(url)
  if (host.endsWith('.adyen.com')) hosts.push(host)
  return safeUrl(url, hosts) !== undefined
}

const hostOf = (url: string) => toUrl(url)?.host ?? ''
