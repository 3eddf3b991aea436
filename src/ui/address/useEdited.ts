import { useEffect, useRef, useState } from 'react'

type Edited = number | 'new'

/** Which address of a list is being written, if any. Afterwards the focus is on what opened it, marked `data-opens`. */
export function useEdited() {
  const [edited, edit] = useState<Edited>()
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<Edited>(undefined)
  useEffect(() => {
    if (edited === undefined && before.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-opens="${before.current}"]`)?.focus()
    before.current = edited
  }, [edited])
  return { edited, edit, list }
}
