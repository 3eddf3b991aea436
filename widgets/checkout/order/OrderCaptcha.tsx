import { useEffect } from 'react'
import { Captcha } from '../../../src/ui/captcha/Captcha'
import { startOrderCaptcha } from '../state/order/order-captcha'

/** The captcha of the order, beside its button. */
export function OrderCaptcha() {
  useEffect(startOrderCaptcha, [])
  return <Captcha form="order" />
}
