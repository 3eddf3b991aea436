import { useCallback, useEffect, useRef, useState } from 'react'
import { isOnline, whenIdle } from '#dom/lifecycle.ts'
import { loadAdditions } from '../state/addition.ts'
import { logFailure } from '#storefront/state/log.ts'
import { openCart } from '#cart/state/open-cart.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'

interface Addition {
  /** Resolves to whether it was added; undefined where the shop has no such product. */
  run(actions: Awaited<ReturnType<typeof loadAdditions>>): Promise<boolean | undefined>
  /**
   * Called when the code of the addition could not be loaded although the browser is online. A form can then
   * let the browser send it, instead of showing a message.
   */
  onMissingCode?(): void
  /** The cart opens when it was added. */
  opens?: boolean
}

type Outcome = 'idle' | 'busy' | 'added' | { refusal: Refusal }

/** One addition to the cart at a time, and what came of the last. */
export function useAddition() {
  const isRunning = useRef(false)
  const [outcome, setOutcome] = useState<Outcome>('idle')
  // Its code is there when the shopper presses.
  useEffect(() => whenIdle(() => void loadAdditions().catch(() => undefined)), [])
  const add = useCallback(async (addition: Addition) => {
    if (isRunning.current) return
    isRunning.current = true
    setOutcome('busy')
    const outcome = await attempt(addition)
    isRunning.current = false
    setOutcome(outcome)
    if (addition.opens && outcome === 'added') await openCart()
  }, [])
  return { outcome, add }
}

const FAILED: Outcome = { refusal: { key: 'state.failed' } }

async function attempt({ run, onMissingCode }: Addition): Promise<Outcome> {
  try {
    const isAdded = await run(await loadAdditions())
    return isAdded ? 'added' : isAdded === false ? 'idle' : FAILED
  } catch (error) {
    if (error instanceof Error && 'kind' in error) return { refusal: refusalOf(error) }
    logFailure('addition', error)
    // The browser would leave the page for one that says no more than this.
    if (!isOnline()) return { refusal: { key: 'state.offline-unchanged' } }
    onMissingCode?.()
    return FAILED
  }
}
