import { type Fault, ServiceError } from '../../../errors.ts'
import { FAULTS_TOLD } from '../answer/echo.ts'
import { describeFault, escapePointer, shortened } from './faults.ts'

const MAX_DEPTH = 32
/** No schema has a tenth of it, and a parser and a validator take their time over each unknown one. */
const MAX_MEMBERS = 1000
/** The largest record has 50,000. */
const MAX_VALUES = 200_000
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body. Beside syntax it refuses what would be corrupted further in: bytes that are not UTF-8, nesting
 * without end, numbers that JavaScript reads as infinite, text that PostgreSQL cannot hold (NUL, lone surrogates).
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  const text = decodeText(bytes)
  if (text.trim() === '') throw emptyBody()
  refuseBulk(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw malformed(`The body is not JSON: ${(error as Error).message}.`)
  }
  const faults: Fault[] = []
  collectFaults(value, [], faults)
  if (faults.length > 0)
    throw new ServiceError(
      'validation_failed',
      `The body cannot be accepted: ${faults.slice(0, 5).map(describeFault).join('; ')}.`,
      { errors: faults },
    )
  return value
}

function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw malformed('The body is not valid UTF-8.')
  }
}

/** Looks at the form of a document before anything is made of it: 60,000 members take the parser 50 ms, and this one. */
function refuseBulk(text: string): void {
  const members: number[] = [0]
  let depth = 0
  let values = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (quoted) {
      if (code === 0x5c) index += 1
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      if (depth > MAX_DEPTH) throw malformed(`The body is nested more than ${MAX_DEPTH} levels deep.`)
      members[depth] = 0
    } else if (code === 0x7d || code === 0x5d) depth -= 1
    else if (code === 0x3a) {
      members[depth] = (members[depth] ?? 0) + 1
      if (members[depth]! > MAX_MEMBERS) throw tooMuch(`an object with more than ${MAX_MEMBERS} members`)
    } else if (code === 0x2c) {
      values += 1
      if (values > MAX_VALUES) throw tooMuch(`more than ${MAX_VALUES} values`)
    }
  }
}

/** Looks through a value; `path` leads to it, and becomes a pointer only where there is a fault. */
function collectFaults(value: unknown, path: (string | number)[], faults: Fault[]): void {
  if (faults.length >= FAULTS_TOLD) return
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      faults.push(faultAt(path, 'contains a NUL or half of a surrogate pair'))
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) faults.push(faultAt(path, 'is a number beyond what can be represented'))
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) collectInside(item, index, path, faults)
  else if (typeof value === 'object' && value !== null)
    for (const name of Object.keys(value)) {
      if (name.includes('\0') || !name.isWellFormed())
        faults.push(faultAt([...path, name], 'has a name that is not text'))
      // Code that copies an object member by member drops this one silently; the library for agents does so.
      if (name === '__proto__') faults.push(faultAt([...path, name], 'is not known here'))
      collectInside((value as Record<string, unknown>)[name], name, path, faults)
    }
}

function collectInside(value: unknown, name: string | number, path: (string | number)[], faults: Fault[]) {
  path.push(name)
  collectFaults(value, path, faults)
  path.pop()
}

const faultAt = (path: readonly (string | number)[], message: string): Fault => ({
  pointer: shortened(path.map((name) => `/${escapePointer(String(name).toWellFormed())}`).join('')),
  code: 'invalid_member',
  message,
})

const tooMuch = (what: string) =>
  new ServiceError('validation_failed', `The body contains ${what}.`, {
    errors: [{ pointer: '', code: 'invalid_member', message: `contains ${what}` }],
  })

export const emptyBody = (): ServiceError => malformed('The body is empty; this route needs a JSON document.')

const malformed = (detail: string) =>
  new ServiceError('malformed_json', detail, {
    hint: 'Send one JSON document in UTF-8, as RFC 8259 defines it.',
  })
