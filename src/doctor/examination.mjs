import { operations, parseJson } from './contract.mjs'
import { judge } from './judge.mjs'

/** Sends calls of the contract for one visitor, and notes what each tells. */
export class Examination {
  findings = []
  /** Values for the variables of paths. */
  values = { store: 'default', provider: 'adyen', marketing: 'facebook' }

  constructor(visitor, onProgress) {
    this.visitor = visitor
    this.onProgress = onProgress
  }

  /** The same examination for another visitor, or with more variables. */
  with({ visitor = this.visitor, values = {} }) {
    const other = new Examination(visitor, this.onProgress)
    other.findings = this.findings
    other.values = { ...this.values, ...values }
    return other
  }

  /** Adds a finding. The same finding of a call is added once. */
  note(finding) {
    const isSame = ({ id, state, says }) =>
      id === finding.id && state === finding.state && says === finding.says
    const isKnown = !finding.differences.length && this.findings.some(isSame)
    if (!isKnown) this.findings.push(finding)
  }

  /** Takes back the findings about these operations, which the shop does not need. */
  drop(isUnneeded) {
    const ids = operations.filter(isUnneeded).map(({ id }) => id)
    const left = this.findings.filter(({ id }) => !ids.includes(id))
    this.findings.splice(0, this.findings.length, ...left)
  }

  /**
   * Sends a call and notes what it tells. Resolves to the parsed answer, or undefined if the call is off or broken. `check`
   * returns further differences of a good answer.
   */
  async call(id, { values = {}, query = '', json, form, good, check = () => [] } = {}) {
    const operation = operations.find((each) => each.id === id)
    const path = fill(operation.path, { ...this.values, ...values }) + query
    this.onProgress(`${operation.method} ${path.replace(/\?.*/, '')}`)
    const answer = await this.visitor.call(operation.method, path, { json, form })
    const finding = judge(operation, answer, { good })
    const body = parseJson(answer.text)
    if (finding.state === 'works') {
      finding.differences = check(body, answer)
      if (finding.differences.length) Object.assign(finding, { state: 'partly', says: 'differs' })
    }
    this.note(finding)
    return ['works', 'partly'].includes(finding.state) ? body : undefined
  }
}

const fill = (path, values) =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? `no-${name}`))
