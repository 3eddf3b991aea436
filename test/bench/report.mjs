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

const COLUMNS = [34, 9, 9, 9, 12, 20]

/**
 * Prints a row for each work: floor, stack and ours, and the ratio of ours to the stack. A row fails over its `ratio` to
 * the stack, or where ours is over `most`.
 */
export function table() {
  let over = 0
  const number = (value) => (value === undefined ? '–' : value < 10 ? value.toFixed(2) : value.toFixed(0))
  const line = (...cells) =>
    console.log(
      cells.map((cell, at) => (at ? cell.padStart(COLUMNS[at] ?? 0) : cell.padEnd(COLUMNS[0]))).join(''),
    )
  line('work', 'floor', 'stack', 'ours', 'ours:stack', 'to reach', '')
  return {
    print({ work, floor, stack, ours, ratio, most, unit = '' }) {
      const to = stack ? ours / stack : undefined
      const isOver = to > ratio || ours > most
      if (isOver) over++
      const limits = [ratio && `≤ ${ratio}×`, most && `≤ ${most}`].filter(Boolean).join(', ')
      const times = to === undefined ? '–' : `${to.toFixed(2)}×`
      line(
        `${work}${unit && `, ${unit}`}`,
        number(floor),
        number(stack),
        number(ours),
        times,
        limits,
        isOver ? '   OVER' : '',
      )
    },
    failures: () => over,
  }
}
