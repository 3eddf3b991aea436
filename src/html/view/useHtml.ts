import { useEffect, useState } from 'react'
import { logFailure } from '#storefront/state/log.ts'
import { sanitise } from './sanitise.ts'
import type { Profile } from './allowed-html.ts'

/**
 * Returns a text with markup, cleaned for `Html`. Undefined until it is cleaned, without a text, and if it
 * cannot be cleaned.
 */
export function useHtml(html: string | undefined, profile: Profile): DocumentFragment | undefined {
  const [cleaned, setCleaned] = useState<{ html: string; content: DocumentFragment }>()
  useEffect(() => {
    if (html === undefined) return
    let isCurrent = true
    sanitise(html, profile).then(
      (content) => isCurrent && setCleaned({ html, content }),
      (error: unknown) => logFailure('sanitiser', error),
    )
    return () => {
      isCurrent = false
    }
  }, [html, profile])
  return cleaned?.html === html ? cleaned?.content : undefined
}
