import { useMemo } from 'react'
import { offeredStoreViews } from '#storefront/page/switchers.ts'
import { useText } from '#i18n/view/i18n.ts'
import { usePageId } from '#ui/usePageId.ts'
import en from '#locales/en/currency-picker.json'

/** The other store views of the page's own switcher. Nothing where it has none. */
export function StoreViews() {
  const text = useText('currency-picker', en)
  const id = usePageId()
  const views = useMemo(offeredStoreViews, [])
  if (!views.length) return null
  return (
    <section aria-labelledby={id}>
      <h3 className="bzl-currency-picker__legend" id={id}>
        {text('views')}
      </h3>
      <ul>
        {views.map(({ name, open }) => (
          <li key={name}>
            <button type="button" className="bzl-link" translate="no" onClick={open}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
