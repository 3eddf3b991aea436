import { useEffect, useLayoutEffect, useRef, type CSSProperties } from 'react'
import { useStore } from '@nanostores/react'
import { cmsDevice } from './block.ts'
import { $device } from '#storefront/state/context.ts'
import { $locale } from '#storefront/state/page.ts'
import { useFallback } from '#ui/island/fallback.ts'
import { Html } from '#html/view/Html.tsx'
import { findTemplates } from '#slots/view/Slot.tsx'
import { useBlock } from './useBlock.ts'

interface Props {
  identifier?: string
  height?: number
}

/** The block; another identifier or device shows the old one until the new one is there. */
export function CmsBlock({ identifier = '', height = 0 }: Props) {
  const device = cmsDevice(useStore($device))
  const locale = useStore($locale)
  const container = useRef<HTMLDivElement>(null)
  const { content, sheet, isLoading } = useBlock(identifier, device, container)
  useFallback(!content)
  useEffect(() => void findTemplates(), [content])
  useLayoutEffect(() => sheet && adopt(sheet, container.current!), [sheet])
  const size = { '--bzl-height': `${height}px` } as CSSProperties
  return (
    <div
      ref={container}
      data-block={identifier}
      aria-busy={isLoading || undefined}
      className={isLoading && !content ? 'bzl-cms-block__waiting' : undefined}
      style={height > 0 ? size : undefined}
    >
      {content && <Html content={content} lang={locale} className="bzl-cms-block__content" />}
    </div>
  )
}

/** Applies a sheet to the page or the shadow root that an element is in. Returns the function that takes it away. */
function adopt(sheet: CSSStyleSheet, element: Element): () => void {
  const root = element.getRootNode() as Document | ShadowRoot
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
