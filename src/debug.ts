import { watchCalls, watchIslands } from './host/page/watch-islands'

/**
 * Debug mode: says in the console what each widget waits for. Comes with `"debug": true` in the page's configuration, once
 * any widget runs, or at once by `import('/bezel/1.0.0/debug.js')` in the console.
 */
const say = (word: string) => console.info(`Bezel: ${word}`)

watchIslands(say)
watchCalls(say)
