import { expect, it } from 'vitest'
import { pageLanguage } from './page.ts'

it('a page speaks the language it names, else English', () => {
  document.documentElement.lang = 'pt_br'
  expect(pageLanguage()).toBe('pt-BR')
  document.documentElement.lang = ''
  expect(pageLanguage()).toBe('en')
})
