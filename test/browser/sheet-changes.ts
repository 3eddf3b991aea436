import type { Locator } from 'playwright/test'

/** What another sheet on the page changes in an island: of each element the properties, with both values. */
export const changes = (island: Locator, css: string) =>
  island.evaluate((host, text) => {
    const elements = [...host.querySelectorAll('.bzl, .bzl :not(.bzl-foreign *)')]
    const looks = () =>
      elements.flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part)
          if (part && /^(none|normal)$/.test(style.content)) return []
          const names = [...style].filter((name) => !name.startsWith('--'))
          const name = `${element.localName}.${element.className}${part ?? ''}`
          return names.map((each) => [`${name} ${each}`, style.getPropertyValue(each)] as const)
        }),
      )
    const before = looks()
    const sheet = document.createElement('style')
    sheet.textContent = text
    document.head.append(sheet)
    const after = looks()
    sheet.remove()
    return before.flatMap(([name, value], at) =>
      after[at]![1] === value ? [] : [`${name}: ${value} → ${after[at]![1]}`],
    )
  }, css)
