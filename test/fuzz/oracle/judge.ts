import { createHash } from 'node:crypto'
import type { Answer, FuzzRequest, Outcome } from '../request.ts'
import type { World } from '../world/world.ts'
import { agentFault } from './agent.ts'
import { answerFault } from './answer.ts'
import type { Fault } from './finding.ts'
import { inputFault } from './input.ts'
import { leakFault } from './leaks.ts'

/** What the oracle says of an outcome: its faults, none when all is well. */
export type Judge = (request: FuzzRequest, outcome: Outcome) => Fault[]

/** 503 sheds load, which is what it is for; the report counts it apart. */
const SHED = 503

export function createJudge(world: World): Judge {
  const seen = new Set<string>()
  return (request, outcome) => {
    if (outcome.kind !== 'answer') return silenceFault(request, outcome)
    const faults: (Fault | undefined)[] = [
      statusFault(outcome),
      headerFault(outcome),
      successFault(request, outcome),
    ]
    // The same bytes were judged already: a cached answer is most of what is read.
    if (!isKnown(seen, request, outcome))
      faults.push(leakFault(request, outcome, world), answerFault(request, outcome))
    return faults.filter((fault) => fault !== undefined)
  }
}

function silenceFault(request: FuzzRequest, outcome: Exclude<Outcome, Answer>): Fault[] {
  if (outcome.kind === 'hang') return [{ kind: 'hang', detail: outcome.detail }]
  // Bytes that are no HTTP, or headers that end the message early, may be answered by closing.
  const mayClose = request.raw !== undefined || request.changes.some((change) => change.startsWith('header'))
  if (outcome.kind === 'closed' && mayClose) return []
  return [{ kind: 'no_answer', detail: outcome.detail }]
}

function statusFault({ status, body }: Answer): Fault | undefined {
  if (status < 500 || status === SHED) return undefined
  const code = /"code":"(\w+)"/.exec(body.toString('latin1'))?.[1] ?? ''
  return { kind: 'server_error', detail: `${status} ${code}` }
}

/** A value that was sent must not become a header of the answer. */
function headerFault({ headers }: Answer): Fault | undefined {
  return headers['set-cookie']?.startsWith('a=b') === true
    ? { kind: 'header', detail: 'a header that the request put into the answer' }
    : undefined
}

function successFault(request: FuzzRequest, answer: Answer): Fault | undefined {
  if (answer.status >= 300) return undefined
  if (request.call !== undefined) return agentFault(request.call, answer)
  if (request.foreign === true)
    return { kind: 'foreign_object', detail: `${answer.status} for another tenant's id` }
  const { route } = request
  const detail = route === undefined ? undefined : inputFault(request, route)
  return detail === undefined
    ? undefined
    : { kind: 'unchecked_input', detail: `${answer.status} though ${detail}` }
}

const KEPT = 100_000

function isKnown(seen: Set<string>, { operation, side }: FuzzRequest, { status, body }: Answer): boolean {
  if (status !== 200) return false
  const hash = `${operation} ${side} ${createHash('sha1').update(body).digest('base64')}`
  if (seen.has(hash)) return true
  if (seen.size < KEPT) seen.add(hash)
  return false
}
