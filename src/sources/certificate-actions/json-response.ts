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

/** The actions in an answer of the register. An answer that reports no success is refused. */
export function parseResponse(file: string, text: string): Reading[] {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch (error) {
    throw new ReadError({
      file,
      problem: `is not valid JSON: ${(error as Error).message}`,
      hint: 'The answer may have been cut short. Fetch it again.',
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
  return root.list('result', ACTION_MEMBERS)
}

/** An object of the answer that names its place when a member is not what it should be. */
export class Reading {
  readonly path: string
  readonly #file: string
  readonly #members: Readonly<Record<string, unknown>>

  constructor(file: string, path: string, value: unknown, known?: ReadonlySet<string>) {
    this.path = path
    this.#file = file
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ReadError({ file, at: path || 'the answer', value, problem: 'is not an object' })
    this.#members = value as Readonly<Record<string, unknown>>
    const unknown = Object.keys(this.#members).find((name) => known !== undefined && !known.has(name))
    if (unknown !== undefined)
      throw this.fault(
        unknown,
        this.#members[unknown],
        'is a member that this source does not know',
        [...known!].join(', '),
      )
  }

  fault(column: string, value: unknown, problem: string, expected?: string): ReadError {
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

  list(name: string, known: ReadonlySet<string> = RANGE_MEMBERS): Reading[] {
    const value = this.#member(name)
    if (!Array.isArray(value)) throw this.fault(name, value, 'is not a list', 'a list')
    const prefix = this.path === '' ? name : `${this.path}.${name}`
    return value.map((item, index) => new Reading(this.#file, `${prefix}[${index}]`, item, known))
  }

  #member(name: string): unknown {
    return Object.hasOwn(this.#members, name) ? this.#members[name] : undefined
  }
}
