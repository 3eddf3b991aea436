import { expect, it } from 'vitest'
import { decodeHtml } from './html-entities'

it('keeps what is no entity', () =>
  expect(decodeHtml('&x; &#0; &#x110000; AT&T &copy;')).toBe('&x; &#0; &#x110000; AT&T &copy;'))
