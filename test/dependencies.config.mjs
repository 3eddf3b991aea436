// The imports that are allowed between our files, for dependency-cruiser (`npm run lint`).

/** A layer may import from itself and from the layers below it in this table. */
const LAYERS = {
  loader: '^loader/',
  widgets: '^widgets/(?!checkout/state/)',
  checkout: '^widgets/checkout/state/',
  src: '^src/[^/]+$',
  ui: '^src/ui/',
  state: '^src/state/',
  api: '^src/api/',
  host: '^src/host/',
  domain: '^src/domain/',
}

/** Imports that the order alone would allow: a component calls an action and never the API. */
const EXCEPTIONS = [
  { from: LAYERS.ui, to: LAYERS.api },
  { from: LAYERS.checkout, to: [LAYERS.src, LAYERS.ui] },
]

/** The version, and modules that the build itself writes. */
const FROM_BUILD = ['^package.json$', '^bezel:']

const TESTS = '\\.(test|fixture)\\.'
const production = (path) => ({ path, pathNot: TESTS })

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const names = Object.keys(LAYERS)

export default {
  forbidden: [
    ...names
      .slice(1)
      .map((name, above) =>
        rule(
          `${name}-imports-downwards`,
          `Move what both need to ${name} or below it.`,
          production(LAYERS[name]),
          { path: names.slice(0, above + 1).map((upper) => LAYERS[upper]) },
        ),
      ),
    ...EXCEPTIONS.map(({ from, to }) =>
      rule('actions-call-the-api', 'Call an action of the state instead.', production(from), { path: to }),
    ),
    rule(
      'loader-imports-types-only',
      'The loader is one file, and loads everything else at run time.',
      production(LAYERS.loader),
      {
        pathNot: ['^loader/', '^src/domain/text/nearest.ts$', ...FROM_BUILD],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule('widgets-are-apart', 'Move what two widgets share to src.', production('^widgets/([^/]+)/'), {
      path: '^widgets/',
      pathNot: '^widgets/$1/',
    }),
    rule(
      'state-has-no-components',
      'State is used by tests and actions without a renderer.',
      production([LAYERS.state, LAYERS.checkout]),
      { path: 'node_modules/(react|preact)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'production-ships',
      'Tests, the demo shop and Node stay out of the bundle.',
      production('^(loader|widgets|src/(?!doctor/))/'),
      { pathNot: ['^(loader|widgets|src/(?!doctor/))/', '^locales/', '^adyen/', 'node_modules/', ...FROM_BUILD] },
    ),
    rule('production-has-no-tests', 'Tests stay out of the bundle.', production('^(loader|widgets|src)/'), {
      path: TESTS,
    }),
    rule('no-cycles', 'Files that need each other, even for a type, are one file.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: 'node_modules',
    exclude: '^demo/magento/view/frontend/web/bezel/',
    // Types count, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
