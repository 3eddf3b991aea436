import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': '@preact/compat/client',
  'react-dom': new URL('../src/preact-dom.ts', import.meta.url).pathname,
  react: '@preact/compat',
}

/** The same aliases as in rollup.config.mjs. */
const adyen = new URL('../node_modules/@adyen/adyen-web/dist/es', import.meta.url).pathname

/** Stands in for the module by which the build tells the loader its files. */
const needs = new URL('../loader/needs.fixture.ts', import.meta.url).pathname

const shared = {
  environment: 'happy-dom',
  // A page of its own for each file takes half a second: see fresh-page.ts.
  // Threads would save a twelfth of the time, but now and then the results of some tests are lost with them.
  pool: 'forks',
  isolate: false,
  // Tests make many short-lived elements, which a larger young generation collects at less cost.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: 60_000,
  environmentOptions: {
    happyDOM: {
      url: 'http://localhost:8080/',
      // Stylesheets arrive, without a line for each that nothing was loaded.
      settings: { handleDisabledFileLoadingAsSuccess: true },
    },
  },
  setupFiles: ['test/fresh-page.ts', 'test/setup.ts'],
  // The contract keeps nothing, and takes long to read.
  server: {
    deps: {
      external: [/doctor\/contract\.mjs$/],
      inline: ['@nanostores/react', 'i18next', 'ofetch', /preact/, /adyen-web/],
    },
  },
}

/** Their modules keep nothing, so that one set of them does for all of these tests. */
const PURE = ['{src/lib,src/*/rules,demo,test/recordings}/**/*.test.ts']

/** All tests run on Preact, which ships, and those that render also on React. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // A worker waits for timers a quarter of its time, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // A later run takes the compiled files from here, which saves a sixth of its time.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    projects: [
      {
        resolve: { alias: { adyen, 'bezel:needs': needs, ...preact } },
        test: {
          ...shared,
          name: 'preact',
          include: ['{src,widgets,loader,test}/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', ...PURE],
        },
      },
      {
        test: { ...shared, name: 'pure', setupFiles: ['test/setup.ts'], include: PURE },
      },
      {
        resolve: { alias: { adyen, 'bezel:needs': needs } },
        test: { ...shared, name: 'react', include: ['{src,widgets,test}/**/*.test.tsx'] },
      },
    ],
  },
})
