import { useEffect } from 'react'
import { Captcha } from '#captcha/view/Captcha.tsx'
import { startOrderCaptcha } from '../state/order/order-captcha.ts'

/** The captcha of the order, beside its button. */
export function OrderCaptcha() {
  useEffect(startOrderCaptcha, [])
  return <Captcha form="order" />
}
