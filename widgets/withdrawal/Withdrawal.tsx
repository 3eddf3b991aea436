import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $customer } from '#customer/state/customer.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/withdrawal.json'
import { importPart } from '#dom/import-part.ts'

const Declaration = lazyWidgetPart(
  async () => (await importPart(() => import('./Declaration.tsx'))).Declaration,
  {
    fallback: skeletonOrRetry(3),
  },
)

/** The first of the two steps is a button; the declaration takes its place. */
export function Withdrawal({ url }: { url: string }) {
  const text = useText('withdrawal', en)
  // Loaded before the declaration is opened, which begins with the name.
  useStore($customer)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current!.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <>
      <Announcer />
      {isOpen ? (
        <Declaration url={url} onCancel={() => setOpen(false)} />
      ) : (
        <button
          type="button"
          className="bzl-button bzl-button--quiet"
          ref={button}
          onClick={() => setOpen(true)}
        >
          {text('open')}
        </button>
      )}
    </>
  )
}
