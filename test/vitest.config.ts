import { defineConfig } from 'vitest/config'
import { leanI18next } from '../.rollup/lean-i18next.mjs'
import { leanOfetch } from '../.rollup/lean-ofetch.mjs'
import { leanPreact } from '../.rollup/lean-preact.mjs'

const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': new URL('../src/preact-dom.ts', import.meta.url).pathname,
  'react-dom': new URL('../src/preact-dom.ts', import.meta.url).pathname,
  '@nanostores/react': new URL('../src/preact-store.ts', import.meta.url).pathname,
  react: '@preact/compat',
}

/** As in rollup.config.mjs. */
const adyen = new URL('../node_modules/@adyen/adyen-web/dist/es', import.meta.url).pathname

const shared = {
  environment: 'happy-dom',
  pool: 'vmThreads',
  testTimeout: 60_000,
  environmentOptions: {
    happyDOM: {
      url: 'http://localhost:8080/',
      // Stylesheets arrive, without a line for each that nothing was loaded.
      settings: { handleDisabledFileLoadingAsSuccess: true },
    },
  },
  setupFiles: ['test/setup.ts'],
  server: { deps: { inline: ['@nanostores/react', 'i18next', 'ofetch', /preact/, /adyen-web/] } },
}

/** Their modules keep nothing, so that one page does for all of these tests. */
const PURE = ['{src/domain,demo,test/recordings}/**/*.test.ts']

/** All tests run on Preact, which ships, with the lean libraries that ship, and those that render also on React. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Half of two cores otherwise waits.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [leanI18next, leanOfetch, leanPreact],
        resolve: { alias: { adyen, ...preact } },
        test: {
          ...shared,
          name: 'preact',
          include: ['{src,widgets,loader,test}/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', ...PURE],
        },
      },
      {
        test: { ...shared, name: 'pure', pool: 'threads', isolate: false, include: PURE },
      },
      {
        resolve: { alias: { adyen } },
        test: { ...shared, name: 'react', include: ['{src,widgets,test}/**/*.test.tsx'] },
      },
    ],
  },
})
