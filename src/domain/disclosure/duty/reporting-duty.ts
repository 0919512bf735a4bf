import { addDays, addYears, type IsoDay } from '../../calendar.ts'
import type { Method } from '../../evidence.ts'
import type { Period } from '../../period.ts'
import type { ReliefRule } from '../framework.ts'
import regime from './reporting-regime.json' with { type: 'json' }

export const REPORTING_DUTY: Method = { id: 'reporting_duty', version: '1.0.0' }

export type NgerStatus = 'above_threshold' | 'registered' | 'not_registered'
export type EntityKind = keyof typeof regime.lodgement_months

/** What decides the duty. Null is unknown, and never counts as no. */
export interface DutyFacts {
  /** Whether the company must lodge financial reports under Chapter 2M of the Act; without that there is no duty. */
  readonly lodges_financial_reports: boolean | null
  readonly revenue_aud: number | null
  readonly gross_assets_aud: number | null
  readonly employees: number | null
  readonly nger: NgerStatus | null
  /** Assets at the year end of a scheme or fund that owns assets for others; zero for everybody else. */
  readonly asset_owner_aud: number | null
  readonly entity_kind: EntityKind | null
  /** Last day of the financial year, as MM-DD. */
  readonly year_end: string | null
}

/** One criterion of one group. `met` is null when a fact is missing. */
export interface DutyTest {
  readonly group: number
  readonly test: 'size' | 'nger' | 'asset_owner'
  readonly met: boolean | null
  readonly detail: string
}

export interface ReportingDuty {
  readonly method: Method
  readonly source: string
  readonly status: 'in_group' | 'no_duty' | 'unknown'
  /** Null when there is no duty or it cannot be told. */
  readonly group: number | null
  /** Groups that the missing facts leave open; empty when the group is known. */
  readonly possible_groups: readonly number[]
  readonly tests: readonly DutyTest[]
  readonly first_period: Period | null
  readonly lodgement_due: IsoDay | null
  /** Reliefs that the company may elect. */
  readonly reliefs: readonly Pick<ReliefRule, 'relief' | 'until_year' | 'what'>[]
  readonly assurance: typeof regime.assurance
  /** Facts that would decide what is open. */
  readonly unknown: readonly (keyof DutyFacts)[]
}

type GroupRule = (typeof regime.groups)[number]

/** Which group a company falls in, when it first reports and by when, from the law's dated thresholds. */
export function reportingDuty(facts: DutyFacts, reliefs: readonly ReliefRule[]): ReportingDuty {
  const tests = regime.groups.flatMap((rule) => testsOf(rule, facts))
  const { group, possible } = decide(tests, facts)
  const rule = regime.groups.find((candidate) => candidate.group === group)
  const first = rule === undefined || facts.year_end === null ? null : firstPeriod(rule, facts.year_end)
  const isOpen = possible.length > 0
  return {
    method: REPORTING_DUTY,
    source: regime.source,
    status: isOpen ? 'unknown' : group === null ? 'no_duty' : 'in_group',
    group,
    possible_groups: possible,
    tests,
    first_period: first,
    lodgement_due:
      first === null || facts.entity_kind === null
        ? null
        : monthsLater(first.end, regime.lodgement_months[facts.entity_kind]),
    reliefs:
      group === null ? [] : reliefs.map(({ relief, until_year, what }) => ({ relief, until_year, what })),
    assurance: group === null ? [] : regime.assurance,
    unknown: unknownFacts(facts, tests, possible, group),
  }
}

/** The number of a reporting period, 1 for the first; null before it. */
export function reportingYearNumber(first: Period, period: Period): number | null {
  const years = Number(period.end.slice(0, 4)) - Number(first.end.slice(0, 4))
  return years < 0 ? null : years + 1
}

