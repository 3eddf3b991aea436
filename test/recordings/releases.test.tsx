import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginAttempt } from '#order/state/attempt.ts'
import { readAttempt } from '#order/state/kept-attempt.ts'
import { takePlacedOrder } from '#order/state/take-placed-order.ts'
import { readDraft } from '#checkout/state/draft.ts'
import { setUpCheckout } from '../checkout-setup.ts'
import { lost } from './lost.ts'
import { type Records, storeRecords } from './stored-records.tsx'

// A release that comes while tabs are open shares their storages: each must read what the other has stored.

/** What release 1.0.0 stored in the journey of `stored-records.tsx`, which ran in it. */
const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'release-1.0.0.json'), 'utf8')) as Records

/** Without what differs with the moment: which sections have been read, and when. */
const parsed = ({ local, session }: Records) =>
  Object.fromEntries(
    Object.entries({ ...local, ...session, 'bezel-section-ages': '{}' }).map(([key, text]) => [
      key,
      valueOf(text),
    ]),
  )

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const store = ({ local, session }: Records) => {
  for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text)
}

/** The same records, a moment old. */
const justNow = (records: Records): Records =>
  JSON.parse(JSON.stringify(records).replace(/(\\"sentAt\\":)\d+/g, `$1${Date.now()}`)) as Records

setUpCheckout()

describe('the release before left a tab', () => {
  beforeEach(() => store(justNow(recorded)))

  it('whose address and choices are there', () => {
    const { addresses, email, method, rate } = readDraft()
    expect(addresses).toMatchObject({ shipping: { city: 'Austin' }, billing: { lastname: 'Lee' } })
    expect([email, method, rate]).toEqual(['ann@example.com', 'checkmo', 'tablerate_bestway'])
  })

  it('whose order, without an answer yet, keeps every other from being sent', () => {
    const { cart, method } = readAttempt()!
    expect(method).toBe('checkmo')
    expect(beginAttempt(cart, 'checkmo')).toBeUndefined()
  })

  it('whose order the success page shows', () => {
    expect(takePlacedOrder()).toMatchObject({
      email: 'ann@example.com',
      billing: { city: 'Austin' },
      method: 'checkmo',
    })
  })
})

it('the release before reads what this one stores', async () => {
  expect(lost(parsed(recorded), parsed(await storeRecords()))).toEqual([])
})

describe('a release that broke with it would be noticed:', () => {
  const renamed = (from: RegExp, to: string) =>
    JSON.parse(JSON.stringify(justNow(recorded)).replace(from, to)) as Records

  it('one that keeps attempts under another key sends the order twice', () => {
    store(renamed(/bezel-attempt/, 'bezel-attempts'))
    const { cart } = valueOf(recorded.local['bezel-attempt']!) as { cart: string }
    expect(beginAttempt(cart, 'checkmo')).toBeDefined()
  })

  it.each([
    ['another key', /bezel-attempt/, 'bezel-attempts', 'bezel-attempt'],
    ['another member', /\\"cart\\":\\"/, '\\"quote\\":\\"', 'bezel-attempt.cart'],
    ['another type', /(\\"sentAt\\":)(\d+)/g, '$1\\"$2\\"', 'bezel-attempt.sentAt'],
  ])('%s is one that is lost', (_, from, to, path) => {
    expect(lost(parsed(recorded), parsed(renamed(from, to)))).toContain(path)
  })
})
