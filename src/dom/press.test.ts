import { expect, it } from 'vitest'
import { afterPress } from './press.ts'
import { afterYield } from './lifecycle.ts'

const dispatch = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))
const task = () => new Promise<void>((done) => void afterYield(done))

it('calls back in the next task where nothing is pressed', async () => {
  const calls: string[] = []
  afterPress(() => calls.push('one'))
  expect(calls).toEqual([])
  await task()
  expect(calls).toEqual(['one'])
})

it.each(['pointerup', 'pointercancel', 'keydown'])(
  'calls back after a press has ended with %s, once and in order, and after its click',
  async (end) => {
    const calls: string[] = []
    dispatch('pointerdown')
    afterPress(() => calls.push('one'))
    afterPress(() => calls.push('two'))
    await task()
    expect(calls).toEqual([])
    dispatch(end)
    calls.push('click')
    await task()
    dispatch('pointerup')
    await task()
    expect(calls).toEqual(['click', 'one', 'two'])
  },
)

it('does not call back in a press that follows one without an end', async () => {
  const calls: string[] = []
  dispatch('pointerdown')
  afterPress(() => calls.push('one'))
  dispatch('pointerdown')
  await task()
  expect(calls).toEqual([])
  dispatch('pointerup')
  await task()
  expect(calls).toEqual(['one'])
})
