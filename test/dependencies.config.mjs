// The imports that are allowed between our files, for dependency-cruiser (`npm run lint`).

/**
 * The parts of a feature, and the folders that belong to no feature. A part may import from itself and from the parts below
 * it in this table, of its own feature or of another.
 */
const LAYERS = {
  loader: '^loader/',
  widgets: '^widgets/(?!checkout/state/)',
  checkout: '^widgets/checkout/state/',
  entries: '^src/[^/]+$',
  methods: '^src/payment/(methods|page-method|redirect)/',
  view: '^src/(ui|[^/]+/view)/',
  state: '^src/(async|[^/]+/state)/',
  api: '^src/(http|[^/]+/api)(/|\\.ts$)',
  page: '^src/(dom|[^/]+/page)/',
  rules: '^src/(lib|[^/]+/rules)/',
}

/**
 * The order of the features, lowest first: the state of one knows only features before it, and those of its own row. A part
 * that is loaded later may be a higher one's. Rules are pure and calls are single requests, so these have no order.
 */
const STATE = [
  ['async', 'storefront', 'i18n'],
  ['captcha'],
  ['custom-fields'],
  ['customer', 'cart'],
  ['address'],
  ['checkout'],
  ['catalogue'],
  ['wishlist'],
  ['offers', 'gifts', 'slots'],
  ['discounts'],
  ['order'],
  ['tracking'],
  ['payment'],
  ['delivery'],
  ['express'],
]

/** Folders that are one part as a whole. */
const WHOLE = ['async', 'ui']

/** The same for what is shown. */
const VIEW = [
  ['i18n'],
  ['ui', 'html'],
  ['captcha'],
  ['catalogue'],
  ['custom-fields'],
  ['slots'],
  ['customer'],
  ['address'],
  ['gifts'],
  ['discounts'],
  ['order'],
  ['checkout'],
  ['wishlist'],
  ['cart'],
  ['delivery'],
  ['payment'],
  ['express'],
]

/** Imports that the order alone would allow: a component calls an action and never the API. */
const EXCEPTIONS = [
  { from: LAYERS.view, to: LAYERS.api },
  { from: LAYERS.checkout, to: [LAYERS.entries, LAYERS.methods, LAYERS.view] },
]

/** The version, and modules that the build itself writes. */
const FROM_BUILD = ['^package.json$', '^bezel:']

const TESTS = '\\.(test|fixture)\\.'
const production = (path) => ({ path, pathNot: TESTS })

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const names = Object.keys(LAYERS)

/** Rules that keep to an order of features in one part. */
const inOrder = (part, rows) =>
  rows
    .slice(0, -1)
    .map((row, index) =>
      rule(
        `${part}-of-${row.join('-and-')}-knows-lower-features`,
        `Move what both need to ${row.join(' or ')} or below it, or load it later.`,
        production(partOf(part, row)),
        { path: partOf(part, rows.slice(index + 1).flat()), dynamic: false },
      ),
    )
const partOf = (part, features) => {
  const folders = features.map((feature) => (WHOLE.includes(feature) ? feature : `${feature}/${part}`))
  return `^src/(${folders.join('|')})/`
}

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
    ...inOrder('state', STATE),
    ...inOrder('view', VIEW),
    ...EXCEPTIONS.map(({ from, to }) =>
      rule('actions-call-the-api', 'Call an action of the state instead.', production(from), { path: to }),
    ),
    rule(
      'loader-imports-types-only',
      'The loader is one file, and loads everything else at run time.',
      production(LAYERS.loader),
      {
        pathNot: ['^loader/', '^src/lib/text/(nearest|integrity).ts$', ...FROM_BUILD],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'public-knows-nothing-of-ours',
      'A page uses these types without our source. Ours use them, so that none is written twice.',
      { path: '^src/public/' },
      { pathNot: '^src/public/' },
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
      production('^(loader/|widgets/|src/(?!doctor/))'),
      {
        pathNot: [
          '^(loader/|widgets/|src/(?!doctor/))',
          '^locales/',
          '^adyen/',
          'node_modules/',
          ...FROM_BUILD,
        ],
      },
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
