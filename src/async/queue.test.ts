import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queue, queueIdle } from './queue.ts'
import { runs } from '#test/runs.ts'

const gate = () => {
  let open!: () => void
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

describe('the queue', () => {
  it('runs jobs one after another, whatever their name', async () => {
    const seen: string[] = []
    const first = gate()
    void queue('address', async () => {
      await first.opened
      seen.push('address')
    })
    const second = queue('quantity', async () => seen.push('quantity'))
    first.open()
    await second
    expect(seen).toEqual(['address', 'quantity'])
  })

  it('never starts a waiting job that was replaced', async () => {
    const hold = gate()
    const seen: string[] = []
    void queue('hold', () => hold.opened)
    const replaced = queue('address', async () => seen.push('old'))
    const newest = queue('address', async () => seen.push('new'))
    hold.open()
    expect(await Promise.all([replaced, newest])).toEqual([undefined, 1])
    expect(seen).toEqual(['new'])
  })

  it('aborts the signal of a running job that was replaced, and ignores its result', async () => {
    const hold = gate()
    let stopped = false
    const running = queue('address', async (signal) => {
      await hold.opened
      stopped = signal.aborted
      throw new Error('late failure of an answer nobody waits for')
    })
    await Promise.resolve()
    const newest = queue('address', async () => 'fresh')
    hold.open()
    expect(await running).toBeUndefined()
    expect(await newest).toBe('fresh')
    expect(stopped).toBe(true)
  })

  it('runs a job once that is asked for again with the same content', async () => {
    const hold = gate()
    const seen: string[] = []
    void queue('hold', () => hold.opened)
    const coupon = (code: string) => queue('coupon', async () => seen.push(code), code)
    const [first, again] = [coupon('SAVE'), coupon('SAVE')]
    hold.open()
    expect(await Promise.all([first, again])).toEqual([1, 1])
    await coupon('SAVE')
    expect(seen).toEqual(['SAVE', 'SAVE'])
  })

  it('runs a job again when another of its name came between', async () => {
    const hold = gate()
    const seen: string[] = []
    void queue('hold', () => hold.opened)
    const credit = (isUsed: boolean) => queue('credit', async () => seen.push(`${isUsed}`), `${isUsed}`)
    hold.open()
    await Promise.all([credit(true), credit(false), credit(true)])
    expect(seen).toEqual(['true'])
  })

  it('goes on after a job that failed, which rejects for its caller', async () => {
    const failing = queue('coupon', () => Promise.reject(new Error('no')))
    const next = queue('quantity', async () => 'done')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('done')
  })

  it('never runs two jobs at the same time, in any order of names and lengths', async () => {
    const job = fc.record({ name: fc.constantFrom('a', 'b', 'c'), turns: fc.nat(4), fails: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(job, { maxLength: 12 }), async (jobs) => {
        let atWork = 0
        let most = 0
        for (const { name, turns, fails } of jobs) {
          queue(name, async () => {
            most = Math.max(most, ++atWork)
            for (let turn = 0; turn < turns; turn++) await Promise.resolve()
            atWork--
            if (fails) throw new Error('refused')
          }).catch(() => undefined)
        }
        await queueIdle()
        expect(most).toBeLessThanOrEqual(1)
        expect(atWork).toBe(0)
      }),
      { numRuns: runs(200) },
    )
  })
})
