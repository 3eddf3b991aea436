import { useCallback } from 'react'
import { confirm } from '#storefront/state/notices/notices.ts'
import { useCommon } from '#i18n/view/common.ts'

/** Confirms something that cannot be undone; Enter cancels. */
export function useConfirm(): (question: string) => Promise<boolean> {
  const text = useCommon()
  return useCallback(
    (question) =>
      confirm({ question, ok: text('action.ok'), cancel: text('action.cancel'), defaultButton: 'cancel' }),
    [text],
  )
}
