// `npm run upgrade`: the journeys of two releases (test/browser/releases.spec.ts), with the build of the release before in
// the place of the old one and `dist` as the new one.
import { spawnSync } from 'node:child_process'
import { buildPrevious } from './previous.ts'

const args = ['playwright', 'test', '--config', 'test/browser/playwright.config.ts', 'releases.spec.ts']
const env = { ...process.env, BEZEL_OLD_DIST: buildPrevious() }
const { status } = spawnSync('npx', [...args, ...process.argv.slice(2)], { stdio: 'inherit', env })
process.exitCode = status ?? 1
