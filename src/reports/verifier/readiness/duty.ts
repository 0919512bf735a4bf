import type { Period } from '../documents.ts'

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
const SIZES = ['revenue_aud', 'gross_assets_aud', 'employees'] as const
const NEEDED = 2

/** Facts that decide the group, then those that only the dates hang on, as an answer lists them. */
const DECIDING = ['lodges_financial_reports', ...SIZES, 'nger', 'asset_owner_aud']
const DATING = ['entity_kind', 'year_end']

const MONTHS: Readonly<Record<string, number>> = {
  disclosing_entity: 3,
  registered_scheme: 3,
  registrable_superannuation_entity: 3,
  other: 4,
}

/** Reliefs and assurance of whoever is in a group: which years they are about. */
const RELIEFS = ['C3', 'C4(a)', 'C4(b)'].map((relief) => ({ relief, until_year: 1 }))
const ASSURANCE = [
  { from_year: 1, to_year: 1, level: 'limited' },
  { from_year: 2, to_year: 3, level: 'limited' },
  { from_year: 4, to_year: null, level: 'reasonable' },
]

/** The duty from the facts, without its sentences. */
export function dutyOf(facts: DutyFacts) {
  const tests = GROUPS.flatMap((rule) => testsOf(rule, facts))
  const lodges = facts['lodges_financial_reports']
  const groupMet = (group: number): boolean | undefined => {
    const results = new Set(tests.filter((test) => test.group === group).map(({ met }) => met))
    return results.has(true) ? true : results.has(null) ? undefined : false
  }
  const first = GROUPS.findIndex(({ group }) => groupMet(group) === true)
  const before = GROUPS.slice(0, first < 0 ? GROUPS.length : first)
    .map(({ group }) => group)
    .filter((group) => groupMet(group) === undefined)
  const reached = first < 0 ? [] : [GROUPS[first]!.group]
  const isSettled = reached.length > 0 && before.length === 0 && lodges === true
  const possible = lodges === false || isSettled ? [] : [...before, ...reached]
  const rule = lodges !== false && isSettled ? GROUPS[first]! : null
  const yearEnd = facts['year_end'] as string | undefined
  const period = rule === null || yearEnd === undefined ? null : firstPeriod(rule.from, yearEnd)
  const months = MONTHS[String(facts['entity_kind'])]
  const isOnlyDutyOpen = possible.length > 0 && groupMet(possible[0]!) === true
  const isDutyOpen = possible.length > 0
  return {
    status: isDutyOpen ? 'unknown' : rule === null ? 'no_duty' : 'in_group',
    group: rule?.group ?? null,
    possible_groups: possible,
    tests,
    first_period: period,
    lodgement_due: period === null || months === undefined ? null : monthsAfter(period.end, months),
    reliefs: rule === null ? [] : RELIEFS,
    assurance: rule === null ? [] : ASSURANCE,
    unknown: [
      ...(isDutyOpen ? DECIDING.slice(0, isOnlyDutyOpen ? 1 : undefined) : []),
      ...(isDutyOpen || rule !== null ? DATING : []),
    ].filter((name) => facts[name] === undefined),
  }
}

/** 1 for the period that ends with the first one; null before it or where that is unknown. */
export function yearNumber(first: Period | null, period: Period): number | null {
  const years = first === null ? -1 : Number(period.end.slice(0, 4)) - Number(first.end.slice(0, 4))
  return years < 0 ? null : years + 1
}

function testsOf({ group, sizes, nger, assets }: (typeof GROUPS)[number], facts: DutyFacts) {
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
  return [
    { group, test: 'size', met: met >= NEEDED ? true : met + open < NEEDED ? false : null },
    {
      group,
      test: 'nger',
      met: taken.length === 0 ? false : status === undefined ? null : taken.includes(status),
    },
    {
      group,
      test: 'asset_owner',
      met: assets === null ? false : typeof owned === 'number' ? owned >= assets : null,
    },
  ]
}

/** The first year that begins on or after a day, of those that end on the day and month. */
function firstPeriod(from: string, yearEnd: string): Period {
  const [month = 0, day = 0] = yearEnd.split('-').map(Number)
  for (let year = Number(from.slice(0, 4)) - 1; ; year += 1) {
    const start = iso(year, month, Math.min(day, daysIn(year, month)) + 1)
    if (start < from) continue
    const [, startMonth = 0, startDay = 0] = start.split('-').map(Number)
    const next = Number(start.slice(0, 4)) + 1
    return { start, end: iso(next, startMonth, Math.min(startDay, daysIn(next, startMonth)) - 1) }
  }
}

/** The last day of a month stays the last; no day beyond the month's end. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = daysIn(year, month + months)
  return iso(year, month + months, date === daysIn(year, month) ? last : Math.min(date, last))
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
