const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Text the server escaped for HTML, unescaped once: `O&#039;Neil` is `O'Neil`, `&amp;lt;` is `&lt;`. Not safe as HTML. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (match, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? match
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : match
  })
}
