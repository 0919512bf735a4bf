import type { Period } from '../documents.ts'
import { firstPeriod, isLong, listedYears, monthsAfter, passedYearEnd, twelveMonths } from './years.ts'

/** Facts of a company that decide its duty to report; a missing one is unknown. */
export type DutyFacts = Readonly<Record<string, unknown>>

/** docs/methods/reporting_duty.md, the table of its formula. */
const GROUPS = [
  { group: 1, from: '2025-01-01', sizes: [500e6, 1e9, 500], nger: ['above_threshold'], assets: null },
  {
    group: 2,
    from: '2026-07-01',
    sizes: [200e6, 500e6, 250],
    nger: ['above_threshold', 'registered'],
    assets: 5e9,
  },
  { group: 3, from: '2027-07-01', sizes: [50e6, 25e6, 100], nger: [], assets: null },
] as const
/** The only group that is known to take schemes and funds by their size. */
const OWNERS_BY_SIZE = 3
const SIZES = ['revenue_aud', 'gross_assets_aud', 'employees'] as const
const NEEDED = 2

/** The table of kinds of entity: whether it lodges, months to lodge, whether it is tested by assets; null is unknown. */
const KINDS: Readonly<Record<string, readonly [lodges: true | null, months: number | null, owner: unknown]>> =
  {
    disclosing_entity: [true, 3, null],
    registered_scheme: [true, 3, true],
    registrable_superannuation_entity: [true, 3, true],
    retail_cciv: [null, null, true],
    public_company: [true, 4, false],
    large_proprietary_company: [true, 4, false],
    small_proprietary_company: [null, 4, false],
    other: [null, 4, false],
  }
const BY_LISTING = new Set(['public_company', 'large_proprietary_company', 'small_proprietary_company'])
const UNKNOWN_KIND = [null, null, null] as const

/** Reliefs and assurance of companies in a group: which years they are about. */
const RELIEFS = ['C3', 'C4(a)', 'C4(b)'].map((relief) => ({ relief, until_year: 1 }))
const ASSURANCE = [
  { from_year: 1, to_year: 1, level: 'limited' },
  { from_year: 2, to_year: 3, level: 'limited' },
  { from_year: 4, to_year: null, level: 'reasonable' },
]

/** What the kind of entity and its listing say. */
function kindOf(facts: DutyFacts) {
  const name = String(facts['entity_kind'])
  const [lodges, months, owner] = KINDS[name] ?? UNKNOWN_KIND
  const said = facts['lodges_financial_reports'] ?? null
  const isListed = facts['listed'] === true
  const needsListing = BY_LISTING.has(name) && facts['listed'] === undefined
  return {
    lodges: isListed ? true : (lodges ?? said),
    months: isListed ? 3 : needsListing ? null : months,
    owner,
    needsListing,
  }
}
type Kind = ReturnType<typeof kindOf>

/** The duty from the facts, without its sentences. */
export function dutyOf(given: DutyFacts, period: Period) {
  const { year_starts, ...rest } = given
  const starts = listedYears(year_starts as readonly string[] | undefined, period)
  const facts: DutyFacts = starts === null ? rest : { ...rest, year_starts: starts }
  const kind = kindOf(facts)
  const tests = GROUPS.flatMap((rule) => testsOf(rule, facts, kind))
  const groupMet = (group: number): boolean | undefined => {
    const results = new Set(tests.filter((test) => test.group === group).map(({ met }) => met))
    return results.has(true) ? true : results.has(null) ? undefined : false
  }
  const first = GROUPS.findIndex(({ group }) => groupMet(group) === true)
  const before = GROUPS.slice(0, first < 0 ? GROUPS.length : first)
    .map(({ group }) => group)
    .filter((group) => groupMet(group) === undefined)
  const reached = first < 0 ? [] : [GROUPS[first]!.group]
  const isSettled = reached.length > 0 && before.length === 0 && kind.lodges === true
  const possible = kind.lodges === false || isSettled ? [] : [...before, ...reached]
  const rule = kind.lodges !== false && isSettled ? GROUPS[first]! : null
  const days = rule === null ? null : firstPeriod(rule.from, facts, period)
  const isGroupMet = possible.length > 0 && groupMet(possible[0]!) === true
  const status = possible.length > 0 ? 'unknown' : rule === null ? 'no_duty' : 'in_group'
  const isBeforeFirst = days !== null && period.end < days.end
  const isWithout = kind.months === null || status === 'no_duty'
  const ends = [
    isWithout || isBeforeFirst ? null : lastDay(facts, period),
    isWithout ? null : earlierEnd(facts, period, rule?.from ?? null),
  ].filter((day) => day !== null)
  return {
    status,
    group: rule?.group ?? null,
    possible_groups: possible,
    tests,
    first_period: days,
    lodgement_due: ends.length === 0 ? null : monthsAfter(ends.toSorted()[0]!, kind.months!),
    year_starts: starts ?? [],
    reliefs: rule === null ? [] : RELIEFS,
    assurance: rule === null ? [] : ASSURANCE,
    unknown: missing(facts, kind, { possible, isGroupMet, hasRule: rule !== null, days, period }),
  }
}

