import { expect, it, vi } from 'vitest'
import type { Bezel } from '#public/bezel.d.ts'

it('starts on a page whose scripts swallow DOMContentLoaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  await import('./index.ts')
  const started = vi.fn()
  void (window.Bezel as unknown as Bezel).ready.then(started)
  await new Promise((resolve) => setTimeout(resolve))
  expect(started).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(started).toHaveBeenCalled())
})
