import { ReadError } from '../read-error.ts'

const ACTION_MEMBERS = new Set(['actionType', 'completedTime', 'certificateRanges'])
const RANGE_MEMBERS = new Set([
  'certificateType',
  'registeredPersonNumber',
  'accreditationCode',
  'generationYear',
  'generationMonth',
  'generationState',
  'startSerialNumber',
  'endSerialNumber',
  'fuelSource',
  'ownerAccount',
  'ownerAccountId',
  'ownerAccountID',
  'status',
  'creationDate',
])

/** An object of a list that is opened when it is read, so that one that is damaged leaves the others alone. */
export interface Entry {
  readonly path: string
  open(): Reading
}

/** The actions in an answer of the register. An answer that reports no success is refused. */
export function parseResponse(file: string, text: string): Entry[] {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch (error) {
    throw new ReadError({
      file,
      problem: `is not valid JSON: ${(error as Error).message}`,
      hint: 'The response may have been cut short. Fetch it again.',
    })
  }
  const root = new Reading(file, '', answer)
  const status = root.text('status')
  if (status !== 'Success')
    throw new ReadError({
      file,
      column: 'status',
      value: status,
      problem: 'reports no success',
      expected: 'Success',
    })
  return root.entries('result', ACTION_MEMBERS)
}

/** An object of the answer that names its place when a member is not what it should be. */
export class Reading {
  readonly path: string
  /** Members that this source does not know. Their values stay unsaid: they may name private persons. */
  readonly unknown: readonly string[]
  readonly #file: string
  readonly #members: Readonly<Record<string, unknown>>

  constructor(file: string, path: string, value: unknown, known?: ReadonlySet<string>) {
    this.path = path
    this.#file = file
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ReadError({ file, at: path || 'the answer', problem: 'is not an object' })
    this.#members = value as Readonly<Record<string, unknown>>
    this.unknown = known === undefined ? [] : Object.keys(this.#members).filter((name) => !known.has(name))
  }

  /** What stands where an owner should be named is not shown, because it may name a private person. */
  fault(column: string, printed: unknown, problem: string, expected?: string): ReadError {
    const value = /owner/i.test(column) ? undefined : printed
    return new ReadError({ file: this.#file, at: this.path || undefined, column, value, problem, expected })
  }

  text(name: string): string {
    const value = this.textOrNull(name)
    if (value === null) throw this.fault(name, value, 'is missing', 'text')
    return value
  }

  textOrNull(name: string): string | null {
    const value = this.#member(name) ?? null
    if (value !== null && typeof value !== 'string') throw this.fault(name, value, 'is not text', 'text')
    return value === null || value.trim() === '' ? null : value.trim()
  }

  oneOf(name: string, known: readonly string[]): string {
    const value = this.text(name)
    if (!known.includes(value)) throw this.fault(name, value, 'is not known here', known.join(', '))
    return value
  }

  count(name: string): number {
    const value = this.countOrNull(name)
    if (value === null) throw this.fault(name, value, 'is missing', 'a whole number')
    return value
  }

  countOrNull(name: string): number | null {
    const value = this.#member(name) ?? null
    if (value === null) return null
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
      throw this.fault(name, value, 'is not a whole number', 'zero or more')
    return value
  }

  entries(name: string, known: ReadonlySet<string> = RANGE_MEMBERS): Entry[] {
    const value = this.#member(name)
    if (!Array.isArray(value)) throw this.fault(name, value, 'is not a list', 'a list')
    const prefix = this.path === '' ? name : `${this.path}.${name}`
    return value.map((item: unknown, index) => {
      const path = `${prefix}[${index}]`
      return { path, open: () => new Reading(this.#file, path, item, known) }
    })
  }

  #member(name: string): unknown {
    return Object.hasOwn(this.#members, name) ? this.#members[name] : undefined
  }
}
