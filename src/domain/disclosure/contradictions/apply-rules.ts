import { addDays } from '../../calendar.ts'
import type { ComparedRecord, Found } from './contradiction.ts'
import type { Pair } from './pair.ts'
import { shareOfDays } from './registry-year.ts'
import { type Condition, MEASURE_TABLE, type Rule, type SideOfRule, TOLERANCES } from './rule.ts'

const CONSTANTS = Object.fromEntries(Object.entries(TOLERANCES).map(([name, { value }]) => [name, value]))
const NAME = /\{(\w+)\}/g

/** The records that a side can be in, as far as their versions go. */
type Versions = Readonly<Record<ComparedRecord, { readonly version: number } | null>>

/** What a rule finds in its pairs. */
export const applyRule = (rule: Rule, pairs: readonly Pair[], records: Versions): Found[] =>
  pairs.flatMap((pair) => {
    if (rule.measures?.some((measure) => measure === pair['measure']) === false) return []
    const named = { ...CONSTANTS, ...MEASURE_TABLE[shown(pair['measure'] ?? '')], ...pair }
    const [declared, other] = [rule.declared, rule.other].map((side) => sideOf(side, named, records))
    return isMet(rule, declared!.value, other!.value, pair)
      ? [
          {
            declared: {
              ...declared!,
              record: declared!.record!,
              version: declared!.version!,
              pointer: declared!.pointer!,
            },
            other: {
              ...other!,
              source: rule.other.source === undefined ? null : fillWords(rule.other.source, named),
              evidence: pair.evidence ?? [],
            },
            requirement_ids: (rule.requirements ?? [])
              .filter((words) => !isOpen(words, named))
              .map((words) => fillWords(words, named)),
            settle: rule.settle === undefined ? null : fillWords(rule.settle, named),
          },
        ]
      : []
  })

function sideOf(side: SideOfRule, named: Pair, records: Versions) {
  const record = side.record === undefined ? null : (fillWords(side.record, named) as ComparedRecord)
  return {
    what: fillWords(side.what, named),
    value: valueOf(side.value, named),
    unit: side.unit === undefined ? null : fillWords(side.unit, named),
    record,
    version: record === null ? null : (records[record]?.version ?? 0),
    pointer: side.pointer === undefined ? null : fillWords(side.pointer, named),
  }
}

const isOpen = (words: string, named: Pair): boolean =>
  words.matchAll(NAME).some(([, name]) => named[name!] === undefined)

/** Words with the values that they name. */
export const fillWords = (words: string, named: Pair): string =>
  words.replaceAll(NAME, (_, name: string) => {
    if (named[name] === undefined) throw new RangeError(`"${words}": there is no ${name}`)
    return shown(named[name])
  })

function shown(value: Pair[string]): string {
  if (typeof value === 'object') throw new RangeError('evidence is not a value')
  return String(value)
}

function valueOf(words: string, named: Pair): string | number {
  const value = named[/^\{(\w+)\}$/.exec(words)?.[1] ?? '']
  return typeof value === 'number' ? value : fillWords(words, named)
}

type Value = string | number

function isMet({ when, tolerance }: Condition, declared: Value, other: Value, pair: Pair): boolean {
  const days = typeof pair['days_apart'] === 'number' ? pair['days_apart'] : 0
  const share = tolerance === undefined ? 0 : TOLERANCES[tolerance].value + shareOfDays(days)
  return (
    when === undefined ||
    when.some((tests) =>
      tests.every((test) => {
        if (test in TESTS) return TESTS[test as keyof typeof TESTS](declared, other, share, pair)
        return pair[test] === true
      }),
    )
  )
}

const isApart = (value: number, from: number, share: number): boolean =>
  Math.abs(value - from) > Math.max(share * Math.abs(from), TOLERANCES.one_unit.value)

/** Days compare as texts, and so do a day and a year. */
const isBelow = (value: Value, other: Value): boolean =>
  typeof value === 'string' ? value < String(other) : value < Number(other)

const TESTS = {
  apart: (value: Value, other: Value, share: number) => isApart(Number(value), Number(other), share),
  apart_of_declared: (value: Value, other: Value, share: number) =>
    isApart(Number(other), Number(value), share),
  apart_by_year: (value: Value, other: Value, share: number, { is_same, is_across }: Pair) => {
    const [own, printed, factor] = [Number(value), Number(other), TOLERANCES.near_year_factor.value]
    if (is_same === true) return isApart(own, printed, share)
    if (is_across === true) return isApart(own, printed, TOLERANCES.across_years_share.value)
    return printed >= TOLERANCES.least_compared.value && (own <= printed / factor || own >= printed * factor)
  },
  above_share: (value: Value, other: Value, share: number) => Number(value) > share * Number(other),
  below: isBelow,
  above: (value: Value, other: Value) => isBelow(other, value),
  later: (value: Value, other: Value, days: number) => value > addDays(String(other), days),
  unequal: (value: Value, other: Value) => value !== other,
} as const
