import { observer } from '#dom/native.ts'

/**
 * Runs a page's function, which may change what is inside the element. Elements of the island that it has moved, added or
 * removed elsewhere are put back, and that is an error of its own.
 */
export function keepingOthers(element: HTMLElement, work: () => unknown): unknown {
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
