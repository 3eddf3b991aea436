import type needs from 'bezel:needs'
import type { Requests, WidgetNeeds } from 'bezel:needs'

type Needs = typeof needs

const widget = (module: string, more: Partial<WidgetNeeds> = {}): WidgetNeeds => ({
  module,
  mount: 'mount',
  files: [],
  ...more,
})
const interaction: Requests = { files: ['chunks/panel.js'], calls: ['oneday/context'] }

/** Widgets that need more than a module of their own. */
export const listed: Needs['widgets'] = {
  buying: widget('widgets/hello.js', {
    files: ['chunks/one.js', 'chunks/two.js'],
    calls: ['checkout/config/data'],
  }),
  paying: widget('widgets/hello.js', { calls: ['checkout/config/data', 'oneday/config'] }),
  opening: widget('widgets/hello.js', { interaction }),
}
for (const name of ['hello', 'bye', 'based', 'styled', 'bare', 'hanging'])
  listed[name] = widget(`widgets/${name}.js`, { files: [`widgets/${name}.css`] })

function needsOf(name: string | symbol): WidgetNeeds | undefined {
  if (typeof name !== 'string' || ['constructor', 'no-widget'].includes(name)) return undefined
  return listed[name] ?? (/^[a-z\d-]+$/.test(name) ? widget(`widgets/${name}.js`) : undefined)
}

/** Stands in for what the build tells the loader. A test may name any widget but `no-widget` and `constructor`. */
export default {
  api: ['openCart', 'getCart', 'updateCart', 'confirm', 'notify', 'setCurrency', 'consent'],
  shared: ['chunks/core.js', 'widgets/base.css'],
  widgets: new Proxy(listed, {
    get: (_, name) => needsOf(name),
    getOwnPropertyDescriptor: (_, name) => {
      const value = needsOf(name)
      return value && { configurable: true, enumerable: true, value }
    },
  }),
} satisfies Needs
