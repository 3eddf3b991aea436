/** Prints measures, and counts those over their limit. */
export function report() {
  let over = 0
  return {
    print(what, value, limit, unit = '') {
      const fits = limit === undefined || value <= limit
      if (!fits) over++
      const shown = `${String(Math.round(value * 100) / 100).padStart(9)}${unit}`.padEnd(14)
      const most = limit === undefined ? '' : ` (at most ${limit}${unit})`
      console.log(`${shown}${what}${most}${fits ? '' : '   OVER'}`)
    },
    failures: () => over,
  }
}
