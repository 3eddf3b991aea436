import { expect, it } from 'vitest'
import { parseAgreements } from './agreements.ts'

const terms = {
  agreementId: '2',
  checkboxText: 'I agree to Ann &amp; Bea&#039;s terms',
  content: '<p>All of it</p>',
  mode: '1',
  contentHeight: '20em',
}

it('reads what has to be agreed to, and what holds by the order itself', () => {
  const notice = { agreementId: 3, checkboxText: 'Right of withdrawal', content: 'Text', mode: 0 }
  expect(parseAgreements({ isEnabled: true, agreements: [terms, notice] })).toEqual([
    {
      id: '2',
      label: "I agree to Ann & Bea's terms",
      content: '<p>All of it</p>',
      isRequired: true,
      height: '20em',
    },
    { id: '3', label: 'Right of withdrawal', content: 'Text', isRequired: false, height: '' },
  ])
})

it('finds none where the shop has them switched off', () => {
  expect(parseAgreements({ isEnabled: false, agreements: [terms] })).toEqual([])
})

it.each([[undefined], [[]], [{ isEnabled: true }], [{ isEnabled: true, agreements: [null, 'x', 4] }]])(
  'finds none in %j',
  (value) => {
    expect(parseAgreements(value)).toEqual([])
  },
)

it('takes no height that is more than a length', () => {
  const [odd] = parseAgreements({
    isEnabled: 1,
    agreements: [{ ...terms, contentHeight: '20em;position:fixed' }],
  })
  expect(odd?.height).toBe('')
})
