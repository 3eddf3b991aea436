import { useEffect, useState } from 'react'
import { getByRole, getByText, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useFallback } from '#ui/island/fallback.ts'
import { Heading } from '#ui/island/Heading.tsx'
import { bool, text } from '#ui/island/properties.ts'
import { widget } from './widget.tsx'

const events: string[] = []
let breakNow: () => void

interface GreetingProps {
  who: string
  broken: boolean
}

function Greeting({ who, broken }: GreetingProps) {
  const [isBroken, setBroken] = useState(broken)
  breakNow = () => setBroken(true)
  useEffect(() => {
    events.push('listens')
    return () => void events.push('gone')
  }, [])
  if (isBroken) throw new Error('broken')
  return <button>Hello {who}</button>
}

const made = {
  name: 'greeting',
  component: Greeting,
  strings: {},
  properties: { who: text('you'), broken: bool() },
}
const mount = widget(made)

function Perhaps({ who }: { who: string }) {
  useFallback(who === 'nobody')
  return who === 'nobody' ? null : <button>Hello {who}</button>
}
const perhaps = widget({ ...made, component: Perhaps, properties: { who: text('you') } })

function marker(attributes: Record<string, string> = {}, content = 'Shop') {
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  const link = document.createElement('a')
  link.href = '/shop'
  link.textContent = content
  host.append('Go to ', link)
  document.body.append(host)
  return host
}

const onFail = vi.fn()

