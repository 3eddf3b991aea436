import { describe, expect, it, vi } from 'vitest'
import { bool, int, oneOf, readProperties, structured, text } from './properties.ts'

const declared = {
  identifier: text('none'),
  side: oneOf(['end', 'start'], 'end'),
  openAtOnce: bool(),
  lines: int(3),
  links: structured<{ url?: string }>(),
}

function marker(attributes: Record<string, string> = {}, json?: string) {
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  if (json === undefined) return host
  const script = document.createElement('script')
  script.type = 'application/json'
  script.textContent = json
  host.append(script)
  return host
}

describe('properties of a marker', () => {
  it('are their defaults when nothing is set', () => {
    expect(readProperties(marker(), declared)).toEqual({
      identifier: 'none',
      side: 'end',
      openAtOnce: false,
      lines: 3,
      links: {},
    })
  })

  it('come from attributes, kebab to camel', () => {
    const host = marker({
      'data-identifier': 'promo',
      'data-side': 'start',
      'data-open-at-once': '',
      'data-lines': '-12',
      'data-links': '{"url":"/a"}',
    })
    expect(readProperties(host, declared)).toEqual({
      identifier: 'promo',
      side: 'start',
      openAtOnce: true,
      lines: -12,
      links: { url: '/a' },
    })
  })

  it('come from the JSON child before the attributes', () => {
    const host = marker(
      { 'data-identifier': 'attribute', 'data-lines': '5' },
      '{"identifier":"json","links":{"url":"/b"}}',
    )
    expect(readProperties(host, declared)).toMatchObject({
      identifier: 'json',
      lines: 5,
      links: { url: '/b' },
    })
  })

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('read the switch %s', (raw, value) => {
    expect(readProperties(marker({ 'data-on': raw }), { on: bool(!value) }).on).toBe(value)
  })

  it.each([
    ['data-side', 'middle'],
    ['data-open-at-once', 'constructor'],
    ['data-lines', '1e3'],
    ['data-lines', '9'.repeat(20)],
    ['data-links', '[{"url":"/a"}]'],
    ['data-links', '{['],
    ['data-links', 'null'],
    ['data-identifier', 'x'.repeat(1_000_000)],
    ['data-links', `{"url":"${'x'.repeat(1_000_000)}"}`],
  ])('take the default for a bad %s and warn', (attribute, value) => {
    const warn = vi.fn()
    const read = readProperties(marker({ [attribute]: value }), declared, warn)
    expect(read).toEqual(readProperties(marker(), declared))
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]![0]).toMatch(new RegExp(`^${attribute} `))
    expect(warn.mock.calls[0]![0].length).toBeLessThan(100)
  })

  it('come from JSON elsewhere in the page that the marker names', () => {
    const { firstChild: json } = marker({}, '{"identifier":"moved"}')
    document.body.append(Object.assign(json as HTMLElement, { id: 'promo' }))
    const warn = vi.fn()
    expect(readProperties(marker({ 'data-json': 'promo' }), declared, warn).identifier).toBe('moved')
    expect(warn).not.toHaveBeenCalled()
    expect(readProperties(marker({ 'data-json': 'other' }), declared, warn).identifier).toBe('none')
    expect(warn).toHaveBeenCalledOnce()
  })

  it.each(['{', '[]', 'null', '"x"', ''])('do without a JSON child that is %s, and warn', (json) => {
    const warn = vi.fn()
    expect(readProperties(marker({ 'data-lines': '4' }, json), declared, warn).lines).toBe(4)
    expect(warn).toHaveBeenCalledOnce()
  })

  it('name the values that are allowed, and a key of the JSON as it is written there', () => {
    const warn = vi.fn()
    readProperties(marker({ 'data-side': 'middle' }, '{"openAtOnce":"yes"}'), declared, warn)
    expect(warn.mock.calls.flat()).toEqual([
      'data-side cannot be "middle", only end, start',
      'openAtOnce cannot be "yes", only true, false',
    ])
  })

  it('let nothing reach the prototype of any object', () => {
    const evil =
      '{"__proto__":{"bad":1},"constructor":{"prototype":{"bad":1}},"links":{"__proto__":{"bad":1},"url":"/"}}'
    const read = readProperties(marker({ 'data-__proto__': 'x' }, evil), declared)
    expect(Object.assign({}, read.links)).toEqual({ url: '/' })
    expect((Object.assign({}, read.links) as { bad?: number }).bad).toBeUndefined()
    expect(({} as { bad?: number }).bad).toBeUndefined()
  })
})
