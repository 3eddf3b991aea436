import { text } from '../../src/ui/island/properties'
import { widget } from '../../src/widget'
import en from '../../locales/en/footer.json'
import { Footer } from './Footer'

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
