import type { Locator } from 'playwright/test'

interface Sheet {
  name: string
  css: string
}

/**
 * Returns what other sheets on the page, each alone, change in an island. For each element, and for what its
 * styles add, it has both values.
 */
export const changes = (island: Locator, sheets: Sheet[]) =>
  island.evaluate((host, all) => {
    const more: Record<string, string[]> = {
      summary: ['::marker'],
      input: ['::placeholder'],
      textarea: ['::placeholder'],
      dialog: ['::backdrop'],
    }
    const parts = [...host.querySelectorAll('.bzl, .bzl :not(.bzl-foreign *)')].flatMap((element) =>
      [undefined, '::before', '::after', ...(more[element.localName] ?? [])].map((part) => ({
        name: `${element.localName}.${element.className}${part ?? ''}`,
        mayBeNone: part === '::before' || part === '::after',
        style: getComputedStyle(element, part),
      })),
    )
    const names = [...getComputedStyle(host)].filter((name) => !name.startsWith('--'))
    const looks = () =>
      parts.map(({ style, mayBeNone }) => {
        const isNone = mayBeNone && /^(none|normal)$/.test(style.content)
        return new Map((isNone ? ['content'] : names).map((name) => [name, style.getPropertyValue(name)]))
      })
    const before = looks()
    return all.map(({ name: of, css }) => {
      const sheet = document.createElement('style')
      sheet.textContent = css
      document.head.append(sheet)
      const after = looks()
      sheet.remove()
      const found = before.flatMap((values, at) =>
        [...values].flatMap(([name, value]) => {
          const changed = after[at]!.get(name)
          return changed === value ? [] : [`${parts[at]!.name} ${name}: ${value} → ${changed}`]
        }),
      )
      return { name: of, found }
    })
  }, sheets)
