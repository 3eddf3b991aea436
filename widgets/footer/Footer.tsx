import { useStore } from '@nanostores/react'
import { decodeHtml } from '../../src/domain/text/html-entities'
import { toText } from '../../src/domain/json'
import { $settings } from '../../src/state/page/config'
import { useFallback } from '../../src/ui/island/fallback'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/footer.json'

export function Footer({ company = '' }: { company?: string }) {
  const text = useText('footer', en)
  const settings = useStore($settings)
  const year = String(new Date().getFullYear())
  const own = decodeHtml(toText(settings?.copyright)).replaceAll('{year}', year).trim()
  // Nothing is shown before the settings have loaded: the shop's own text would only replace ours.
  const line =
    own || (settings && company.trim() && text('copyright', { year, company: company.trim() })) || ''
  useFallback(!line)
  return line ? <p className="bzl-footer__line">{line}</p> : null
}
