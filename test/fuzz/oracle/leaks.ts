import type { Answer, FuzzRequest } from '../request.ts'
import { OTHER, type World } from '../world/world.ts'
import type { Fault } from './finding.ts'

/** What only we may see: stacks, files, words of the database. */
const INTERNALS =
  /\n\s+at \S+ \(|\bat Object\.|node_modules|\bnode:internal|\.[jt]s:\d+|syntax error at|violates [\w-]+ constraint|invalid input syntax|invalid byte sequence|unsupported Unicode|relation \\?"|pg_catalog|PGlite|ECONNREFUSED|ENOENT|EACCES|Cannot read propert|is not a function|is not iterable|Maximum call stack|SOUTHERLY_SECRET=/

/** Pages and documents of ours, which may speak of such things. */
const OWN_TEXT = /^\/(docs|llms\.txt|openapi\.json|assets|errors|methods|schemas|$|\?)/

/** Whether an answer holds what it must not. */
export function leakFault(request: FuzzRequest, answer: Answer, world: World): Fault | undefined {
  const text = answer.body.toString('latin1')
  const foreign = world.tenants[OTHER[request.side]]
  for (const [what, secret] of [
    ['marker', foreign.marker],
    ['tenant id', foreign.id],
    ...Object.values(foreign.keys).map((key) => ['key', key] as const),
  ] as const)
    if (text.includes(secret) || answer.head.includes(secret))
      return { kind: 'foreign_marker', detail: `the other tenant's ${what}` }
  if (OWN_TEXT.test(request.target) && answer.status < 400) return undefined
  const found = INTERNALS.exec(text)?.[0]
  // An answer may repeat what it was asked.
  if (found === undefined || asked(request).includes(found)) return undefined
  return { kind: 'internals', detail: JSON.stringify(found.slice(0, 60)) }
}

function asked({ target, body = '', raw }: FuzzRequest): string {
  let decoded = target
  try {
    decoded = decodeURIComponent(target)
  } catch {
    // Then nothing could have been read out of it either.
  }
  return `${target}\n${decoded}\n${body}\n${raw?.toString('latin1') ?? ''}`
}
