const TYPED = {
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Byron',
  telephone: '0205550100',
  street1: 'Prinsengracht 263',
  city: 'Amsterdam',
  postcode: '1016 GV',
  region: 'NH',
}

/** Milliseconds from a press to the other step, back and on. Everything that the steps show was shown before. */
export async function changeSteps(page) {
  await fill(page)
  return page.evaluate(backAndForth)
}

async function fill(page) {
  for (const [name, value] of Object.entries(TYPED)) {
    const field = page.locator(`[name="${name}"]`)
    if (await field.count()) await field.fill(value)
  }
  await page.locator('.bzl-checkout__next button, [data-next]').first().click()
  await page.locator('[name="bzl-rate"], [name="rate"]').first().waitFor()
  await page.waitForTimeout(800)
}

/** Runs in the page. Returns the middle of several changes each way. */
async function backAndForth() {
  const times = { back: [], on: [] }
  const shows = (selector) => () => {
    const found = document.querySelector(selector)
    return found !== null && !found.closest('[hidden]')
  }
  const press = (selector) => () => document.querySelector(selector).click()
  for (let turn = 0; turn < 3; turn++) {
    const isBack = shows('[name="city"]')
    const change = press('.bzl-checkout__step[data-state="done"] .bzl-checkout__head button, [data-change]')
    times.back.push(await window.bench.untilDone(change, isBack))
    await window.bench.rest(150)
    const isOn = shows('[name="bzl-rate"], [name="rate"]')
    const next = press('.bzl-checkout__step[data-state="open"] .bzl-checkout__next button, [data-next]')
    times.on.push(await window.bench.untilDone(next, isOn))
    await window.bench.rest(150)
  }
  return { back: window.bench.median(times.back), on: window.bench.median(times.on) }
}
