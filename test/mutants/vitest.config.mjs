import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import config from '../vitest.config.ts'
import { isIn, ROOMS } from './rooms.mjs'

const [preact] = config.test.projects
const room = process.env.BEZEL_ROOM
const { tests } = ROOMS[room]

/** The room's own tests come first, and the generated ones last: a mutant is killed by the first that fails. */
class NearestFirst extends BaseSequencer {
  async sort(files) {
    const distance = ({ moduleId }) =>
      isIn(room, relative(config.root, moduleId)) ? 0 : moduleId.includes('/test/model/') ? 2 : 1
    return files.sort((a, b) => distance(a) - distance(b))
  }
}

/** The tests of one room, on Preact. */
export default defineConfig({
  ...preact,
  root: config.root,
  test: {
    ...preact.test,
    // Stryker runs them in threads, which take no options of Node's.
    execArgv: [],
    include: tests.map((path) => `${path}/*.test.{ts,tsx}`),
    // These judge by time, which a mutant run stretches.
    exclude: ['test/recordings/cart.test.ts', 'src/cart/view/{AnimatedTotal,cached-cart}.test.tsx'],
    sequence: { sequencer: NearestFirst },
  },
})
