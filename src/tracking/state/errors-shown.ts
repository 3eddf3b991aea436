import { onNotify } from 'nanostores'
import { $discountErrors } from '#discounts/state/discount-errors.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { $offerErrors } from '#offers/state/offers.ts'
import { $tasks } from '#async/task.ts'
import { track } from './outbox.ts'
import { $visitorGift } from '#gifts/state/visitor-gift.ts'

/** Tracks where an error was shown. The message itself is left out, since it may repeat what the shopper typed. */
export function watchErrors(): void {
  onNotify($tasks, ({ changed }) => {
    if (changed && $tasks.value[changed] === 'failed')
      track('error_shown', { source: changed.split(':')[0]! })
  })
  onNotify($discountErrors, ({ changed }) => {
    if (changed && $discountErrors.value[changed]) track('error_shown', { source: changed })
  })
  onNotify($offerErrors, ({ changed }) => {
    if (changed && $offerErrors.value[changed]) track('error_shown', { source: 'offer' })
  })
  onNotify($notices, ({ oldValue = [] }) => {
    for (const notice of $notices.value)
      if (notice.type === 'error' && !oldValue.includes(notice))
        track('error_shown', { source: notice.key ?? 'notice' })
  })
}

/** A sign-up is an e-mail address left for the mystery gift; a login shows what is received already. */
export function watchSignUp(): void {
  onNotify($visitorGift, ({ oldValue }) => {
    const isClaimed = $tasks.value['visitor-gift'] === 'running'
    if (isClaimed && oldValue && !oldValue.received && $visitorGift.value?.received) track('sign_up', {})
  })
}
