import license from 'rollup-plugin-license'

/** A Rollup plugin: the licences of all packages that ship, which most of them require to be handed on. */
export const notices = license({
  thirdParty: { includePrivate: false, output: { file: 'dist/THIRD-PARTY-NOTICES.txt', template: textOf } },
})

/** The licences sorted by package, so that two builds of the same code are equal. */
function textOf(packages) {
  const sorted = packages.sort((a, b) => (a.name < b.name ? -1 : 1))
  return sorted.map((each) => each.text()).join('\n\n---\n\n')
}
