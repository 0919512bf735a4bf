import { type Fault, KINDS, type Kind } from '../oracle/finding.ts'
import type { FuzzRequest, Outcome } from '../request.ts'

/** A defect as far as the fuzzer can tell defects apart, with the first request that showed it. */
export interface Finding {
  readonly kind: Kind
  readonly operation: string
  readonly detail: string
  count: number
  readonly request: FuzzRequest | undefined
  /** The beginning of the answer. */
  readonly answer: string
  /** What the server's log says of the request. */
  cause?: string
}

const ANSWER_SHOWN = 400

export class Findings {
  readonly #bySignature = new Map<string, Finding>()
  readonly #onNew: (finding: Finding) => void

  constructor(onNew: (finding: Finding) => void = () => {}) {
    this.#onNew = onNew
  }

  get size(): number {
    return this.#bySignature.size
  }

  add(fault: Fault, request: FuzzRequest | undefined, outcome?: Outcome): void {
    const operation = request?.operation ?? 'the server'
    const signature = `${fault.kind} ${operation} ${fault.detail}`
    const known = this.#bySignature.get(signature)
    if (known !== undefined) {
      known.count += 1
      return
    }
    const answer = outcome?.kind === 'answer' ? outcome.body.toString('utf8', 0, ANSWER_SHOWN) : ''
    const finding: Finding = { ...fault, operation, count: 1, request, answer }
    this.#bySignature.set(signature, finding)
    this.#onNew(finding)
  }

  /** Gives findings the reason that the server wrote down under the id of the request. */
  explain(logLines: readonly string[]): void {
    const causes = new Map<string, string>()
    for (const line of logLines) {
      const entry = parse(line)
      if (entry?.request_id !== undefined) causes.set(entry.request_id, entry.err?.message ?? entry.msg ?? '')
    }
    for (const finding of this.#bySignature.values()) {
      const cause = causes.get(`fuzz-${finding.request?.index}`)
      if (cause !== undefined) finding.cause ??= cause
    }
  }

  /** Gravest first. */
  list(): readonly Finding[] {
    return [...this.#bySignature.values()].toSorted(
      (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.count - a.count,
    )
  }
}

interface LogLine {
  readonly request_id?: string
  readonly msg?: string
  readonly err?: { readonly message?: string }
}

function parse(line: string): LogLine | undefined {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return undefined
  }
}
