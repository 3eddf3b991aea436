import { text } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/footer.json'
import { Footer } from './Footer.tsx'

/**
 * The copyright line.
 *
 *   <div data-widget="footer" data-company="Ondelle">© Ondelle</div>
 *
 * Shows the setting `copyright`, with the year for `{year}`; without one, the company's name and the year; without
 * either, what stands inside.
 */
export const mount = widget({
  name: 'footer',
  component: Footer,
  strings: en,
  properties: { company: text('') },
})
