import { html } from 'hono/html'
import { attributeOf, type Declarations } from '#ui/island/properties.ts'
import { copyable } from './copyable.ts'
import type { Markup } from '../../markup.ts'
import type { Page } from '../page.ts'

const STEPS = ['guide.copy', 'guide.open', 'guide.paste', 'guide.save'] as const

/** The attributes of a slot's template, which the guide explains. */
export const slotAttributes = [
  ...['slot', 'for', 'text', 'money', 'show', 'hide'],
  ...['href', 'src', 'alt', 'title', 'value', 'lang', 'datetime', 'aria-label'].map((name) => `attr-${name}`),
].map((name) => `data-${name}`)

/** How a merchant puts a widget into a page with Magento's editor, and what an administrator has to allow for it. */
export function editorGuide(page: Page, declared: Map<string, Declarations>): Markup {
  const { text } = page
  return html`<details class="gallery__part">
    <summary>${text('guide.title')}</summary>
    <div class="gallery__guide">
      <p>${text('guide.lead')}</p>
      <ol>
        ${STEPS.map((step) => html`<li>${text(step)}</li>`)}
      </ol>
      <h3>${text('guide.allow.title')}</h3>
      <p>${text('guide.allow')}</p>
      ${copyable(page, 'allowed-attributes', text('guide.allow.title'), allowList(declared))}
    </div>
  </details>`
}

/** A module's `di.xml` that lets Magento's editor keep markers and the templates of slots. */
function allowList(declared: Map<string, Declarations>): string {
  const properties = [...declared.values()].flatMap((each) => Object.keys(each).map(attributeOf))
  const names = [
    'data-widget',
    'data-widget-open',
    'data-mount',
    'data-mount-media',
    'data-heading-level',
    ...new Set(properties.sort()),
    ...slotAttributes,
  ]
  const items = names.map((name) => `        <item name="${name}" xsi:type="string">${name}</item>`)
  return `<?xml version="1.0"?>
<config xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
        xsi:noNamespaceSchemaLocation="urn:magento:framework:ObjectManager/etc/config.xsd">
  <virtualType name="DefaultWYSIWYGValidator"
               type="Magento\\Framework\\Validator\\HTML\\ConfigurableWYSIWYGValidator">
    <arguments>
      <argument name="allowedTags" xsi:type="array">
        <item name="template" xsi:type="string">template</item>
      </argument>
      <argument name="allowedAttributes" xsi:type="array">
${items.join('\n')}
      </argument>
    </arguments>
  </virtualType>
</config>`
}
