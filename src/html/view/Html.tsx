import { useLayoutEffect, useRef, useEffect, useState } from 'react'
import { hostDocument } from '#dom/document.ts'
import { logFailure } from '#storefront/state/log.ts'
import { sanitise } from './sanitise.ts'
import type { Profile } from './allowed-html.ts'

interface Props {
  /** The content comes from the sanitiser, and from nowhere else. It is shown as a copy, so it can be shown again. */
  content: DocumentFragment
  className?: string
  /** Language the content is written in, when it is not that of the widget. */
  lang?: string
}

/** Somebody else's HTML, cleaned. Markers in it are found by the loader like any others. */
export function Html({ content, className, lang }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current!
    element.replaceChildren(hostDocument.importNode(content, true))
  }, [content])
  return <div className={className} lang={lang} ref={ref} />
}

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
