import { checkAbn } from '../abn.ts'
import { sha256 } from '../evidence.ts'
import { add, divide, multiply, type Rational, rational, toNumber } from '../factors/rational.ts'
import { isDay } from '../iso-dates.ts'
import type { Period } from '../period.ts'
import { rememberedUpTo } from '../remembered-by.ts'
import { activityOf, isOfTheYear, type Multiplier, multiplierOf, unitSize } from './activity.ts'
import type { LedgerScope } from './categories.ts'
import { type FactorUse, factorUseId } from './factor-use.ts'
import { type LedgerLine, type LineReason, LineRefusal } from './line.ts'
import { yearShareOf } from './months.ts'
import { ownWords } from './own-factors.ts'
import type { ResolvedFactor } from './resolve.ts'
import { isMoney } from './spend-factors.ts'

/** A line that can stand in the ledger. */
export interface TakenLine {
  readonly line: LedgerLine
  readonly use: FactorUse
  readonly factor: string
  readonly entity: string
  readonly facility: string
  /** In the unit of the factor: the whole, whatever share the boundary counts. */
  readonly activity: string
  readonly doubts: readonly LineReason[]
  readonly notes: readonly LineReason[]
}

/** About twice what Australia emits in a year: no line is that large, but a slip of units is. */
const LARGEST_T = 1e9

interface Known extends ResolvedFactor {
  readonly id: string
  readonly multipliers: Map<string, Multiplier>
}

/** What finding the factor of a line comes to. */
export type FoundFactor = ResolvedFactor | LineRefusal

/** Takes the lines of one period. What was found for one line serves all that use the same words. */
export class LineTaker {
  readonly #find: (line: LedgerLine) => ResolvedFactor
  readonly #period: Period
  readonly #days = new Set<string>()
  readonly #known = new Map<string, Known | LineRefusal>()
  #last: { readonly line: LedgerLine; readonly key: string } | undefined

  /** `find` throws a LineRefusal where a line has no factor. */
  constructor(find: (line: LedgerLine) => ResolvedFactor, period: Period) {
    this.#find = find
    this.#period = period
  }

