import { configure } from '@testing-library/dom'
import { afterEach, vi } from 'vitest'

/** How long something may take to show (ms). A busy machine is not a fault of the shop. */
const PATIENCE = 15_000

configure({ asyncUtilTimeout: PATIENCE })
const { waitFor } = vi
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options)

afterEach(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