beforeEach(() => {
  events.length = 0
  onFail.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('a widget', () => {
  it('takes the place of what the page wrote, and listens by then', async () => {
    const host = marker({ 'data-who': 'Ada' })
    await mount(host, onFail)
    expect(getByRole(host, 'button').textContent).toBe('Hello Ada')
    expect(host.querySelector('a')).toBeNull()
    expect(events).toEqual(['listens'])
    const own = host.querySelector<HTMLElement>('.bzl.bzl-greeting')!
    expect([own.parentElement, own.lang]).toEqual([host, 'en'])
  })

  it('keeps what the page wrote until it has rendered, and changes both in one go', async () => {
    const host = marker()
    const seen: boolean[] = []
    const observer = new MutationObserver(() =>
      seen.push(Boolean(host.querySelector('a')) !== Boolean(host.querySelector('button'))),
    )
    observer.observe(host, { childList: true, subtree: true })
    await mount(host, onFail)
    observer.disconnect()
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(false)
  })

  it('has its headings below those around it', async () => {
    const Titles = () => (
      <>
        <Heading>Cart</Heading>
        <Heading below={1}>Items</Heading>
      </>
    )
    const titled = widget({ name: 'titled', component: Titles, strings: {} })
    const levels = async (attributes: Record<string, string>) => {
      const host = marker(attributes)
      await titled(host, onFail)
      return ['Cart', 'Items'].map((name) => getByRole(host, 'heading', { name }).localName)
    }
    expect(await levels({})).toEqual(['h2', 'h3'])
    expect(await levels({ 'data-heading-level': '4' })).toEqual(['h4', 'h5'])
    expect(await levels({ 'data-heading-level': 'big' })).toEqual(['h2', 'h3'])
  })

  it('gives the page its own words back when it goes', async () => {
    const host = marker()
    const nodes = [...host.childNodes]
    const stop = await mount(host, onFail)
    stop()
    stop()
    expect([...host.childNodes]).toEqual(nodes)
    expect(events).toEqual(['listens', 'gone'])
  })

  it('leaves what the page wrote beside it when made so', async () => {
    const host = marker()
    const stop = await widget({ ...made, content: 'keep' })(host, onFail)
    expect(host.querySelector('a')).not.toBeNull()
    getByRole(host, 'button')
    stop()
    expect(host.textContent).toBe('Go to Shop')
  })

  it('rejects when its first render fails, and leaves the marker as it was', async () => {
    const host = marker({ 'data-broken': '' })
    const nodes = [...host.childNodes]
    const removed: Node[] = []
    const observer = new MutationObserver((records) =>
      records.forEach(({ removedNodes }) => removed.push(...removedNodes)),
    )
    observer.observe(host, { childList: true })
    await expect(mount(host, onFail)).rejects.toThrow('broken')
    observer.disconnect()
    expect(removed.filter((node) => nodes.includes(node as ChildNode))).toEqual([])
    expect([...host.childNodes]).toEqual(nodes)
    expect(onFail).not.toHaveBeenCalled()
  })

  it('reports when it breaks later, and restores the page’s content', async () => {
    const host = marker()
    await mount(host, onFail)
    breakNow()
    await waitFor(() => expect(onFail).toHaveBeenCalledOnce())
    expect(host.textContent).toBe('Go to Shop')
  })

  it('follows the attributes of its marker until it goes', async () => {
    const host = marker({ 'data-who': 'Ada' })
    const stop = await mount(host, onFail)
    host.setAttribute('data-who', 'Grace')
    await waitFor(() => getByText(host, 'Hello Grace'))
    expect(events).toEqual(['listens'])
    stop()
    host.setAttribute('data-who', 'Nobody')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(host.textContent).toBe('Go to Shop')
  })

  it('warns once of a value it cannot read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const host = marker({ 'data-broken': 'perhaps' })
    await mount(host, onFail)
    host.setAttribute('data-who', 'Grace')
    await waitFor(() => getByText(host, 'Hello Grace'))
    expect(warn).toHaveBeenCalledOnce()
  })

  it('can be on the page twice', async () => {
    const hosts = [marker({ 'data-who': 'Ada' }), marker({ 'data-who': 'Grace' })]
    const [stop] = await Promise.all(hosts.map((host) => mount(host, onFail)))
    stop!()
    expect(hosts.map((host) => host.textContent)).toEqual(['Go to Shop', 'Hello Grace'])
  })

  it('replaces its picture in a copied page', async () => {
    const first = marker()
    await mount(first, onFail)
    const copy = first.cloneNode(true) as HTMLElement
    document.body.append(copy)
    const stop = await mount(copy, onFail)
    expect(copy.querySelectorAll('button')).toHaveLength(1)
    stop()
    expect(copy.querySelectorAll('button')).toHaveLength(0)
  })

  it('takes the keyboard along from what it replaces', async () => {
    const host = marker()
    host.querySelector('a')!.focus()
    await mount(host, onFail)
    expect(document.activeElement).toBe(getByRole(host, 'button'))
  })

  it('leaves the keyboard where it is otherwise', async () => {
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    elsewhere.focus()
    await mount(marker(), onFail)
    expect(document.activeElement).toBe(elsewhere)
  })

  it('has its controls enabled again that the page disables, but no choice that is off, and none of a slot', async () => {
    const Form = () => (
      <form>
        <button className="bzl-button">Send</button>
        <input className="bzl-input" />
        <select className="bzl-input" />
        <textarea className="bzl-input" />
        <input className="bzl-choice__control" type="radio" />
        <label className="bzl-off">
          <input className="bzl-choice__control" type="radio" />
        </label>
        <div className="bzl-slot">
          <button className="bzl-button">The page’s own</button>
        </div>
      </form>
    )
    const host = marker()
    await widget({ ...made, component: Form, properties: {} })(host, onFail)
    const controls = [...host.querySelectorAll<HTMLButtonElement>('button, input, select, textarea')]
    for (const control of controls) control.disabled = true
    await vi.waitFor(() =>
      expect(controls.map(({ disabled }) => disabled)).toEqual([
        ...[false, false, false, false, false],
        ...[true, true],
      ]),
    )
  })

  it('is followed by what a page has put back in its place, and by nothing twice', async () => {
    const host = marker()
    const stop = await mount(host, onFail)
    host.textContent = 'Go to the shop'
    stop()
    expect(host.textContent).toBe('Go to the shop')
  })

  it('may have nothing to show and then leaves what the page wrote alone', async () => {
    const host = marker({ 'data-who': 'nobody' })
    const nodes = [...host.childNodes]
    const moved = vi.fn()
    const observer = new MutationObserver((records) => moved(records.flatMap((one) => [...one.removedNodes])))
    observer.observe(host, { childList: true })
    await perhaps(host, onFail)
    await new Promise((resolve) => setTimeout(resolve, 5))
    observer.disconnect()
    expect([...host.childNodes].slice(0, 2)).toEqual(nodes)
    expect(moved.mock.calls.flat(2)).toEqual([])
  })

  it('takes and gives back its place as it has something to show or not', async () => {
    const host = marker({ 'data-who': 'Ada' })
    const stop = await perhaps(host, onFail)
    expect(host.textContent).toBe('Hello Ada')
    host.setAttribute('data-who', 'nobody')
    await waitFor(() => expect(host.textContent).toBe('Go to Shop'))
    host.setAttribute('data-who', 'Grace')
    await waitFor(() => expect(host.textContent).toBe('Hello Grace'))
    stop()
    expect(host.textContent).toBe('Go to Shop')
  })
})
