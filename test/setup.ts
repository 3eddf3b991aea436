import { configure } from '@testing-library/dom'
import { afterEach } from 'vitest'

// A busy machine is not a fault of the shop.
configure({ asyncUtilTimeout: 5000 })

afterEach(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
