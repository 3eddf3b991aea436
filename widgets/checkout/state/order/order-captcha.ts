import { isAboutCaptcha } from '#captcha/state/demands.ts'
import { captchaOf, isReady, refused, solve } from '#captcha/state/captcha.ts'
import { type Order, type OrderMessage, type Outcome, $refusal, closeRefusal } from '#order/state/order.ts'
import { addOrderPart } from './order-parts.ts'

/** From now on orders carry the captcha's proof, and what the shop says of it is shown there. Returns what ends that. */
export function startOrderCaptcha(): () => void {
  const remove = addOrderPart({ isReady: () => isReady('order'), before: prove })
  const stop = $refusal.subscribe((refusal) => refusal && void handleRefusal(refusal.message))
  return () => {
    remove()
    stop()
  }
}

async function prove(order: Order): Promise<Outcome | void> {
  order.headers = await solve('order')
  if (!order.headers) return { type: 'stay' }
}

/** A proof that was sent is used, whatever became of the order. */
async function handleRefusal(message: OrderMessage) {
  if ('problem' in message || ('key' in message && NOT_SENT.includes(message.key))) return
  const text = 'text' in message ? message.text : ''
  const { picture, reCaptcha } = captchaOf('order')
  if ((picture || reCaptcha) && isAboutCaptcha(text)) closeRefusal()
  if (await refused('order', text)) closeRefusal()
}

const NOT_SENT: string[] = ['place-order.totalChanged', 'place-order.cartChanged']
