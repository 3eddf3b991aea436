import { useEffect } from 'react'
import { go } from '#storefront/page/navigation.ts'
import { $item } from '../../state/items.ts'
import { configureUrl } from '#storefront/state/configure-url.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import type { OptionsDialogProps } from './OptionsDialog.tsx'
import { importPart } from '#dom/import-part.ts'

/** The dialog that changes an item, fetched when it is wanted. Without its code the link that was pressed is followed. */
export const LazyOptionsDialog = lazyWidgetPart(
  async () => (await importPart(() => import('./OptionsDialog.tsx'))).OptionsDialog,
  {
    namespaces: ['item-options'],
    fallback: (props, failure) => failure && <FollowLink {...props} />,
  },
)

function FollowLink({ itemId }: OptionsDialogProps) {
  useEffect(() => {
    const { item } = $item(itemId).get()
    if (item) void go(configureUrl(item))
  }, [itemId])
  return null
}
