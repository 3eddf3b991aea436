/** When a delivery that leaves now arrives, the first and the last day. */
export interface Arrival {
  from: Date
  to: Date
}

/**
 * What a carrier's title says of its time, as days from `now`: "5-9 days", "3 business days". `undefined` for any other
 * title, which is then to be shown as it is. Business days leave out Saturday and Sunday; holidays nobody tells us.
 */
export function arrivalOf(title: string | undefined, now: Date): Arrival | undefined {
  const found = /^\s*(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?\s+(business\s+|working\s+)?days?\s*$/i.exec(
    title ?? '',
  )
  if (!found) return undefined
  const [, first = '', last = first, isBusiness] = found
  const after = (days: number) => addDays(now, days, Boolean(isBusiness))
  return Number(first) <= Number(last) ? { from: after(Number(first)), to: after(Number(last)) } : undefined
}

function addDays(from: Date, days: number, isBusiness: boolean): Date {
  const day = new Date(from)
  for (let left = days; left > 0;) {
    day.setDate(day.getDate() + 1)
    if (!isBusiness || (day.getDay() !== 0 && day.getDay() !== 6)) left -= 1
  }
  return day
}
