import { createRef } from 'react'

/** The button that orders: where the focus goes back to when an answer about the order was read. */
export const placeButton = createRef<HTMLButtonElement>()
