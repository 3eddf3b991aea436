import { readObject, toText } from '../../../../../src/domain/json'
import { toUrl } from '../../../../../src/domain/text/safe-link'
import { safeUrl } from '../../../../../src/host/safe-url'
import { $page } from '../../../../../src/state/page/page'
import { providerSettings } from './settings'

/** May the bank's page be opened? The provider's own hosts are as good as the ones the page lists. */
export function isAllowedRedirect(url: string): boolean {
  const api = toText(readObject(providerSettings().environmentUrls).api)
  const hosts = [...$page.get().redirectHosts, hostOf(api)]
  const host = hostOf(url)
  if (host.endsWith('.adyen.com')) hosts.push(host)
  return safeUrl(url, hosts) !== undefined
}

const hostOf = (url: string) => toUrl(url)?.host ?? ''
