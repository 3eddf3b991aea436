import { useLayoutEffect, useRef } from 'react'
import { hostDocument } from '#dom/document.ts'

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
