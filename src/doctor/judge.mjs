import { checkResponse } from './contract.mjs'

/**
 * Judges one call. `state` is `works`, `partly`, `off`, `broken` or `not tried`. `says` is a sentence, and `differences` lists
 * the places where the answer differs from the contract. `good` lists the statuses that are expected.
 */
export function judge(operation, answer, { good = [200] } = {}) {
  const { feature, id, method, path } = operation
  const finding = { feature, id, call: `${method} ${path}`, differences: [] }
  if (answer.failure) return { ...finding, state: 'broken', ...failureOf(answer) }
  if (isMissing(answer)) return { ...finding, ...missing(operation) }
  if (!good.includes(answer.status)) return { ...finding, state: 'broken', says: unexpected(answer, good) }
  const cached = cachingOf(answer)
  if (cached.length) return { ...finding, state: 'broken', says: CACHED, differences: cached }
  const differences = checkResponse(operation, answer)
  if (!differences.length) return { ...finding, state: 'works', says: 'as it should be' }
  const isOther = differences.some(({ at }) => at === 'body' || at === 'status')
  return isOther
    ? { ...finding, state: 'broken', says: 'answers something else', differences }
    : { ...finding, state: 'partly', says: 'differs', differences }
}

/** A call that had no answer, and the next step if the shop may only have been slow. */
export const failureOf = ({ failure, isLate }) => ({
  says: failure,
  ...(isLate && { next: `${failure}: try again with --timeout 60, since empty caches make a shop slow.` }),
})

const CACHED = 'may be cached, so that one visitor gets the data of another'

/** The shop has no such route: Magento says so in JSON, or with a page. */
function isMissing({ status, type, text }) {
  return status === 404 && (!type.includes('json') || text.includes('does not match any route'))
}

function missing({ isRequired, instead, offWithoutIt }) {
  if (instead) return { state: 'off', says: `the route is missing. In its place comes ${instead}` }
  return {
    state: isRequired ? 'broken' : 'off',
    says: `the route is missing. Off without it: ${offWithoutIt}`,
  }
}

function unexpected({ status, location, type }, good) {
  if (location) return 'redirects to a page'
  if (status >= 500) return `fails with status ${status}`
  if (status === 200 && type.includes('html')) return 'answers with a page'
  return `has status ${status}, expected ${good.join(' or ')}`
}

/** Headers by which a cache on the way may keep an answer. */
function cachingOf({ headers }) {
  const control = headers.get('cache-control') ?? ''
  const isKept = /\bpublic\b/i.test(control) || /(?<!-)\b(s-maxage|max-age)=[1-9]/i.test(control)
  const isOpen = isKept && !/\bno-store\b|\bprivate\b/i.test(control)
  const age = Number(headers.get('age') ?? 0)
  return [
    ...(isOpen ? [{ at: 'header Cache-Control', seen: control, expected: 'no-store' }] : []),
    ...(age > 0 ? [{ at: 'header Age', seen: String(age), expected: 'none: it comes from a cache' }] : []),
  ]
}

const ORDER = ['not tried', 'off', 'works', 'partly', 'broken']

/** The features in the contract's order, each with its findings and the worst state among them. */
export function byFeature(findings) {
  const names = [...new Set(findings.map(({ feature }) => feature))]
  return names.map((name) => {
    const own = findings.filter(({ feature }) => feature === name)
    const state = own
      .map((each) => each.state)
      .reduce((a, b) => (ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a))
    return { name, state, findings: own }
  })
}
