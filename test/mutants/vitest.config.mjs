import { defineConfig } from 'vitest/config'
import config from '../vitest.config.ts'
import { ROOMS } from './rooms.mjs'

const [preact] = config.test.projects
const { tests, isPure } = ROOMS[process.env.BEZEL_ROOM]

/** The tests of one room, on Preact. */
export default defineConfig({
  ...preact,
  root: config.root,
  test: {
    ...preact.test,
    include: tests.map((path) => `${path}/*.test.{ts,tsx}`),
    isolate: !isPure,
  },
})
