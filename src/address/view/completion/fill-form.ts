import type { AddressForm } from '../useAddressForm.ts'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Puts texts into controls by name. The form takes them as typed: it validates them and passes them on. The focus stays
 * where it is. Gives what was changed as the page shows it, in the form's order.
 */
export function fillForm(form: AddressForm, values: Record<string, string>): string {
  const controls = (Array.from(form.form.ref.current?.elements ?? []) as Control[]).filter(
    ({ name, value }) => values[name] !== undefined && values[name] !== value,
  )
  // All of them before the first is validated: what listens reads the whole form.
  for (const control of controls) control.value = values[control.name]!
  for (const control of controls) {
    const change = { currentTarget: control, nativeEvent: new Event('input') }
    form.field(control.name).onChange(change as never)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  return controls.map(textOf).join(', ')
}

const textOf = (control: Control) =>
  'options' in control ? (control.selectedOptions[0]?.text ?? '') : control.value
