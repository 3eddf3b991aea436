import { expect, it } from 'vitest'
import { CHECKOUT_STEPS } from '#checkout/rules/steps.ts'
import { PLACES } from '#unknown-names.ts'
import { filesIn, read } from './sources.ts'

const code = ['src', 'widgets'].flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx$/).map(read)).join('\n')

/** Islands whose shared parts have slots of their own name. */
const sharing = [...code.matchAll(/<CartBody\s+island="([\w-]+)"/g)].map(([, island]) => island!)

/** Every place in the code, as `island/name`. */
const places = [
  ...code.matchAll(/<Slot\s+island=("[\w-]+"|\{\w+\})\s+name=("[\w-]+"|\{[^}]+\}?`\})/g),
].flatMap(([, island, name]) => {
  const islands = island!.startsWith('"') ? [JSON.parse(island!) as string] : sharing
  const names = name!.startsWith('"')
    ? [JSON.parse(name!) as string]
    : CHECKOUT_STEPS.map((step) => name!.slice(2, -2).replace(/\$\{.*\}/, step))
  return islands.flatMap((each) => names.map((one) => `${each}/${one}`))
})

const [, table] = /interface SlotData \{([^}]*)\}/.exec(read('src/public/slots.d.ts'))!
const typed = [...table!.matchAll(/'([^']+)': \w+/g)].map(([, place]) => place!)

it('has the data of every place typed, and no other place', () => {
  expect(places.length).toBe(code.match(/<Slot\s/g)!.length + repeated())
  expect([...new Set(places)].sort()).toEqual([...typed].sort())
})

it('has every place in the list that debug mode knows, and no other', () => {
  expect([...PLACES].sort()).toEqual([...typed].sort())
})

/** How many places more there are than `<Slot>`s: one of several islands or steps. */
const repeated = () =>
  (code.match(/<Slot\s+island=\{/g)?.length ?? 0) * (sharing.length - 1) +
  (code.match(/<Slot\s+island="checkout"\s+name=\{/g)?.length ?? 0) * (CHECKOUT_STEPS.length - 1)
