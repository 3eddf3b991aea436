import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (cwd: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** The version that stands for the release before while no release has a tag. */
const BEFORE_TAGS = 'a0a79831'

/** Gets the tags of the repository that this clone comes from. A clone without a connection goes on with those it has. */
export function fetchTags(): void {
  try {
    execFileSync('git', ['fetch', '--quiet', '--tags'], { stdio: 'ignore', timeout: 30_000 })
  } catch {
    console.log('The tags of the remote repository could not be fetched.')
  }
}

/** Every tag `v1.2.3`, the newest version first. */
export const newestTags = (): string[] =>
  run('.', 'git', 'tag', '--list', 'v*', '--sort=-version:refname')
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))

/** The tag or commit of the release before: the variable BEZEL_OLD_RELEASE, else the newest tag. */
function previousRelease(): string {
  const { BEZEL_OLD_RELEASE } = process.env
  if (BEZEL_OLD_RELEASE) return BEZEL_OLD_RELEASE
  fetchTags()
  const [newest] = newestTags()
  if (!newest) console.log(`No release has a tag yet: the commit ${BEFORE_TAGS} stands for the one before.`)
  return newest ?? BEFORE_TAGS
}

/**
 * Builds the release before in a clone with its own packages, and returns the folder of that build. A clone that was built
 * earlier is used again. It lies outside this project, because a build reads what lies in `node_modules` as a package.
 */
export function buildPrevious(): string {
  const release = previousRelease()
  const commit = run('.', 'git', 'rev-parse', `${release}^{commit}`).trim()
  const clone = join(tmpdir(), 'bezel-releases', commit)
  const dist = join(clone, 'dist')
  console.log(`The release before is ${release}, in ${clone}.`)
  if (existsSync(join(dist, 'manifest.json'))) return dist
  run('.', 'git', 'clone', '--quiet', '--no-local', '.', clone)
  run(clone, 'git', 'checkout', '--quiet', '--detach', commit)
  run(clone, 'npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline')
  run(clone, 'npm', 'run', '--silent', 'build', '--', '--silent')
  return dist
}
