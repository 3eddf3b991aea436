import { dispatch } from '#dom/events.ts'
import { isObject } from '#lib/json.ts'
import type { FilledSlot, RenderSlot, SlotTools } from '../state/slots.ts'
import { observer } from '#dom/document.ts'
import { $money } from '#storefront/state/context.ts'

/**
 * Runs a page's function, which may change what is inside the element. Elements of the island that it has moved, added or
 * removed elsewhere are put back, and that is an error of its own.
 */
function keepingOthers(element: HTMLElement, work: () => unknown): unknown {
  const island = element.closest('.bzl')
  if (!island) return work()
  const changes = observer(() => undefined)
  changes?.observe(island, { childList: true, subtree: true })
  let foreign: MutationRecord[]
  let result: unknown
  try {
    result = work()
  } finally {
    foreign = (changes?.takeRecords() ?? []).filter(({ target }) => !element.contains(target))
    changes?.disconnect()
    foreign.reverse().forEach(undo)
  }
  if (foreign.length) throw new Error('a slot may change only its own element')
  return result
}

function undo({ target, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
  for (const node of removedNodes) target.insertBefore(node, nextSibling)
}

export interface RunningSlot {
  /** Fills the element with the first data, and updates it with later ones. */
  show(data: object): void
  /** Calls the page's `remove`, once. */
  end(): void
}

interface Options {
  place: string
  element: HTMLElement
  render: RenderSlot
  /** The element is to be taken away. */
  onFail(): void
}

const TOOLS: SlotTools = Object.freeze({
  money: (amount: number, isGrandTotal?: boolean) => $money.get()(amount, isGrandTotal),
})

/**
 * Runs a page's function in an element. If the function throws, rejects or changes other elements of the
 * island, only its own slot ends, and `bezel:widget-error` is dispatched. The function's result may come late
 * or never. Until then the element shows what the function has put there.
 */
export function startSlot({ place, element, render, onFail }: Options): RunningSlot {
  let filled: FilledSlot | undefined
  let wanted: object | undefined
  let shown: object | undefined
  let isOver = false

  const attempt = (work: () => unknown) => {
    try {
      return keepingOthers(element, work)
    } catch (error) {
      fail(error)
      return undefined
    }
  }
  const fail = (error: unknown) => {
    report(place, element, error)
    if (isOver) return
    end()
    onFail()
  }
  const remove = () => attempt(() => filled?.remove?.())
  const update = () => {
    if (!filled || shown === wanted) return
    shown = wanted
    attempt(() => filled?.update?.(wanted!))
  }
  const take = (answer: unknown) => {
    filled = isObject(answer) ? answer : {}
    if (isOver) remove()
    else update()
  }
  const start = () => {
    shown = wanted
    const answer = attempt(() => render(element, wanted as never, TOOLS))
    // The result of an async function is not an instance of `Promise` if the page has replaced that global.
    if (isObject(answer) && 'then' in answer) Promise.resolve(answer).then(take, fail)
    else if (!isOver) take(answer)
  }
  const end = () => {
    if (isOver) return
    isOver = true
    remove()
  }
  return {
    show(data) {
      const isFirst = !wanted
      wanted = data
      if (isOver) return
      if (isFirst) start()
      else update()
    },
    end,
  }
}

function report(place: string, element: HTMLElement, error: unknown) {
  const target = element.isConnected ? element : undefined
  if (dispatch('bezel:widget-error', { name: place, error }, target))
    console.warn(`Bezel: slot ${place} failed`, error)
}
