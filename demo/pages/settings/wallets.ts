import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html } from 'hono/html'
import type { Route } from '../../route.ts'
import { walletChoice } from '../../shop/express/wallets.ts'
import type { Markup } from '../../markup.ts'
import type { Page } from '../page.ts'

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../script/wallets')
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

/** Replaces the device's wallets, in the head: before any script that looks for them. */
export function walletHead({ context, nonce }: Page): Markup | undefined {
  const choice = walletChoice(context.shop)
  if (choice === 'none') return undefined
  return html`<link rel="stylesheet" href="/static/wallets/sheet.css" />
    <script type="module" nonce="${nonce}" src="/static/wallets/stand-in.js?wallets=${choice}"></script>`
}

export const walletRoute: Route = {
  method: 'GET',
  path: '/static/wallets/:file',
  handle: (_context, { file = '' }) => {
    const type = TYPES[file.split('.').pop()!]
    if (!type || !readdirSync(FOLDER).includes(file)) return new Response('', { status: 404 })
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }
    return new Response(readFileSync(join(FOLDER, file), 'utf8'), { headers })
  },
}
