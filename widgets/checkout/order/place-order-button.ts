import { createRef } from 'react'

/** Takes the focus back when the error modal closes. */
export const placeOrderButton = createRef<HTMLButtonElement>()
