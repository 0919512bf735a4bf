import { ReadError } from '../read-error.ts'

/** What the reader needs of a plan, in whichever shape it came. */
export interface Plan {
  readonly id: string
  readonly name: string | null
  readonly brand: string | null
  readonly customerType: string | null
  readonly distributors: readonly string[]
  readonly updatedOn: string | null
  readonly charges: readonly unknown[]
  readonly includedGreen: string | null
}

/** Members of a JSON object, none of them checked yet. */
export type Members = Readonly<Record<string, unknown>>

/** A plan that is opened when it is read, so that one that is damaged leaves the others alone. */
export interface PlanEntry {
  /** Id or position, as far as known before it is opened. */
  readonly name: string
  open(): Plan
}

export interface PlanFile {
  readonly plans: readonly PlanEntry[]
  /** Day on which the plans were collected, where the file says so. */
  readonly collectedOn: string | undefined
}

const DAY = /(?<!\d)20\d\d-[01]\d-[0-3]\d(?!\d)/u

/**
 * The plans of a file. Three shapes are known: the answer of a plan service (`{"data": {...}}`), a list of such answers,
 * and an excerpt that holds nothing but the charges of each plan by its id, with a member `_note` that says when.
 */
export function readPlans(file: string, json: unknown): PlanFile {
  if (Array.isArray(json))
    return {
      plans: json.map((item: unknown, index) => entry(`plan ${index + 1}`, (at) => answered(file, item, at))),
      collectedOn: undefined,
    }
  const members = membersOf(json, { file, at: 'the file' })
  if ('data' in members)
    return { plans: [entry('data', (at) => answered(file, members, at))], collectedOn: undefined }
  const { _note: note, ...charges } = members
  const plans = Object.entries(charges).map(([id, list]) => entry(id, () => excerpted(file, id, list)))
  return { plans, collectedOn: typeof note === 'string' ? DAY.exec(note)?.[0] : undefined }
}

const entry = (name: string, open: (name: string) => Plan): PlanEntry => ({ name, open: () => open(name) })

/** A member that must be an object. */
export function membersOf(value: unknown, place: { file: string; at: string }): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ReadError({ ...place, value, problem: 'is not an object' })
  return value as Members
}

/** A member that must be a list, or absent. */
export function listOf(value: unknown, place: { file: string; at: string }): unknown[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw new ReadError({ ...place, value, problem: 'is not a list' })
  return value
}

/** A member that is text, or absent. */
export function textOf(members: Members, name: string, place: { file: string; at: string }): string | null {
  const value = members[name] ?? null
  if (value !== null && typeof value !== 'string')
    throw new ReadError({ ...place, column: name, value, problem: 'is not text' })
  return value
}

function answered(file: string, answer: unknown, at: string): Plan {
  const data = membersOf(membersOf(answer, { file, at })['data'], { file, at: `${at}/data` })
  const id = textOf(data, 'planId', { file, at })
  if (id === null)
    throw new ReadError({
      file,
      at,
      column: 'planId',
      problem: 'is missing',
      expected: 'the answer of a plan service for one plan',
    })
  const place = { file, at: id }
  const geography = membersOf(data['geography'] ?? {}, { file, at: `${id}/geography` })
  const contract = membersOf(data['electricityContract'] ?? {}, { file, at: `${id}/electricityContract` })
  const included = membersOf(contract['intrinsicGreenPower'] ?? {}, { file, at: `${id}/intrinsicGreenPower` })
  const distributors = geography['distributors'] ?? []
  if (!Array.isArray(distributors) || !distributors.every((name) => typeof name === 'string'))
    throw new ReadError({
      ...place,
      column: 'distributors',
      value: distributors,
      problem: 'is not a list of names',
    })
  return {
    id,
    name: textOf(data, 'displayName', place),
    brand: textOf(data, 'brandName', place),
    customerType: textOf(data, 'customerType', place),
    distributors,
    updatedOn: textOf(data, 'lastUpdated', place)?.slice(0, 10) ?? null,
    charges: listOf(contract['greenPowerCharges'], { file, at: `${id}/greenPowerCharges` }),
    includedGreen: textOf(included, 'greenPercentage', { file, at: `${id}/intrinsicGreenPower` }),
  }
}

function excerpted(file: string, id: string, charges: unknown): Plan {
  if (!Array.isArray(charges))
    throw new ReadError({
      file,
      at: id,
      value: charges,
      problem: 'is not a list of green power charges',
      expected: 'plan data of the Consumer Data Right',
    })
  return {
    id,
    name: null,
    brand: null,
    customerType: null,
    distributors: [],
    updatedOn: null,
    charges: listOf(charges, { file, at: `${id}/greenPowerCharges` }),
    includedGreen: null,
  }
}
