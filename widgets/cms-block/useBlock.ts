import { useEffect, useState, type RefObject } from 'react'
import { isInsideItself } from '../../src/host/page/marker'
import { logFailure } from '../../src/state/log'
import { sanitise } from '../../src/ui/html/sanitise'
import { fetchBlock } from './fetch-block'

interface Block {
  content?: DocumentFragment
  isLoading: boolean
}

/** The cleaned content of a block; none when it is missing, switched off, fails, or stands inside itself. */
export function useBlock(identifier: string, device: string, container: RefObject<Element | null>): Block {
  const [block, setBlock] = useState<Block>({ isLoading: Boolean(identifier) })
  useEffect(() => {
    let isCurrent = true
    const end = (content?: DocumentFragment) => {
      if (isCurrent) setBlock({ content, isLoading: false })
    }
    if (!identifier || isInsideItself(container.current!, 'cms-block', 'data-identifier', identifier))
      return end()
    setBlock((before) => ({ ...before, isLoading: true }))
    fetchBlock(identifier, device)
      .then((html) => (html ? sanitise(html, 'block') : undefined))
      .then(end, (error: unknown) => (logFailure(`block ${identifier}`, error), end()))
    return () => {
      isCurrent = false
    }
  }, [identifier, device, container])
  return block
}
