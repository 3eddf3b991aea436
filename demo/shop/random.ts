const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A pseudo-random generator (mulberry32): the same seed gives the same sequence. */
export function randomness(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    /** `length` letters and digits, as in masked cart ids and form keys. */
    text: (length: number) =>
      Array.from({ length }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join(''),
    /** `length` hexadecimal digits, as in version cookies and report ids. */
    hex: (length: number) => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join(''),
  }
}
