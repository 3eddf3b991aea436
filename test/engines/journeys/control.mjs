const FAULTY = `
  console.error('ours')
  setTimeout(() => { throw new Error('thrown') })
  Promise.reject(new Error('rejected'))`

/** Checks that faults watched for in all journeys are noticed: without this they might be blind. */
export const controls = {
  async 'an error and a page that is too wide are noticed'(shopper) {
    await shopper.start()
    await shopper.goto('/')
    // A script of the page: what a driver's own throws is hidden from the page.
    await shopper.run((text) => {
      const { nonce } = document.querySelector('script[nonce]')
      document.head.append(Object.assign(document.createElement('script'), { nonce, text }))
    }, FAULTY)
    const errors = []
    const since = Date.now()
    while (errors.length < 3 && Date.now() - since < 10_000) {
      errors.push(...shopper.shop.takeErrors())
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    for (const what of ['ours', 'thrown', 'rejected'])
      if (!errors.some((line) => line.includes(what))) throw new Error(`not noticed: ${what}`)
    await shopper.run(() => (document.querySelector('main').style.width = '200vw'))
    const isNoticed = await shopper.checkWidth().then(
      () => false,
      () => true,
    )
    if (!isNoticed) throw new Error('not noticed: a page that is too wide')
  },
}
