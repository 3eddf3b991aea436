import { expect, it } from 'vitest'
import { suggestEmail } from './email-suggestion'

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['Ada.B@Yaho.com', 'Ada.B@yahoo.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@gmx.ed', 'ada@gmx.de'],
  ['ada@yahoo.co.j', 'ada@yahoo.co.jp'],
])('%s is taken for a misspelling of %s', (written, meant) => expect(suggestEmail(written)).toBe(meant))

it.each([
  'ada@gmail.com',
  'ADA@GMAIL.COM',
  'ada@ymail.com',
  'ada@gmx.ch',
  'ada@example.com',
  'ada@atelier-lys.fr',
  'ada@',
  '@gmial.com',
  'ada',
  `ada@${'g'.repeat(100_000)}`,
])('%s is left alone', (written) => expect(suggestEmail(written)).toBeUndefined())
