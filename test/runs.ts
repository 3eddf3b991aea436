/** How many cases a generated test runs: `usual` in `npm test`, `BEZEL_RUNS` in `npm run soak`. */
export const runs = (usual: number): number => Number(process.env.BEZEL_RUNS ?? usual)
