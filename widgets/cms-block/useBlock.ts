import { useEffect, useState, type RefObject } from 'react'
import { isInsideItself } from '#storefront/page/marker.ts'
import { logFailure } from '#storefront/state/log.ts'
import { importPart } from '#dom/import-part.ts'
import { BLOCK } from '#html/view/allowed-html.ts'
import type { StyledBlock } from './page-builder.ts'
import { sanitise } from '#html/view/sanitise.ts'
import { $page } from '#storefront/state/page.ts'
import { getBlock } from './block.ts'
import { singleFlight } from '#async/single-flight.ts'

/** The HTML of a block, uncleaned. Throws ApiError. */
const fetchBlock = singleFlight(async (identifier: string, device: string) => {
  const block = await getBlock(identifier, device)
  if (!block) console.warn(`Bezel: there is no block "${identifier}"`)
  return block?.content
})

/** Plain text with pictures needs none of the code that keeps what Page Builder and editors write. */
const RICH = /<(style|video|audio|iframe)|\s(style|id|data-content-type)\s*=/i

async function clean(html: string, identifier: string): Promise<StyledBlock> {
  if (!RICH.test(html) && !$page.get().debug) return { content: await sanitise(html, BLOCK) }
  const { cleanBlock } = await importPart(() => import('./page-builder.ts'))
  const prefix = `block-${identifier.replace(/[^\w-]+/g, '-')}-`
  return cleanBlock(html, { name: identifier, prefix, scope: `[data-block="${CSS.escape(identifier)}"]` })
}

interface Block extends Partial<StyledBlock> {
  isLoading: boolean
  /** Its identifier, once it is known what there is. */
  of?: string
}

/**
 * Returns the cleaned content of a block. It is empty if the block is missing, switched off, fails or stands
 * inside itself. If the block cannot be read for another device, the content for the device before stays.
 */
export function useBlock(identifier: string, device: string, container: RefObject<Element | null>): Block {
  const [block, setBlock] = useState<Block>({ isLoading: Boolean(identifier) })
  useEffect(() => {
    let isCurrent = true
    const end = (block?: StyledBlock) => {
      if (isCurrent) setBlock({ ...block, isLoading: false, of: identifier })
    }
    if (!identifier || isInsideItself(container.current!, 'cms-block', 'data-identifier', identifier))
      return end()
    setBlock((before) => ({ ...before, isLoading: true }))
    const fail = (error: unknown) => {
      logFailure(`block ${identifier}`, error)
      if (isCurrent)
        setBlock((before) =>
          before.of === identifier ? { ...before, isLoading: false } : { isLoading: false },
        )
    }
    fetchBlock(identifier, device)
      .then((html) => (html ? clean(html, identifier) : undefined))
      .then(end, fail)
    return () => {
      isCurrent = false
    }
  }, [identifier, device, container])
  return block
}
