import type { IsoDay } from '../../calendar.ts'
import type { Method } from '../../evidence.ts'
import type { Period } from '../../period.ts'
import type { ReliefRule } from '../framework.ts'
import { type KindFacts, kindFacts, kindRemarks } from './entity-kind.ts'
import type { DutyFacts } from './facts.ts'
import { firstYearFrom, standingYearStarts } from './financial-years.ts'
import { type DutyTest, testsOf } from './group-tests.ts'
import { type DutyStatus, type Lodgement, lodgementOf } from './lodgement.ts'
import regime from './reporting-regime.json' with { type: 'json' }
import { unknownFacts } from './unknown-facts.ts'

export const REPORTING_DUTY: Method = { id: 'reporting_duty', version: '1.4.0' }

/** What the law says about the duty, each with since when and where it is taken from. */
export const PROVISIONS = regime.provisions

/** The lodgement is of the period that was asked about, or of the first one. */
export interface ReportingDuty extends Lodgement {
  readonly method: Method
  readonly source: string
  readonly status: DutyStatus
  /** Null when there is no duty or it cannot be told. */
  readonly group: number | null
  /** Groups that the missing facts leave open; empty when the group is known. */
  readonly possible_groups: readonly number[]
  readonly tests: readonly DutyTest[]
  readonly first_period: Period | null
  /** First days of its financial years, where the company lists them. */
  readonly year_starts: readonly IsoDay[]
  /** Reliefs that the company may elect. */
  readonly reliefs: readonly Pick<ReliefRule, 'relief' | 'until_year' | 'what'>[]
  readonly assurance: typeof regime.assurance
  /** Facts that would settle what is open. */
  readonly unknown: readonly (keyof DutyFacts)[]
  /** What was read into the facts, and what no source at hand tells. */
  readonly remarks: readonly string[]
}

/** Which group a company falls in, when it first reports and by when, from the law's dated thresholds. */
export function reportingDuty(
  given: DutyFacts,
  reliefs: readonly ReliefRule[],
  period: Period | null = null,
): ReportingDuty {
  const facts = { ...given, year_starts: standingYearStarts(given.year_starts, period) }
  const kind = kindFacts(facts)
  const tests = regime.groups.flatMap((rule) => testsOf(rule, facts, kind))
  const { group, possible } = decide(tests, kind)
  const rule = regime.groups.find((candidate) => candidate.group === group)
  const first = rule === undefined ? null : firstYearFrom(rule.years_beginning_from, { ...facts, period })
  const years = { ...facts, year_end: facts.earlier_year_end, period }
  const earlier_first =
    rule === undefined || facts.earlier_year_end === null
      ? null
      : firstYearFrom(rule.years_beginning_from, years)
  const status = possible.length > 0 ? 'unknown' : group === null ? 'no_duty' : 'in_group'
  return {
    method: REPORTING_DUTY,
    source: regime.source,
    status,
    group,
    possible_groups: possible,
    tests,
    first_period: first,
    ...lodgementOf({ ...facts, status, kind, first, earlier_first, period }),
    year_starts: facts.year_starts ?? [],
    reliefs:
      group === null ? [] : reliefs.map(({ relief, until_year, what }) => ({ relief, until_year, what })),
    assurance: group === null ? [] : regime.assurance,
    unknown: unknownFacts(facts, kind, { tests, possible, group, first, period }),
    remarks: [
      ...kindRemarks(facts, kind),
      ...assetOwnerRemarks(tests, kind),
      ...(given.year_starts === null || facts.year_starts !== null ? [] : [YEARS_NOT_USED]),
    ],
  }
}

const YEARS_NOT_USED =
  'The first days of the financial years are not used: this period begins on none of them, or one of the years is longer than 53 weeks. Correct year_starts in the boundary.'

/** The first group with a test that is met, provided that none before it is still open. */
function decide(tests: readonly DutyTest[], { lodges }: KindFacts) {
  const nothing = { group: null, possible: [] as number[] }
  if (lodges === false) return nothing
  const possible: number[] = []
  for (const { group } of regime.groups) {
    const results = new Set(tests.filter((test) => test.group === group).map(({ met }) => met))
    if (results.has(true))
      return possible.length > 0 || lodges === null
        ? { group: null, possible: [...possible, group] }
        : { group, possible: [] }
    if (results.has(null)) possible.push(group)
  }
  return { group: null, possible }
}

/** Whether schemes and funds fall in groups 1 and 2 by their size is not at hand. */
function assetOwnerRemarks(tests: readonly DutyTest[], { is_asset_owner }: KindFacts): string[] {
  const open = [...new Set(tests.filter(({ not_sourced }) => not_sourced).map(({ group }) => group))]
  return is_asset_owner === true && open.length > 0
    ? [
        `We have no source for whether size or NGER registration puts a registered scheme, registrable superannuation entity or retail CCIV in group ${open.join(' or ')}, so its first group is unknown.`,
      ]
    : []
}
