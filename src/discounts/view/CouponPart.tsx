import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { offersCoupon } from '../rules/discounts.ts'
import { $coupon, applyCoupon, removeCoupon } from '../state/discounts.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { clearDiscountError } from '../state/discount-errors.ts'
import { isRunning, task } from '#async/task.ts'
import { announce } from '#ui/Announcer.tsx'
import { useCaptcha } from '#captcha/view/useCaptcha.tsx'
import { Notice } from '#ui/Notice.tsx'
import { AppliedCode, CodeForm, Disclosure } from './CodeForm.tsx'
import { useDiscountText, useDiscount, useFocusMove } from './useDiscount.ts'

/** The coupon: a link to a field, or the code that counts. Not for carts of vouchers alone (rule: credit-and-points). */
export function CouponPart() {
  const text = useDiscountText()
  const coupon = useStore($coupon)
  const isVirtual = useStore($isVirtualCart)
  const { isBusy, error } = useDiscount('coupon')
  const [isOpen, setOpen] = useState(false)
  const removeButton = useRef<HTMLButtonElement>(null)
  const disclosure = useRef<HTMLButtonElement>(null)
  const captcha = useCaptcha('coupon')
  const expectMove = useFocusMove(coupon, removeButton, disclosure)
  useEffect(
    () =>
      $coupon.listen((code) => {
        if (code) setOpen(false)
        if (code) announce(text('coupon.applied', { code }))
        // A coupon dropped by the shop gets its own notice.
        else if (isRunning('coupon')) announce(text('coupon.removed'))
      }),
    [text],
  )

  const remove = () => {
    expectMove()
    void removeCoupon()
  }
  // Busy from the press on: the captcha may take its time.
  const apply = async (code: string) => {
    if (isRunning('coupon')) return
    await task('coupon', async () => {
      clearDiscountError('coupon')
      const proof = await captcha.solve()
      if (!proof) return
      // A proof is valid for one call only. We could not try a second time without the spaces, so we remove
      // them now.
      const sent = Object.keys(proof).length ? code.replace(/\s+/g, '') : code
      expectMove()
      await applyCoupon(sent, proof, captcha.refused)
    })
  }
  if (coupon)
    return (
      <>
        <AppliedCode
          code={coupon}
          removeLabel={text('coupon.remove', { code: coupon })}
          removeRef={removeButton}
          isBusy={isBusy}
          onRemove={remove}
        />
        {error && <Notice type="error">{error}</Notice>}
      </>
    )
  if (!offersCoupon(isVirtual)) return null
  const toggle = () => {
    clearDiscountError('coupon')
    setOpen(!isOpen)
  }
  return (
    <Disclosure label={text('coupon.reveal')} isOpen={isOpen} onToggle={toggle} buttonRef={disclosure}>
      <CodeForm
        name="coupon_code"
        label={text('coupon.label')}
        applyLabel={text('coupon.apply')}
        error={error}
        isBusy={isBusy}
        onApply={(code) => void apply(code)}
      >
        {captcha.part}
      </CodeForm>
    </Disclosure>
  )
}
