import { useRef, useState, type ReactNode } from 'react'
import { Checkbox } from '#ui/Choice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { usePageId } from '#ui/usePageId.ts'

interface Props {
  label: string
  note: ReactNode
  /** The server's state. */
  isOn: boolean
  error?: string
  onChange(isOn: boolean): Promise<void>
}

/** A switch that shows the shopper's choice while the request runs, then the server's state. */
export function Switch({ label, note, isOn, error, onChange }: Props) {
  const id = usePageId()
  const [pending, setPending] = useState<boolean | undefined>()
  const newest = useRef<object>(undefined)
  const handleChange = async (value: boolean) => {
    const own = (newest.current = {})
    setPending(value)
    await onChange(value)
    if (newest.current === own) setPending(undefined)
  }
  return (
    <div aria-busy={pending !== undefined}>
      <Checkbox
        role="switch"
        label={label}
        note={note}
        checked={pending ?? isOn}
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
