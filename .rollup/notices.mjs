import license from 'rollup-plugin-license'

/** A Rollup plugin: the licences of all packages that ship, which most of them require to be handed on. */
export const notices = license({
  thirdParty: { includePrivate: false, output: { file: 'dist/THIRD-PARTY-NOTICES.txt' } },
})
