import { useStore } from '@nanostores/react'
import { decodeHtml } from '#lib/text/html-entities.ts'
import { toText } from '#lib/json.ts'
import { $settings } from '#storefront/state/config.ts'
import { useFallback } from '#ui/island/fallback.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/footer.json'

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
