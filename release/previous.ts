import { execFileSync } from 'node:child_process'

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' })

/** The version that stands for the release before while no release has a tag. */
export const BEFORE_TAGS = 'a0a79831'

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
  git('tag', '--list', 'v*', '--sort=-version:refname')
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