  /** Throws a LineRefusal where the line cannot stand. */
  take(line: LedgerLine): TakenLine {
    this.#requireSound(line)
    const known = this.#resolve(line)
    const activity = activityOf(line.quantity, this.#multiplier(known, line))
    requirePlausible(line, known.use, activity)
    return {
      line,
      use: known.use,
      factor: known.id,
      entity: line.entity_abn ?? '',
      facility: line.facility?.trim() ?? '',
      activity,
      doubts: known.doubts,
      notes: known.notes,
    }
  }

  #multiplier({ use, multipliers }: Known, { unit, from, to }: LedgerLine): Multiplier {
    const key = isOfTheYear(use) ? `${unit}\n${from}\n${to}` : unit
    let known = multipliers.get(key)
    if (known === undefined) {
      known = multiplierOf(use, unitSize(use, unit), () =>
        yearShareOf({ start: from, end: to }, this.#period),
      )
      multipliers.set(key, known)
    }
    return known
  }

  /** Lines whose words were not met before: to find their factors is what takes time. */
  unknownAmong(lines: readonly LedgerLine[]): LedgerLine[] {
    const found = new Map(lines.map((line) => [keyOf(line), line]))
    return [...found].flatMap(([key, line]) => (this.#known.has(key) ? [] : [line]))
  }

  /** Finds the factor of a line, for this and for all others with its words. */
  learn(line: LedgerLine): void {
    const key = keyOf(line)
    if (!this.#known.has(key)) this.#known.set(key, knownBy(attempt(() => this.#find(line))))
  }

  /** The same with what was found elsewhere. */
  teach(line: LedgerLine, found: FoundFactor): void {
    this.#known.set(keyOf(line), knownBy(found))
  }

  /** What was found for the words of a line; undefined where no one looked. */
  foundFor(line: LedgerLine): FoundFactor | undefined {
    return this.#knownFor(line)
  }

  #resolve(line: LedgerLine): Known {
    if (this.#knownFor(line) === undefined) this.learn(line)
    const known = this.#knownFor(line)!
    if (known instanceof LineRefusal) throw known
    return known
  }

  #knownFor(line: LedgerLine): Known | LineRefusal | undefined {
    // Asked several times for each of a million lines.
    if (this.#last?.line !== line) this.#last = { line, key: keyOf(line) }
    return this.#known.get(this.#last.key)
  }

  /** A file names the same few hundred days again and again. */
  #isDay(day: string): boolean {
    if (this.#days.has(day)) return true
    const found = isDay(day)
    if (found) this.#days.add(day)
    return found
  }

  #requireSound({ from, to, quantity, unit, entity_abn: entity }: LedgerLine): void {
    const { start, end } = this.#period
    for (const [member, day] of [
      ['from', from],
      ['to', to],
    ] as const)
      if (!this.#isDay(day))
        throw new LineRefusal('day_invalid', member, `${JSON.stringify(day)} is not a day, such as ${start}.`)
    if (from > to)
      throw new LineRefusal('days_reversed', 'to', `The line ends on ${to}, before it begins on ${from}.`)
    if (from < start || to > end)
      throw new LineRefusal(
        'outside_period',
        from < start ? 'from' : 'to',
        `The line is about ${from} to ${to}, and the period is ${start} to ${end}. Split it at ${from < start ? start : end}, and enter each part in its own period.`,
      )
    // Money comes back; fuel that was burnt does not.
    if (!Number.isFinite(quantity) || (quantity < 0 && !isMoney(unit)))
      throw new LineRefusal(
        'quantity_negative',
        'quantity',
        `A quantity is zero or more, not ${quantity}. A credit is a correction: send the line again with its right quantity and name the old one in corrects.`,
      )
    if (entity !== undefined && !checkAbn(entity).ok)
      throw new LineRefusal('abn_checksum_failed', 'entity_abn', `The check digits of ${entity} are wrong.`)
  }
}

/** What makes two lines alike: everything that they are about, and nothing of where they were read. */
export function fingerprintOf(line: LedgerLine): string {
  const { activity, use, factor_id, from, to, quantity, unit, region, facility, entity_abn } = line
  const words = factor_id ?? wordsOf(activity, use)
  return sha256(
    JSON.stringify([words, from, to, quantity, unit.toLowerCase(), region, facility, entity_abn]),
  ).slice(0, 16)
}

/** A file has the same few words in many rows. */
const wordsOf = (activity: string | undefined, use: string | undefined): string =>
  rememberedWords(`${activity ?? ''}\0${use ?? ''}`)
const rememberedWords = rememberedUpTo(1000, (words: string) => {
  const [activity, use] = words.split('\0')
  return ownWords(activity, use)
})

/** Canonical JSON of a line. */
export const bodyOf = (line: LedgerLine): string => JSON.stringify(line, MEMBERS)

/** All that decides the factor of a line. */
const keyOf = (line: LedgerLine): string =>
  JSON.stringify([
    line.activity,
    line.use,
    line.region,
    line.gas_network,
    line.factor_id,
    line.scope,
    line.category,
    line.upstream,
    line.nger_method,
    line.document === undefined,
  ])

const knownBy = (found: FoundFactor): Known | LineRefusal =>
  found instanceof LineRefusal ? found : { ...found, id: factorUseId(found.use), multipliers: new Map() }

export function attempt(make: () => ResolvedFactor): FoundFactor {
  try {
    return make()
  } catch (error) {
    if (error instanceof LineRefusal) return error
    throw error
  }
}

const KG_PER_TONNE = rational(1000)

const tonnes = (activity: Rational, kilograms: string): Rational =>
  divide(multiply(activity, rational(kilograms)), KG_PER_TONNE)

/** Tonnes of a line by scope, before any share. */
export function emissionsOfLine(use: FactorUse, activity: string): Partial<Record<LedgerScope, number>> {
  const amount = rational(activity)
  const found: Partial<Record<LedgerScope, number>> = {}
  for (const { scope } of use.parts) {
    const parts = use.parts.filter((part) => part.scope === scope)
    const kilograms = parts.map(({ total }) => tonnes(amount, total))
    found[scope] = toNumber(kilograms.reduce((a, b) => add(a, b)))
  }
  return found
}

function requirePlausible({ quantity, unit }: LedgerLine, { parts }: FactorUse, activity: string): void {
  const most = Math.abs(Number(activity) * Number(parts[0]!.total)) / 1000
  if (most > LARGEST_T)
    throw new LineRefusal(
      'quantity_implausible',
      'quantity',
      `${quantity} ${unit} would be ${most.toPrecision(3)} t CO2-e, more than all of Australia emits in two years: check the quantity and its unit.`,
    )
}

/** All members of a line in the order of canonical JSON. */
const MEMBERS = [
  'activity',
  'category',
  'corrects',
  'data_quality',
  'document',
  'entity_abn',
  'estimate',
  'facility',
  'factor_id',
  'from',
  'gas_network',
  'id',
  'name',
  'nger_method',
  'note',
  'place',
  'quantity',
  'region',
  'remember',
  'scope',
  'sha256',
  'to',
  'unit',
  'upstream',
  'use',
]
