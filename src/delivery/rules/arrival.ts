/** When a delivery that leaves now arrives, the first and the last day. */
export interface Arrival {
  from: Date
  to: Date
}

/** "5–9 days", "5 à 9 jours", "3 Werktage", "1〜2営業日": one number or two, then what they count. */
const SPAN = /^(\d{1,2})(?:\s*(?:[-–〜～]|to|bis|à|a|do|till)\s*(\d{1,2}))?\s*(\D+)$/i

/** Words for days in the shop's languages. */
const DAYS = /^(days?|tage?|jours?|d[ií]as?|giorn[oi]|dni|dzień|dag(ar)?|日)$/i
const BUSINESS_DAYS =
  /^((business|working) days?|(werk|arbeits)tage?|jours? ouvr(é|e|able)s?|d[ií]as? (laborables?|hábil(es)?)|giorn[oi] (lavorativ[oi]|ferial[ei])|(dni|dzień) robocz[ey](ch)?|(arbets|var)dag(ar)?|営業日)$/i

/**
 * The dates a carrier's title promises, counted from `now`; `undefined` for a title without a number of days, which is shown
 * as it is. Business days leave out Saturday and Sunday; holidays are not known.
 */
export function arrivalOf(title: string | undefined, now: Date): Arrival | undefined {
  const [, first = '', last = first, unit = ''] = SPAN.exec(title?.trim() ?? '') ?? []
  const isBusiness = BUSINESS_DAYS.test(unit)
  if (!isBusiness && !DAYS.test(unit)) return undefined
  if (Number(first) > Number(last)) return undefined
  return { from: addDays(now, Number(first), isBusiness), to: addDays(now, Number(last), isBusiness) }
}

function addDays(from: Date, days: number, isBusiness: boolean): Date {
  const day = new Date(from)
  for (let left = days; left > 0;) {
    day.setDate(day.getDate() + 1)
    if (!isBusiness || (day.getDay() !== 0 && day.getDay() !== 6)) left -= 1
  }
  return day
}
