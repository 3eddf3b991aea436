import { useNumberFormat } from '../useNumberFormat.ts'

/** Values of a text about points: their number as the language writes it, and the count its plural form follows. */
export function usePoints() {
  const number = useNumberFormat()
  return (count: number) => ({ points: number(count), count })
}
