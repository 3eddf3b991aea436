/**
 * The rooms whose tests are tested: what is mutated, which tests must notice, and the share of mutants they must kill (%).
 * A room's own tests count, and those that use it without a page around it: a mutant that only a journey would find
 * stays alive for too long.
 */
export const ROOMS = {
  'src/domain': {
    tests: ['src/domain/**', 'test/golden/money*', 'test/recordings/**'],
    least: 92,
  },
  'src/api': { tests: ['src/api/**', 'src/state/**', 'test/recordings/**'], least: 80 },
  'src/state': { tests: ['src/state/**', 'src/ui/**', 'widgets/*/**', 'test/model/**'], least: 80 },
  'widgets/checkout/state': { tests: ['widgets/checkout/**', 'test/model/**', 'test/safety/**'], least: 80 },
  'widgets/checkout/payment': { tests: ['widgets/checkout/**', 'test/safety/**'], least: 80 },
}
