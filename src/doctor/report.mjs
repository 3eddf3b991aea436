import { operations } from './contract.mjs'

const SIGNS = { works: '✔', partly: '!', off: '○', broken: '✘', 'not tried': '·' }
const COLOURS = { works: 32, partly: 33, off: 90, broken: 31, 'not tried': 90 }
const TITLES = {
  works: 'works',
  partly: 'works partly',
  off: 'off',
  broken: 'broken',
  'not tried': 'not tried',
}

/** The exit code of a report: 0 if all that is there works, 1 if something works partly, 2 if something is broken. */
export function exitCodeOf({ features }) {
  const states = features.map(({ state }) => state)
  if (states.includes('broken')) return 2
  return states.includes('partly') ? 1 : 0
}

/** The report as text: features first, then what to do next. */
export function toText(report, { isColoured = false } = {}) {
  const paint = (state, text) => (isColoured ? `\u001b[${COLOURS[state]}m${text}\u001b[0m` : text)
  const lines = report.features.flatMap(({ name, state, findings }) => [
    paint(state, `${SIGNS[state]} ${name.padEnd(18)} ${TITLES[state]}`),
    ...findings.filter(isWorthSaying).flatMap((finding) => linesOf(finding, paint)),
  ])
  const next = nextSteps(report)
  const steps = next.length ? next.map((step, index) => `${index + 1}. ${step}`) : ['Nothing.']
  return [`${report.url}`, '', ...lines, '', 'What to do next', ...steps, ''].join('\n')
}

/** Calls that work are not listed one by one, and calls that were not tried are listed by their feature. */
const isWorthSaying = ({ state, id }) =>
  !['works', 'not tried'].includes(state) || ['version', 'loader', 'own cart'].includes(id)

const linesOf = ({ state, id, call, says, differences }, paint) => [
  paint(state, `    ${SIGNS[state]} ${call ? `${call} (${id})` : id}: ${says}`),
  ...differences.map(({ at, seen, expected }) => `        ${at} is ${seen}, expected ${expected}`),
]

/** The remedy for missing routes, by the part that brings them. */
const MISSING = {
  Magento: 'Magento itself has these, so look for a module that is switched off, or a rule of the web server',
  Bezel_Storefront: 'Install the module Bezel_Storefront, or add these routes',
  'the card provider’s module':
    'Cards need these routes, or the provider’s official Magento module. With Bezel_Storefront, --write finds that module',
  shop: 'Add those of these routes whose features you want',
}

/** Lists the next steps, the worst first, each once. */
function nextSteps({ features }) {
  const findings = features.flatMap((feature) => feature.findings)
  const of = (state) => findings.filter((finding) => finding.state === state)
  const mend = [...of('broken'), ...of('partly')].map(
    ({ id, call, says, next }) =>
      next ?? `Mend ${call ?? id}: ${says}.${call ? ` openapi.yaml has what it must answer (${id}).` : ''}`,
  )
  const missing = of('off')
    .flatMap(({ id }) => operations.find((operation) => operation.id === id) ?? [])
    .filter(({ instead, origin }) => !instead || origin === 'Bezel_Storefront')
  const add = [...new Set(missing.map(({ origin }) => origin))].map((origin) => {
    const paths = [...new Set(missing.filter((each) => each.origin === origin).map(({ path }) => path))]
    return `${MISSING[origin] ?? `Install ${origin} if you want its features`}:\n   ${paths.join('\n   ')}`
  })
  const loader = of('off').some(({ id }) => id === 'loader')
  const lines = loader
    ? ['Install the module Bezel_Storefront, or put the lines of dist/head.html into the head of every page.']
    : []
  return [...new Set([...mend, ...lines, ...add])]
}
