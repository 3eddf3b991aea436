import { useEffect, useState, type RefObject } from 'react'
import { isInsideItself } from '#storefront/page/marker.ts'
import { logFailure } from '#storefront/state/log.ts'
import { sanitise } from '#html/view/sanitise.ts'
import { getBlock } from '#html/api.ts'
import { singleFlight } from '#async/single-flight.ts'

/** The HTML of a block, uncleaned. Throws ApiError. */
const fetchBlock = singleFlight(async (identifier: string, device: string) => {
  const block = await getBlock(identifier, device)
  if (!block) console.warn(`Bezel: there is no block "${identifier}"`)
  return block?.content
})

interface Block {
  content?: DocumentFragment
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
    const end = (content?: DocumentFragment) => {
      if (isCurrent) setBlock({ content, isLoading: false, of: identifier })
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
      .then((html) => (html ? sanitise(html, 'block') : undefined))
      .then(end, fail)
    return () => {
      isCurrent = false
    }
  }, [identifier, device, container])
  return block
}
