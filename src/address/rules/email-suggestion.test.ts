import mailDomains from 'email-providers/all.json'
import { expect, it } from 'vitest'
import { suggestEmail } from './email-suggestion.ts'

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['Ada.B@Yaho.com', 'Ada.B@yahoo.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@gmx.ed', 'ada@gmx.de'],
  ['ada@yahoo.co.j', 'ada@yahoo.co.jp'],
  ['ada@hotmail.cmo', 'ada@hotmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@hotnail.co.uk', 'ada@hotmail.co.uk'],
  ['ada@tiscaly.it', 'ada@tiscali.it'],
  ['ada@gmial.con', 'ada@gmail.com'],
  ['ada@gmaiil.com', 'ada@gmail.com'],
  ['a@gmial.com ', 'a@gmail.com'],
])('%s is taken for a misspelling of %s', (written, meant) => expect(suggestEmail(written)).toBe(meant))

it.each([
  'ada@gmail.com',
  'ADA@GMAIL.COM',
  'ada@ymail.com',
  'ada@gmx.ch',
  'ada@example.com',
  'ada@hotmail.de',
  'ada@outlook.de',
  'ada@yahoo.ca',
  'ada@orange.es',
  'ada@gmail.co',
  'ada@mail.com',
  'ada@libra.it',
  'ada@gmial',
  'ada@atelier-lys.fr',
  'ada@',
  '@gmial.com',
  'ada',
  `ada@${'g'.repeat(40)}`,
])('%s is left alone', (written) => expect(suggestEmail(written)).toBeUndefined())

/** Names registered, or only seen, as misspellings of the common ones; nobody's mailbox. */
const MISSPELT = new Set(
  'gamil.com gmai.com gmal.com gmial.com homail.com hotmai.com hotmail.con hotmails.com hotmial.com yaho.com'.split(
    ' ',
  ),
)

it('no domain of the list of mail providers is taken for a misspelling', () => {
  const touched = mailDomains.filter((domain) => suggestEmail(`ada@${domain}`) && !MISSPELT.has(domain))
  expect(touched).toEqual([])
})
