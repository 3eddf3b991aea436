/** A row of a table that `npm test` leaves to `npm run soak`, unless it is one of those that stand for the others. */
export const soakUnless = (isUsual: boolean) => ({ tag: isUsual ? [] : '@soak' })
