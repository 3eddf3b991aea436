import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isTyping, onEvent } from '#dom/events.ts'

interface Options {
  /** Stands right behind the field. */
  list: RefObject<HTMLElement | null>
  /** Id of the list; that of an option has its position behind it. */
  id: string
  /** With another list no option is active. */
  options: readonly unknown[]
  onInput(event: InputEvent): void
  /** The shopper wants to see the list. */
  onOpen(): void
  onChoose(position: number): void
  onClose(): void
}

/** Goes from -1, where nothing is chosen, through all options and back there. */
const next = (position: number, step: number, count: number) =>
  ((position + 1 + step + count + 1) % (count + 1)) - 1

const fieldEvents = ['input', 'keydown', 'blur']
/** A press on an option leaves the focus in the field. */
const listEvents = ['mousedown', 'click']

export const optionId = (id: string, position: number) => `${id}-${position}`

/**
 * Makes the text field in front of a list an editable combobox with manual selection, as the ARIA Authoring
 * Practices have it. The focus stays in the field, arrows walk through the list and past its ends to none,
 * Enter chooses, Escape closes. The field itself, its text and its autofill stay as they are. Gives the
 * position of the active option, -1 for none.
 */
export function useCombobox({ list, id, options, onInput, onOpen, onChoose, onClose }: Options): number {
  const [walk, setWalk] = useState({ options, position: -1 })
  const positionIn = ({ options: before, position }: typeof walk) => (before === options ? position : -1)
  const active = positionIn(walk)
  const leaveOptions = () => setWalk({ options, position: -1 })
  const isOpen = options.length > 0
  const latest = useRef<(event: Event) => void>(undefined)

  const handleKey = (event: KeyboardEvent) => {
    if (isTyping(event)) return
    if (!isOpen) return void (event.key === 'ArrowDown' && onOpen())
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // Two keys may come before the next render.
    if (step) setWalk((now) => ({ options, position: next(positionIn(now), step, options.length) }))
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && active >= 0) onChoose(active)
    else return leaveOptions()
    event.preventDefault()
    event.stopPropagation()
  }
  const choosePressed = ({ target }: Event) => {
    const option = (target as Element).closest('[role=option]')
    if (option) onChoose([...list.current!.children].indexOf(option))
  }
  latest.current = (event) => {
    if (event.type === 'keydown') return handleKey(event as KeyboardEvent)
    if (event.type === 'blur') return onClose()
    if (event.type === 'mousedown') return event.preventDefault()
    if (event.type === 'click') return choosePressed(event)
    leaveOptions()
    onInput(event as InputEvent)
  }

  useEffect(() => {
    const options = list.current!
    const input = options.closest('.bzl-field')!.querySelector('input')!
    const handle = (event: Event) => latest.current?.(event)
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    const stops = [
      ...fieldEvents.map((type) => onEvent(input, type, handle)),
      ...listEvents.map((type) => onEvent(options, type, handle)),
    ]
    return () => {
      for (const stop of stops) stop()
      const all = [...Object.keys(attributes), 'aria-expanded', 'aria-activedescendant']
      for (const name of all) input.removeAttribute(name)
    }
  }, [list, id])

  useLayoutEffect(() => {
    const input = list.current!.closest('.bzl-field')!.querySelector('input')!
    input.setAttribute('aria-expanded', String(isOpen))
    if (active < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', optionId(id, active))
  }, [list, id, isOpen, active])

  return active
}
