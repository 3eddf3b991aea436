import { getByRole } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { AddressLine } from '#address/view/AddressLine.tsx'
import { emptyAddress } from '#address/rules/address.ts'
import { Field } from './form/Field.tsx'
import { SelectField } from './form/SelectField.tsx'
import { TextArea } from './form/TextArea.tsx'

/** How the tools find what they leave out, by their own defaults. */
const MARKS = [
  '.sentry-mask',
  '[data-sentry-mask]',
  '.rr-mask',
  '.rr-ignore',
  '.ph-mask',
  '.fs-mask',
  '[data-hj-suppress]',
  '[data-clarity-mask="true"]',
  '[data-dd-privacy="mask"]',
]

it.each(MARKS)('what a shopper has entered is left out of recordings by %s', (mark) => {
  const { host } = render(
    <>
      <Field name="city" label="City" required />
      <TextArea name="note" label="Note" required />
      <SelectField name="region" label="Region" placeholder="Choose" options={[]} />
      <AddressLine address={{ ...emptyAddress(), city: 'Berlin' }} />
    </>,
  )
  const controls = ['City', 'Note'].map((name) => getByRole(host, 'textbox', { name }))
  const line = host.querySelector('.bzl-address__line')!
  for (const element of [...controls, getByRole(host, 'combobox'), line])
    expect(element.matches(mark)).toBe(true)
})
