import { type RefObject, useEffect, useRef, useState } from 'react'
import { $item } from '../../state/items.ts'
import { Modal } from '#ui/Modal.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/cart.json'
import { ItemOptions } from './ItemOptions.tsx'

export interface OptionsDialogProps {
  itemId: string
  /** The items on screen, where the focus goes back to. */
  list: RefObject<HTMLElement | null>
  /** Called without an item. */
  onClose(itemId?: undefined): void
}

/** Changes the options of an item. */
export function OptionsDialog({ itemId, list, onClose }: OptionsDialogProps) {
  const text = useText('cart', en)
  const [name] = useState(() => $item(itemId).get().name ?? '')
  const [isBusy, setBusy] = useState(false)
  const [savedAs, setSavedAs] = useState<string>()
  const title = useRef<HTMLHeadingElement>(null)
  const changed = useRef<HTMLElement>(null)
  // The item stands in the list under another id by now, and the control that was pressed is gone.
  useEffect(() => {
    if (!savedAs) return
    const row = list.current?.querySelector(`[data-bzl-item="${CSS.escape(savedAs)}"]`)
    changed.current = row?.querySelector<HTMLElement>('[data-bzl-action="options"]') ?? null
    onClose()
  }, [savedAs, list, onClose])
  return (
    <Modal
      title={text('item.change', { name })}
      titleRef={title}
      returnFocus={changed}
      onClose={() => isBusy || onClose()}
    >
      <ItemOptions
        title={title}
        itemId={itemId}
        onBusy={setBusy}
        onSaved={setSavedAs}
        onClose={() => onClose()}
      />
    </Modal>
  )
}
