// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createStorefront } from './storefront'
import { withPage } from './your-page'

const load = async (shop: ReturnType<typeof withPage>, path: string) =>
  (await shop.fetch(new Request(`http://localhost${path}`))).text()

it('shows a page of one’s own as its file is now, with the shop behind it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-'))
  const file = join(folder, 'mine.html')
  const shop = withPage(createStorefront(), file)
  for (const content of ['<p>First</p>', '<p>Second</p>']) {
    await writeFile(file, content)
    expect(await load(shop, '/my-page')).toBe(content)
  }
  expect(JSON.parse(await load(shop, '/oneday/context'))).toMatchObject({ currencyCode: 'USD' })
  await rm(folder, { recursive: true })
})
