/** Placeholder logos for the schemes and methods in the Drop-in; not the real ones. */
interface Mark {
  paper: string
  ink: string
  text: string
}

const marks: Record<string, Mark> = {
  visa: { paper: '#ffffff', ink: '#1a2b6d', text: 'VISA' },
  mc: { paper: '#ffffff', ink: '#8a3b12', text: 'MC' },
  amex: { paper: '#2a6fb0', ink: '#ffffff', text: 'AMEX' },
  jcb: { paper: '#ffffff', ink: '#14633a', text: 'JCB' },
  diners: { paper: '#ffffff', ink: '#2b4a75', text: 'DC' },
  discover: { paper: '#ffffff', ink: '#a04d10', text: 'DISC' },
  maestro: { paper: '#ffffff', ink: '#254f9c', text: 'MAE' },
  klarna: { paper: '#f6c6d8', ink: '#17120f', text: 'K' },
  paypal: { paper: '#ffffff', ink: '#1c3f7d', text: 'PP' },
}

const frame = (inside: string, paper: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26">` +
  `<rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="${paper}" stroke="#d9d3ca"/>${inside}</svg>`

const lettered = ({ paper, ink, text }: Mark) =>
  frame(
    `<text x="20" y="17.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${text.length > 3 ? 10.5 : 13}"` +
      ` font-weight="700" fill="${ink}">${text}</text>`,
    paper,
  )

const plainCard = frame(
  '<path d="M1 8h38v4H1z" fill="#8d857a"/><path d="M6 18h10" stroke="#8d857a" stroke-width="2"/>',
  '#fff',
)

/** The SVG logo of a brand or payment method: one for all Klarna variants, a blank card for unknown names. */
export function logo(name: string): string {
  const mark = marks[name.split('_')[0]!]
  return mark ? lettered(mark) : plainCard
}

const strokes: Record<string, string> = {
  lock: 'M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3 7h10v7H3z',
  field_error: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 5v4M8 11v.5',
  checkmark: 'M3 8.5l3.5 3.5L13 4.5',
  copy: 'M5 5h8v9H5zM3 11V2h8',
  download: 'M8 2v8M5 7l3 3 3-3M3 13h10',
  expiry_date_hint: 'M1.5 3h13v10h-13zM8.5 10h3.5',
  success: 'M3 8.5l3.5 3.5L13 4.5',
  error: 'M4 4l8 8M12 4l-8 8',
  info: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 7v4M8 5v.5',
  cross: 'M4 4l8 8M12 4l-8 8',
}

/** The path of an icon by the Drop-in's file name, e.g. `bento_lock_black`. */
const strokeOf = (name: string) => strokes[name.replace(/^bento_/, '').replace(/_black$/, '')] ?? ''

/** The SVG of a small icon of the form; empty for an unknown name. */
export const icon = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="#4b443b"` +
  ` stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"><path d="${strokeOf(name)}"/></svg>`
