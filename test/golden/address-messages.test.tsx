import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fireEvent, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#address/rules/address.ts'
import { $page } from '#storefront/state/page.ts'
import { addStrings } from '#i18n/state/strings.ts'
import { AddressForms } from '../../widgets/checkout/address/AddressStep.tsx'
import { keepDraft } from '#checkout/state/draft.ts'
import { restoreAddressForm } from '../../widgets/checkout/state/address/address-form.ts'
import { setUpCheckout } from '../checkout-setup.ts'
import { render } from '../render.tsx'
import messages from './address-messages.json'

setUpCheckout()

/** What stands between a field's name and what is wrong with it, where it is not as in English. */
const COLONS: Record<string, string> = { fr: '\u00a0: ', ja: '：' }

const read = (language: string, namespace: string) =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, `../../locales/${language}/${namespace}.json`), 'utf8'),
  ) as Record<string, string>

function speak(language: string) {
  $page.set({ ...$page.get(), locale: language })
  for (const namespace of ['common', 'address', 'checkout'])
    addStrings(language, namespace, read(language, namespace))
}

const control = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!
const labelOf = ({ id }: Element) =>
  document.querySelector(`label[for="${id}"]`)!.textContent.replace(' *', '')
const problemAt = (name: string) => document.getElementById(`${control(name).id}-error`)?.textContent

describe.each(Object.entries(messages))('in %s', (language, expected) => {
  it('a form shows the exact message at each field', async () => {
    speak(language)
    keepDraft({
      email: 'ann',
      shipping: { ...emptyAddress('US'), firstname: 'x'.repeat(256), telephone: 'none' },
    })
    restoreAddressForm('US')
    render(<AddressForms />)
    await waitFor(() => expect(control('region_id')).not.toBeNull())
    fireEvent.change(control('country_id'), { target: { value: 'US' } })
    fireEvent.submit(document.querySelector('form')!)
    const names = Object.keys(expected)
    await waitFor(() =>
      expect(Object.fromEntries(names.map((name) => [name, problemAt(name)]))).toEqual(expected),
    )
    const wrong = [...document.querySelectorAll<HTMLInputElement>('form [aria-invalid="true"]')]
    const listed = [...document.querySelectorAll('form li')].map(({ textContent }) => textContent)
    expect(listed).toEqual(
      wrong.map((one) => labelOf(one) + (COLONS[language] ?? ': ') + problemAt(one.name)),
    )
    expect(listed.length).toBeGreaterThan(names.length)
  })

  it('the refusal of an unsaved address names the button as it is called', () => {
    expect(read(language, 'common')['order.address-unsaved']).toContain(
      read(language, 'checkout')['step.continue'],
    )
  })
})
