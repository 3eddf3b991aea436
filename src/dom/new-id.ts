import { tryNative } from './document.ts'

/** A random id of 28 letters and digits. `crypto.randomUUID` is missing on pages without https. */
export const newId = (): string =>
  [...(tryNative(() => crypto.getRandomValues(new Uint32Array(4))) ?? [...Array(4)].map(lessRandom))]
    .map((part) => part.toString(36).padStart(7, '0'))
    .join('')

const lessRandom = () => Math.floor(Math.random() * 2 ** 32)
