/** A record of what pages may use: lists of names, nested by kind (`test/public-surface.json`). */
export type Surface = { [kind: string]: Surface | string[] }

/** The facts by which a release is judged. */
export interface Candidate {
  version: string
  /** The version in package-lock.json. */
  locked: string
  changelog: string
  /** The lines of `git status --porcelain`. */
  changes: string[]
  /** Every tag `v…` of the repository, the newest first. */
  tags: string[]
  surface: Surface
  /** The record of the newest tag; undefined for the first release. */
  before?: Surface
}

/** Returns, as sentences, why this version may not be released. An empty list means that it may. */
export function reasonsAgainst(candidate: Candidate): string[] {
  const { version, locked, changelog, changes, tags, surface, before } = candidate
  const reasons: string[] = []
  if (changes.length) reasons.push(`These files are not committed:\n${changes.join('\n')}`)
  if (!/^\d+\.\d+\.\d+$/.test(version)) reasons.push(`The version ${version} is not of the form 1.2.3.`)
  if (locked !== version)
    reasons.push(`package-lock.json has the version ${locked}, package.json ${version}.`)
  if (tags.includes(`v${version}`)) reasons.push(`The tag v${version} exists already.`)
  reasons.push(...changelogReasons(version, changelog))
  const [last] = tags
  if (last && before) reasons.push(...versionReasons(last.slice(1), version, before, surface))
  return reasons
}

function changelogReasons(version: string, changelog: string): string[] {
  const entry = changelog.split(/^## /m).find((text) => text.startsWith(version))
  const [heading, ...lines] = entry?.split('\n') ?? []
  if (!heading) return [`CHANGELOG.md has no section "## ${version}, <date>".`]
  const reasons: string[] = []
  if (!/^\S+, \d{4}-\d\d-\d\d$/.test(heading))
    reasons.push(
      `CHANGELOG.md says "## ${heading}". A release has its date there: "## ${version}, 2026-01-31".`,
    )
  if (!lines.some((line) => line.startsWith('- '))) reasons.push(`CHANGELOG.md lists nothing for ${version}.`)
  return reasons
}

/** Compares with the newest release: a removal needs a new major version, an addition at least a new minor version. */
function versionReasons(last: string, version: string, before: Surface, now: Surface): string[] {
  const [major = 0, minor = 0, patch = 0] = last.split('.').map(Number)
  const [newMajor = 0, newMinor = 0, newPatch = 0] = version.split('.').map(Number)
  const isMajor = newMajor > major
  const isMinor = isMajor || (newMajor === major && newMinor > minor)
  const isNewer = isMinor || (newMajor === major && newMinor === minor && newPatch > patch)
  const gone = missing(before, now)
  const added = missing(now, before)
  const reasons: string[] = []
  if (!isNewer) reasons.push(`The version ${version} is not newer than ${last}.`)
  if (gone.length && !isMajor)
    reasons.push(`A new major version is due, because this is gone: ${gone.join(', ')}.`)
  if (added.length && !isMinor)
    reasons.push(`A new minor version is due, because this is new: ${added.join(', ')}.`)
  return reasons
}

/** Lists the entries of one record that another lacks, as "types.Bezel.getCart". */
export function missing(has: unknown, other: unknown, path = ''): string[] {
  if (Array.isArray(has))
    return has
      .filter((one) => !(other as unknown[] | undefined)?.includes(one))
      .map((one) => `${path}.${one}`)
  if (typeof has !== 'object' || !has) return []
  return Object.entries(has).flatMap(([key, value]) => {
    const known = (other as Surface)[key]
    return known ? missing(value, known, path ? `${path}.${key}` : key) : [`${path}.${key}`]
  })
}
