import { inTexts } from './attacks.ts'
import { DiscountsPage } from './discounts-page.ts'
import { expect, test } from './shop.ts'
import { AttackDetector } from './attack-detector.ts'

// Opens a page without its content security policy, which would stop what the sanitiser lets through.
test.use({ bypassCSP: true })
test.setTimeout(180_000)

test('texts of the shop stay text: names and options, questions, settings, wish list', async ({
  page,
  shop,
}) => {
  const traps = await AttackDetector.install(page)
  await shop.reset({ customer: 'ann@example.com', items: [{ sku: 'NK-2' }] })
  const some = inTexts(200)
  await page.route(/\/checkout\/(cart\/items|config\/data)/, async (route) => {
    const answer = await route.fetch()
    const body = JSON.parse(await answer.text()) as Record<string, unknown> | Record<string, unknown>[]
    const spoil = (row: Record<string, unknown>) =>
      some.map((text, at) => ({
        ...row,
        item_id: String(9000 + at),
        name: text,
        options: [{ label: text, value: text }],
      }))
    if (Array.isArray(body)) return route.fulfill({ json: body.length ? spoil(body[0]!) : body })
    const rows = (body.quoteItemData ?? body.items) as Record<string, unknown>[] | undefined
    if (rows?.length && body.quoteItemData) body.quoteItemData = spoil(rows[0]!)
    else if (rows?.length) body.items = spoil(rows[0]!)
    return route.fulfill({ json: body })
  })
  await page.route('**/oneday/config', async (route) => {
    const body = (await (await route.fetch()).json()) as object
    await route.fulfill({
      json: { ...body, copyright: some[1], international_site_url: 'javascript:alert(1)' },
    })
  })
  await page.goto('/')
  await page.locator('#minicart').click()
  await expect(page.locator('.bzl-item').nth(some.length - 1)).toBeAttached()
  await traps.triggerEvents('.bzl-items .bzl-item__body > p')
  await page.keyboard.press('Escape')
  for (const text of some.slice(0, 20)) {
    const questions = page.evaluate(
      (question) =>
        (window.Bezel as unknown as { confirm(q: object): Promise<boolean> }).confirm({
          question,
          ok: question,
        }),
      text,
    )
    await page.locator('dialog[role=alertdialog] button').last().click()
    await questions
  }
  expect(await traps.findings()).toEqual([])
})

test('texts stay text: refused codes, addresses, translations, parameters of the page’s URL', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  const traps = await AttackDetector.install(page)
  const some = inTexts(20)
  const [all] = inTexts(1)
  await shop.reset({ customer: 'ann@example.com', items: [{ sku: 'NK-2' }], locale: 'de' })

  const answers: Record<string, object> = {
    couponPost: { error: true, message: all },
    mpgiftcard: { message: all },
  }
  await page.route(/couponPost|mpgiftcard/, (route) => {
    const kind = Object.keys(answers).find((name) => route.request().url().includes(name))!
    return route.fulfill({ status: kind === 'mpgiftcard' ? 400 : 200, json: answers[kind] })
  })
  const FIELDS = ['firstname', 'lastname', 'company', 'city', 'postcode', 'telephone', 'vat_id']
  const parts = inTexts(20 * FIELDS.length)
  await page.route('**/rest/*/V1/customers/me/addresses', (route) =>
    route.fulfill({
      json: Array.from({ length: 20 }, (_, id) => ({
        ...Object.fromEntries(FIELDS.map((name, at) => [name, parts[id * FIELDS.length + at]])),
        ...{ id: id + 1, street: [parts[id]], country_id: 'US' },
        region: { region: parts[id], region_code: '', region_id: 0 },
      })),
    }),
  )
  const cart = new DiscountsPage(page, shop, 'de')
  await cart.open()
  await cart.enter('coupon', 'ANY')
  await expect(cart.error.first()).toContainText('alert')
  await expect(cart.error.first().locator('*')).toHaveCount(0)
  await cart.enter('gift-card', 'ABCD1234EFGH')
  await expect(cart.error.nth(1)).toContainText('alert')
  await expect(cart.error.nth(1).locator('*')).toHaveCount(0)

  await page.goto('/customer/account')
  await expect(page.locator('.bzl-address-book__card')).toHaveCount(20)
  await traps.triggerEvents('[data-widget=address-book] .bzl-address-book__card > :not(button)')

  await page.route('**/locales/de/*.json', async (route) => {
    const words = (await (await route.fetch()).json()) as Record<string, string>
    const spoiled = Object.keys(words).map((key, at) => [key, parts[at % parts.length]])
    await route.fulfill({ json: Object.fromEntries(spoiled) as object })
  })
  await page.goto('/checkout/cart')
  await expect(page.locator('[data-widget=cart] .bzl-item').first()).toBeVisible()
  for (const text of some) {
    await page.evaluate(async (text) => {
      history.replaceState(null, '', `?${new URLSearchParams({ resultCode: text, redirectResult: text })}`)
      const host = Object.assign(document.createElement('div'), { id: 'result' })
      Object.assign(host.dataset, { widget: 'order-result', mount: 'manual' })
      document.getElementById('result')?.remove()
      document.body.append(host)
      const { mount } = window.Bezel as { mount(marker: HTMLElement): Promise<void> }
      await mount(host)
    }, text)
    await traps.triggerEvents('#result')
  }
  expect(await traps.findings()).toEqual([])
})
