import { atom } from 'nanostores'

interface LoginRequest {
  /** The initial e-mail address of the form. */
  email?: string
  /** Takes the focus back; without one the button of the offer does. */
  opener?: { current: HTMLElement | null }
  isDone?: boolean
}

/** The login of the checkout, once the shopper has opened it. */
export const $loginRequest = atom<LoginRequest | undefined>()
