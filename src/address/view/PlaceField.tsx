import { useMemo } from 'react'
import { SelectField, type SelectFieldProps } from '#ui/form/SelectField.tsx'
import { useCommon } from '#i18n/view/common.ts'

type Props = Omit<SelectFieldProps, 'options' | 'placeholder'> & {
  places: readonly { id: string | number; name: string }[]
}

/** A list of the directory's countries or of a country's regions. */
export function PlaceField({ places, ...field }: Props) {
  const common = useCommon()
  const options = useMemo(() => places.map(({ id, name }) => ({ value: String(id), label: name })), [places])
  return <SelectField {...field} options={options} placeholder={common('form.choose')} />
}
