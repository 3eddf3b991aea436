import { writeFileSync } from 'node:fs'

/** Writes what failed outside every test, which the JSON report leaves out, to `.cache/unhandled.json`: a list of texts. */
export default class Unhandled {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ stack, message, type, VITEST_TEST_PATH: file }) =>
      [type, file, (stack ?? message).split('\n', 8).join('\n')].filter(Boolean).join(': '),
    )
    writeFileSync('.cache/unhandled.json', JSON.stringify(texts))
  }
}