/** The end of twelve months stands for that of a longer period, until it is shown to be the first of the entity. */
const lastDay = (facts: DutyFacts, period: Period): string =>
  isLong(period) && facts['first_year_shown'] !== true ? twelveMonths(period.start) : period.end

/** The year end of an earlier period that this one runs past, unless that year is before the first one; null otherwise. */
function earlierEnd(facts: DutyFacts, period: Period, from: string | null): string | null {
  const yearEnd = facts['earlier_year_end']
  const passed = typeof yearEnd === 'string' ? passedYearEnd(period, yearEnd) : null
  const first = from === null ? null : firstPeriod(from, { ...facts, year_end: yearEnd }, period)
  return passed === null || (first !== null && passed < first.end) ? null : passed
}

/** What would decide the group, then what only the dates hang on, in the order in which an answer lists them. */
function missing(
  facts: DutyFacts,
  kind: Kind,
  found: {
    readonly possible: readonly number[]
    readonly isGroupMet: boolean
    readonly hasRule: boolean
    readonly days: Period | null
    readonly period: Period
  },
): string[] {
  const isOpen = found.possible.length > 0
  const hasDates = isOpen || found.hasRule
  const isGroupOpen = isOpen && !found.isGroupMet
  const isIrregular = facts['year_starts'] !== undefined || !isTwelveMonths(found.period)
  const wanted: readonly (readonly [name: string, isWanted: boolean])[] = [
    ['lodges_financial_reports', isOpen && kind.lodges === null],
    ...[...SIZES, 'nger'].map((name) => [name, isGroupOpen] as const),
    ['asset_owner_aud', isGroupOpen && kind.owner !== false],
    [
      'entity_kind',
      hasDates &&
        (kind.months === null || (isGroupOpen && kind.owner !== false && facts['asset_owner_aud'] !== 0)),
    ],
    ['listed', hasDates && kind.needsListing],
    ['year_end', hasDates && !isIrregular],
  ]
  return [
    ...wanted.filter(([name, isWanted]) => isWanted && facts[name] === undefined).map(([name]) => name),
    ...(found.hasRule && found.days === null && isIrregular ? ['year_starts'] : []),
  ]
}

const isTwelveMonths = ({ start, end }: Period): boolean => {
  const after = new Date(Date.parse(`${end}T00:00:00Z`) + 864e5).toISOString().slice(0, 10)
  return after.slice(5) === start.slice(5) && Number(after.slice(0, 4)) - Number(start.slice(0, 4)) === 1
}

function testsOf({ group, sizes, nger, assets }: (typeof GROUPS)[number], facts: DutyFacts, kind: Kind) {
  const results = SIZES.map((name, index) => {
    const value = facts[name]
    return typeof value === 'number' ? value >= sizes[index]! : null
  })
  const [met, open] = [
    results.filter((one) => one === true).length,
    results.filter((one) => one === null).length,
  ]
  const taken: readonly string[] = nger
  const owned = facts['asset_owner_aud']
  const status = facts['nger'] as string | undefined
  const isLarge = assets === null ? false : typeof owned === 'number' ? owned >= assets : null
  const forOwners = (result: boolean | null) => {
    const isApart = result === true && kind.owner === true && group !== OWNERS_BY_SIZE
    return { met: isApart ? null : result, not_sourced: isApart }
  }
  const bySize = met >= NEEDED ? true : met + open < NEEDED ? false : null
  const byNger = taken.length === 0 ? false : status === undefined ? null : taken.includes(status)
  return [
    { group, test: 'size', ...forOwners(bySize) },
    { group, test: 'nger', ...forOwners(byNger) },
    { group, test: 'asset_owner', met: byAssets(isLarge, kind) },
  ]
}

/** A large owner of assets is one of the kinds that the law names. */
function byAssets(isLarge: boolean | null, { owner }: Kind): boolean | null {
  if (isLarge === false) return isLarge
  if (owner === false) return false
  return isLarge === true && owner === true ? true : null
}
