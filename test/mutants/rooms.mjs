/**
 * The rooms whose tests are tested: what is mutated, which tests must notice, and the share of mutants they must kill (%).
 * A room's own tests count, and those that use it without a page around it: a mutant that only a journey would find
 * stays alive for too long.
 */
export const ROOMS = {
  rules: {
    sources: ['src/lib', 'src/*/rules'],
    tests: ['src/lib/**', 'src/*/rules/**', 'test/golden/money*', 'test/recordings/**'],
    least: 92,
  },
  calls: {
    sources: ['src/http', 'src/*/api'],
    tests: ['src/http/**', 'src/*/{api,state}/**', 'src/*', 'test/recordings/**'],
    least: 80,
  },
  state: {
    sources: ['src/async', 'src/*/state'],
    tests: ['src/async/**', 'src/ui/**', 'src/*/{state,view}/**', 'widgets/*/**', 'test/model/**'],
    least: 80,
  },
  checkout: {
    sources: ['widgets/checkout/state'],
    tests: ['widgets/checkout/**', 'src/{delivery,payment}/**', 'test/model/**', 'test/safety/**'],
    least: 80,
  },
  payment: {
    sources: ['src/payment/methods', 'src/payment/page-method', 'src/payment/redirect', 'src/payment/view'],
    tests: ['src/payment/**', 'widgets/checkout/**', 'test/safety/**'],
    least: 80,
  },
}

/** Whether a path, from the project's root, lies in the sources of a room. */
export const isIn = (room, path) =>
  ROOMS[room].sources.some((source) => new RegExp(`^${source.replace('*', '[^/]+')}(/|\\.|$)`).test(path))
