import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { $discountErrors, type Discount } from '../state/discount-errors.ts'
import { $tasks } from '#async/task.ts'
import { useMessage } from '#i18n/view/common.ts'

/** Whether a discount is being changed, and why the last try came to nothing. */
export function useDiscount(name: Discount): { isBusy: boolean; error: string | undefined } {
  const keys = useMemo(() => [name], [name])
  const isBusy = useStore($tasks, { keys })[name] === 'running'
  const error = useMessage()(useStore($discountErrors, { keys })[name])
  return { isBusy, error }
}
