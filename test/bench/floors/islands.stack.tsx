// A thousand islands with the plain stack: Preact, and texts bound to a store rather than rendered again.
import { atom, computed, type ReadableAtom } from 'nanostores'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { text, type Key } from './text.ts'

const $language = atom('en')
const texts = new Map<Key, ReadableAtom<string>>()

function $text(key: Key) {
  if (!texts.has(key))
    texts.set(
      key,
      computed($language, () => text(key)),
    )
  return texts.get(key)!
}

new MutationObserver(async () => {
  await i18next.changeLanguage(document.documentElement.lang)
  $language.set(document.documentElement.lang)
}).observe(document.documentElement, { attributeFilter: ['lang'] })

/** Keeps a node up to date with a text, without a render. */
const bind =
  <E extends Element>(key: Key, write: (node: E, value: string) => void) =>
  (node: E | null) => {
    if (node) $text(key).subscribe((value) => write(node, value))
  }

const KEYS = ['step-0', 'step-1', 'step-2'] as const
const bindLabel = bind('label', (node, value) => node.setAttribute('aria-label', value))
const bindNames = KEYS.map((key) => bind(key, (node, value) => (node.textContent = value)))

const Progress = () => (
  <div className="bzl bzl-progress">
    <ol className="bzl-progress__steps" ref={bindLabel}>
      {KEYS.map((key, at) => (
        <li
          key={key}
          className="bzl-progress__step"
          aria-current={at === 0 ? 'step' : undefined}
          data-reached={at < 1}
        >
          <span className="bzl-progress__number" data-on={at < 1} aria-hidden="true">
            {at + 1}
          </span>
          <span className="bzl-progress__name" ref={bindNames[at]} />
        </li>
      ))}
    </ol>
  </div>
)

for (const host of document.querySelectorAll<HTMLElement>('[data-widget="progress"]')) {
  const root = createRoot(host)
  flushSync(() => root.render(<Progress />))
  host.dataset.widgetState = 'ready'
}
