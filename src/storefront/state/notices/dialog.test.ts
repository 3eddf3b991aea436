import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $dialog, answerAllWithNo, confirm } from './dialog.ts'

describe('a question to the shopper', () => {
  it('is asked by the browser when there is no island', async () => {
    const browser = vi.fn(() => true)
    vi.stubGlobal('confirm', browser)
    expect(await confirm({ question: 'Are you sure to remove the item?' })).toBe(true)
    expect(browser).toHaveBeenCalledWith('Are you sure to remove the item?')
    vi.unstubAllGlobals()
  })

  describe('with the island on the page', () => {
    let stop: () => void
    beforeEach(() => (stop = $dialog.listen(() => undefined)))
    afterEach(() => stop())

    it('is shown alone, and the next one after its answer', async () => {
      const first = confirm({ question: 'one' })
      const second = confirm({ question: 'two' })
      expect($dialog.get()?.question).toBe('one')
      $dialog.get()!.answer(true)
      expect($dialog.get()?.question).toBe('two')
      $dialog.get()!.answer(false)
      expect(await Promise.all([first, second])).toEqual([true, false])
      expect($dialog.get()).toBeUndefined()
    })

    it('is answered with no when the island is unmounted', async () => {
      const both = [confirm({ question: 'one' }), confirm({ question: 'two' })]
      answerAllWithNo()
      expect($dialog.get()).toBeUndefined()
      expect(await Promise.all(both)).toEqual([false, false])
    })
  })
})
