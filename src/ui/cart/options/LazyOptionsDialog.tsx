import { useEffect } from 'react'
import { go } from '../../../host/page/navigation'
import { $item } from '../../../state/cart/items'
import { configureUrl } from '../../../state/page/configure-url'
import { lazyWidgetPart } from '../../island/lazyWidgetPart'
import type { OptionsDialogProps } from './OptionsDialog'
import { importPart } from '../../../host/page/import-part'

/** The dialog that changes an item, fetched when it is wanted. Without its code the link that was pressed is followed. */
export const LazyOptionsDialog = lazyWidgetPart(
  async () => (await importPart(() => import('./OptionsDialog'))).OptionsDialog,
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
