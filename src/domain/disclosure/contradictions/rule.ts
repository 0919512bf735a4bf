import { type Constant, PLAIN } from '../../formula/formula.ts'
import type { RecordKind } from '../records/kinds.ts'
import { MEASURES, type Measure } from '../records/s2-statements.ts'

/**
 * One side of a rule. `{name}` is a value of the pair, a constant, or `words` and `unit` of the pair's measure; the rest is as it
 * stands. A text that is one name alone gives the value itself.
 */
export interface SideOfRule {
  readonly what: string
  readonly value: string
  readonly unit?: string
  /** For a value in a record; every other side has a source. */
  readonly record?: string
  readonly pointer?: string
  readonly source?: string
}

/**
 * `apart`: further apart than the tolerance as a share of the other side, and than one unit; the share of the
 * year that `days_apart` are is tolerated too; `apart_of_declared`: as a share of the
 * declared one. `apart_by_year`: `apart` where the pair is `is_same`, by the share of years that it lies across where it `is_across`, else at most half or at least double, from the least compared on. `above_share`:
 * above the tolerance as a share of the other side. `later`: by
 * more days than the tolerance. Every name with `is_` is a truth of the pair.
 */
type Test =
  | 'apart'
  | 'apart_of_declared'
  | 'apart_by_year'
  | 'above_share'
  | 'below'
  | 'above'
  | 'later'
  | 'unequal'
  | `is_${string}`

/** When a pair of values is a contradiction: where all tests of one line hold; without tests, wherever the pair is. */
export interface Condition {
  /** What makes such a pair, where no test does. */
  readonly where?: string
  readonly when?: readonly (readonly Test[])[]
  readonly tolerance?: keyof typeof TOLERANCES
}

/** One comparison, as data that is published. */
export interface Rule<Pairs extends string = string> extends Condition {
  /** The list of pairs that it is about. */
  readonly pairs: Pairs
  /** The measures that it is about; all without it. */
  readonly measures?: readonly Measure[]
  readonly declared: SideOfRule
  readonly other: SideOfRule
  /** What a person can do about it, where the kind says too little. */
  readonly settle?: string
  /** Requirements that the declared value is evidence of, beside those of the kind. One whose name the pair does not have is left out. */
  readonly requirements?: readonly string[]
}

/** Where records hold a day or a period, and what it is called. `*` is each element of a list; `{name}` a member of it, `{number}` its number. */
export interface Place {
  readonly record: RecordKind
  readonly pointer: string
  readonly what: string
  readonly of: 'statement' | 'boundary_signature' | 'signature' | 'election' | 'retirement' | 'period'
}

export const PLACES: readonly Place[] = [
  {
    of: 'statement',
    record: 's2_statements',
    pointer: '/statements/*/date',
    what: 'day of the statement on {requirement_id}',
  },
  {
    of: 'boundary_signature',
    record: 'organisational_boundary',
    pointer: '/sign_off/on',
    what: 'sign-off of the boundary',
  },
  {
    of: 'election',
    record: 'organisational_boundary',
    pointer: '/reliefs/*/elected_on',
    what: 'election of {relief}',
  },
  {
    of: 'election',
    record: 'emission_targets',
    pointer: '/no_target/stated_by/on',
    what: 'statement that there is no target',
  },
  { of: 'signature', record: 's2_statements', pointer: '/sign_off/on', what: 'sign-off of the statements' },
  {
    of: 'signature',
    record: 's2_statements',
    pointer: '/declaration/resolved_on',
    what: 'directors’ resolution about the declaration',
  },
  {
    of: 'signature',
    record: 's2_statements',
    pointer: '/declaration/signed_by/*/on',
    what: 'signature of {name} under the declaration',
  },
  {
    of: 'retirement',
    record: 'market_based_evidence',
    pointer: '/instruments/*/retirement/date',
    what: 'retirement of instrument {id}',
  },
  { of: 'period', record: 'organisational_boundary', pointer: '/period', what: 'period of the boundary' },
  {
    of: 'period',
    record: 'market_based_evidence',
    pointer: '/period',
    what: 'period of the electricity record',
  },
  { of: 'period', record: 's2_statements', pointer: '/period', what: 'period of the statements' },
  {
    of: 'period',
    record: 'emission_targets',
    pointer: '/targets/*/base/period',
    what: 'base period of target {id}',
  },
  {
    of: 'period',
    record: 'emission_targets',
    pointer: '/targets/*/target_period',
    what: 'target period of target {id}',
  },
  {
    of: 'period',
    record: 'emission_targets',
    pointer: '/targets/*/actuals/*/period',
    what: 'actual {number} of target {id}',
  },
]

/** What a sentence calls each measure. */
export const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  scope1_t: 'scope 1',
  scope2_location_t: 'location-based scope 2',
  scope2_market_t: 'market-based scope 2',
  scope1_and_2_t: 'scope 1 and 2',
  scope3_t: 'scope 3',
  net_energy_gj: 'net energy',
  safeguard_covered_t: 'covered emissions',
  safeguard_baseline_t: 'baseline',
}

/** Words and unit of each measure, as they are published. */
export const MEASURE_TABLE = Object.fromEntries(
  Object.entries(MEASURE_WORDS).map(([measure, words]) => [
    measure,
    { words, unit: MEASURES[measure as Measure] },
  ]),
)

const OWN = 'docs/methods/contradictions.md'

export const TOLERANCES = {
  same_year_share: { value: 0.05, unit: PLAIN, label: 'Share, same measure and year', source: OWN },
  electricity_share: { value: 0.05, unit: PLAIN, label: 'Share, tonnes computed from kWh', source: OWN },
  ledger_share: { value: 0.05, unit: PLAIN, label: 'Share, tonnes computed from activity', source: OWN },
  material_share: { value: 0.05, unit: PLAIN, label: 'Share above which nothing is immaterial', source: OWN },
  rounding_share: { value: 0.01, unit: PLAIN, label: 'Share, both sides rounded', source: OWN },
  across_years_share: {
    value: 0.2,
    unit: PLAIN,
    label: 'Share, a period that lies across two published years',
    source: OWN,
  },
  near_year_factor: { value: 2, unit: PLAIN, label: 'Factor, neighbouring years', source: OWN },
  least_shared_days: {
    value: 330,
    unit: 'days',
    label: 'Shared days that make a year the period’s',
    source: OWN,
  },
  days_of_year: {
    value: 365,
    unit: 'days',
    label: 'Days of a year, to tolerate those that differ',
    source: OWN,
  },
  least_compared: { value: 1000, unit: 't or GJ', label: 'Least figure of a neighbouring year', source: OWN },
  one_unit: { value: 1, unit: 't or GJ', label: 'Figures are printed in whole units', source: OWN },
  clock_days: { value: 1, unit: 'days', label: 'A day begins earlier in Australia', source: OWN },
  year_end_days: {
    value: 7,
    unit: 'days',
    label: 'Days by which the ends of years of whole weeks differ',
    source: OWN,
  },
  longest_year_days: { value: 371, unit: 'days', label: 'Longest financial year, 53 weeks', source: OWN },
} as const satisfies Readonly<Record<string, Constant>>
