import { afterEach, describe, expect, it, vi } from 'vitest'
import { local as ours, type SafeStorage } from './storage.ts'

const local: SafeStorage = ours

afterEach(() => vi.restoreAllMocks())

/** The browser's storage with no room left. */
function fill() {
  const real = localStorage
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const full = { getItem: (key: string) => real.getItem(key), removeItem: () => undefined, setItem }
  return vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
}

describe('storage', () => {
  it('keeps a text for the page when the browser has no room, and leaves the rest of the page’s alone', () => {
    localStorage.setItem('theirs', 'kept')
    const full = fill()
    local.set('ours', 'value')
    expect(local.get('ours')).toBe('value')
    local.remove('ours')
    expect(local.get('ours')).toBeNull()
    full.mockRestore()
    expect([localStorage.getItem('theirs'), localStorage.length]).toEqual(['kept', 1])
  })

  it('prefers what another script wrote after the browser refused ours', () => {
    const full = fill()
    local.set('shared', 'ours')
    full.mockRestore()
    expect(local.get('shared')).toBe('ours')
    localStorage.setItem('shared', 'theirs')
    expect(local.get('shared')).toBe('theirs')
  })

  it('works where reading the property itself is forbidden', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    local.set('blocked', 'value')
    expect(local.get('blocked')).toBe('value')
    local.remove('blocked')
    expect(local.get('blocked')).toBeNull()
  })
})
