/**
 * Returns how many cases a generated test runs: a fifth of `usual` in `npm test`, `usual` in `npm run unit:all`
 * (`BEZEL_THOROUGH`), and `BEZEL_RUNS` in `npm run soak`.
 */
export const runs = (usual: number): number =>
  Number(process.env.BEZEL_RUNS ?? (process.env.BEZEL_THOROUGH ? usual : Math.ceil(usual / 5)))