function testsOf(rule: GroupRule, facts: DutyFacts): DutyTest[] {
  const { group } = rule
  const taken: readonly string[] = rule.nger
  const sizes = Object.entries(rule.size).map(([name, threshold]) => {
    const value = facts[name as keyof GroupRule['size']]
    return value === null ? null : value >= threshold
  })
  const [met, failed] = [true, false].map((result) => sizes.filter((size) => size === result).length)
  return [
    {
      group,
      test: 'size',
      met: atLeast(regime.tests_to_meet, met!, failed!, sizes.length),
      detail: `${met} of ${sizes.length} size thresholds are met and ${failed} are not; ${regime.tests_to_meet} are needed.`,
    },
    {
      group,
      test: 'nger',
      met: facts.nger === null && taken.length > 0 ? null : taken.includes(facts.nger ?? ''),
      detail: `NGER status ${facts.nger ?? 'unknown'}; this group takes ${taken.length === 0 ? 'none' : taken.join(' and ')}.`,
    },
    {
      group,
      test: 'asset_owner',
      met: assetTest(rule.asset_owner_aud, facts.asset_owner_aud),
      detail:
        rule.asset_owner_aud === null
          ? 'This group has no test for asset owners.'
          : `Asset owners from A$${rule.asset_owner_aud}; assets ${facts.asset_owner_aud ?? 'unknown'}.`,
    },
  ]
}

/** True or false as soon as the rest cannot change it. */
function atLeast(needed: number, met: number, failed: number, all: number): boolean | null {
  if (met >= needed) return true
  return all - failed < needed ? false : null
}

function assetTest(threshold: number | null, assets: number | null): boolean | null {
  if (threshold === null) return false
  return assets === null ? null : assets >= threshold
}

/** The first group with a test that is met, provided that none before it is still open. */
function decide(tests: readonly DutyTest[], { lodges_financial_reports }: DutyFacts) {
  const nothing = { group: null, possible: [] as number[] }
  if (lodges_financial_reports === false) return nothing
  const possible: number[] = []
  for (const { group } of regime.groups) {
    const results = new Set(tests.filter((test) => test.group === group).map(({ met }) => met))
    if (results.has(true))
      return possible.length > 0 || lodges_financial_reports === null
        ? { group: null, possible: [...possible, group] }
        : { group, possible: [] }
    if (results.has(null)) possible.push(group)
  }
  return { group: null, possible }
}

/** The first financial year that begins on or after the group's day. */
function firstPeriod({ years_beginning_from }: GroupRule, yearEnd: string): Period {
  const start = Array.from({ length: 3 }, (_, index) => Number(years_beginning_from.slice(0, 4)) - 1 + index)
    .map((year) => addDays(dayIn(year, yearEnd), 1))
    .find((day) => day >= years_beginning_from)!
  return { start, end: addDays(addYears(start, 1), -1) }
}

/** 29 February becomes 28 February in other years, as does the year end itself. */
const dayIn = (year: number, monthAndDay: string): IsoDay => addYears(`2024-${monthAndDay}`, year - 2024)

/** Some months after a day; the last day of a month stays the last. */
function monthsLater(day: IsoDay, months: number): IsoDay {
  const isLast = addDays(day, 1).endsWith('-01')
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const last = addDays(firstOfMonth(month + 1), -1)
  const same = `${firstOfMonth(month).slice(0, 8)}${day.slice(8)}`
  return isLast || same > last ? last : same
}

const firstOfMonth = (month: number): IsoDay =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** Facts that only the dates depend on. */
const DATE_FACTS: ReadonlySet<keyof DutyFacts> = new Set(['entity_kind', 'year_end'])

/** Facts whose absence leaves something open: the duty itself, or only its dates. */
function unknownFacts(
  facts: DutyFacts,
  tests: readonly DutyTest[],
  possible: readonly number[],
  group: number | null,
): (keyof DutyFacts)[] {
  const isOpen = possible.length > 0
  // Once the first open group has a test that is met, only whether there is a duty at all is open.
  const isGroupMet = tests.some((test) => test.group === possible[0] && test.met === true)
  const decides = (name: keyof DutyFacts): boolean => {
    if (DATE_FACTS.has(name)) return isOpen || group !== null
    return isOpen && (!isGroupMet || name === 'lodges_financial_reports')
  }
  return (Object.keys(facts) as (keyof DutyFacts)[]).filter((name) => facts[name] === null && decides(name))
}
