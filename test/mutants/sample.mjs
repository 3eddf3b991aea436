import { createHash } from 'node:crypto'
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin'

const share = Number(process.env.BEZEL_SAMPLE)
const seed = process.env.BEZEL_SEED ?? ''

/** A number from 0 up to 1, the same for the same text. */
const fraction = (text) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

/** Leaves out top-level statements by chance: what is left is a sample of `BEZEL_SAMPLE` of them. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'sample', {
    shouldIgnore({ node, parent, hub }) {
      if (parent?.type !== 'Program') return undefined
      const text = seed + (hub?.file?.code ?? '').slice(node.start, node.end) + node.start
      return fraction(text) < share ? undefined : 'not in the sample'
    },
  }),
]
