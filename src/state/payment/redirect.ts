import { readObject, toText } from '../../domain/json'
import { toUrl } from '../../domain/text/safe-link'
import { safeUrl } from '../../host/safe-url'
import { $page } from '../page/page'
import { providerSettings } from './provider-settings'

/** May the bank's page be opened? The provider's own hosts are as good as the ones the page lists. */
export function isAllowedRedirect(url: string): boolean {
  const api = toText(readObject(providerSettings().environmentUrls).api)
  const hosts = [...$page.get().redirectHosts, hostOf(api)]
  const host = hostOf(url)
  if (host.endsWith('.adyen.com')) hosts.push(host)
  return safeUrl(url, hosts) !== undefined
}

const hostOf = (url: string) => toUrl(url)?.host ?? ''
