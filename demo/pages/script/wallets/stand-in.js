// The scripts of Apple, Google and PayPal are not fetched on the demo's pages: a stand-in of each answers in their place
// when the page asks for them.
import { install as installApplePay } from './apple-pay.js'

const choice = new URL(import.meta.url).searchParams.get('wallets')

const SCRIPTS = {
  'https://applepay.cdn-apple.com/': () => Promise.resolve({ install: installApplePay }),
  'https://pay.google.com/gp/p/js/pay.js': () => import('./google-pay.js'),
  'https://www.paypal.com/sdk/js': () => import('./paypal.js'),
}

/** Installs the stand-in of a wallet whose script this is, in place of loading it. */
function answer(node) {
  if (!(node instanceof HTMLScriptElement)) return
  const load = Object.entries(SCRIPTS).find(([url]) => node.src.startsWith(url))?.[1]
  if (!load) return
  // The browser leaves scripts of a type it does not know alone.
  node.type = 'text/plain'
  void load().then(({ install }) => {
    install(choice)
    node.dispatchEvent(new Event('load'))
  })
}

for (const parent of [document.body, document.head])
  for (const name of ['append', 'appendChild']) {
    const add = parent[name]
    parent[name] = (...nodes) => {
      nodes.forEach(answer)
      return add.apply(parent, nodes)
    }
  }

// Safari has it from the beginning, also where no script of Apple's comes. Nothing is awaited for it: scripts that come after
// this one do not wait for a module that awaits.
if (['apple', 'all', 'broken'].includes(choice)) installApplePay()
