import { useEffect, useState, type ReactNode } from 'react'
import { Checkbox } from '../Choice'
import { Notice } from '../Notice'
import { usePageId } from '../usePageId'

interface Props {
  label: string
  note: ReactNode
  /** As the shop has it. */
  isOn: boolean
  error?: string
  onChange(isOn: boolean): Promise<void>
}

/** Something that is used or not. It shows the shopper's wish until the shop has answered, then the shop's word. */
export function Switch({ label, note, isOn, error, onChange }: Props) {
  const id = usePageId()
  const [wish, setWish] = useState<boolean | undefined>()
  useEffect(() => setWish(undefined), [isOn])
  const handleChange = async (wanted: boolean) => {
    setWish(wanted)
    await onChange(wanted)
    setWish(undefined)
  }
  return (
    <div aria-busy={wish !== undefined}>
      <Checkbox
        role="switch"
        label={label}
        note={note}
        checked={wish ?? isOn}
        aria-describedby={error ? id : undefined}
        onChange={(event) => void handleChange(event.currentTarget.checked)}
      />
      {error && (
        <div id={id}>
          <Notice type="error">{error}</Notice>
        </div>
      )}
    </div>
  )
}
