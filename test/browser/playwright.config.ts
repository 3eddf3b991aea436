import { defineConfig } from 'playwright/test'
import { chromiumArgs, findShell } from './chromium.mjs'
import { quickFiles, quickPatterns } from './quick.mjs'

const port = Number(process.env.BEZEL_TEST_PORT ?? 8199)

/** Runs against the built bundle and the demo shop. Each test is a visitor with its own session. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Tests wait for two fifths of their time: three at once keep two cores busy.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Each test belongs to one of them: `npm test` runs the first, `npm run test:all` both.
  projects: [
    // So few that a third browser costs what it gains.
    { name: 'quick', workers: 2, testMatch: quickFiles, grep: quickPatterns },
    // Among hundreds of tests, some may meet a busy machine. The last lines name each second try.
    { name: 'others', grepInvert: quickPatterns, retries: 1 },
  ],
  webServer: {
    command: 'node --import tsx demo/server.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: findShell(),
      args: chromiumArgs,
    },
  },
})
