import { daysBeside } from './contradictions/figures.ts'
import type { Body, Documents, Period } from './documents.ts'
import { heldFiles } from './held-files.ts'
import { differences } from './json.ts'
import { type LedgerYear, ledgerFaults, ledgerReferences, ledgerYearOf } from './target-ledger.ts'
import { isTwelveMonths, type Level, REGISTRY_GASES, type Target } from './target-record.ts'
import { tonnesIn } from './tonnes.ts'
import type { Finding } from './verification.ts'

/** docs/methods/target_progress.md: whether all of a target is given, and whether its actuals are about the same thing as the target. */
export function checkTargets(documents: Documents): Finding[] {
  const { provenance, report } = documents
  const body = (kind: string): Body | undefined =>
    provenance.records.find(({ record }) => record === kind)?.body
  const targets = (body('emission_targets')?.['targets'] ?? []) as readonly Target[]
  const around: Around = {
    targets,
    approach: body('organisational_boundary')?.['approach'] ?? 'operational_control',
    held: heldFiles(report),
    asOf: report.snapshot.as_of,
    openBases: openPlaces(report, 'target_base'),
    openActuals: openPlaces(report, 'target_actual'),
    years: (report.series.emissions?.years ?? []).filter(({ reason_code }) => reason_code === null),
    ledger: ledgerYearOf(documents),
  }
  return provenance.calculations
    .filter(({ formula }) => formula === 'target_progress')
    .flatMap(({ id, arguments: given }) => {
      const { registry_years, ...stated } = given as Body
      const shown = report.series.targets.find(({ target_id }) => `targets.${target_id}` === id)
      const index = targets.findIndex((one) => `targets.${one.id}` === id)
      const target = targets[index]
      const recomputed = target === undefined ? null : recomputedFor(target, `/targets/${index}`, around)
      return differences(
        {
          ...stated,
          is_of_registry: registry_years !== null,
          source: shown?.actuals_source,
          ledger_year: shown?.ledger_year ?? null,
        },
        recomputed,
      ).map((difference) => ({
        kind: 'status' as const,
        where: `provenance.json calculation ${id}${difference.pointer}`,
        detail: 'this differs from the records',
        stated: difference.stated ?? null,
        recomputed: difference.recomputed ?? null,
      }))
    })
}

/** What the formula of a target must be given, and what the report says of its actuals. */
function recomputedFor(target: Target, at: string, around: Around) {
  const beside = registryMismatches(target, around.approach)
  const year = ledgerYear(target, around, beside.length === 0)
  const isOfLedger = year !== null && !hasActuals(target) && (beside.length > 0 || around.years.length === 0)
  return {
    ...referencesTo(target, at),
    mismatches: mismatchesOf(target, around, isOfLedger).map((reason_code) => ({ reason_code })),
    ledger_years: year === null ? null : [ledgerReferences(target, around.ledger!)],
    is_of_registry: !hasActuals(target) && !isOfLedger,
    source: hasActuals(target) ? 'tenant' : isOfLedger ? 'ledger' : 'registry',
    ledger_year: year,
  }
}

/** The year whose actual is the total of the ledger; null where it is not. */
function ledgerYear(target: Target, around: Around, isPrinted: boolean): number | null {
  const { ledger, years } = around
  if (ledger === null) return null
  const year = yearOf(ledger.period)
  const own = target.actuals ?? []
  const isKnown = hasActuals(target)
    ? own.some(({ period }) => yearOf(period) === year)
    : isPrinted &&
      years.some(
        (one) =>
          yearOf({ start: '', end: endOf(one.reporting_year) }) === year &&
          target.scopes.every((scope) => (scope === 'scope1' ? one.scope1_t : one.scope2_t) !== null),
      )
  if (year <= yearOf(target.base.period) || year > yearOf(target.target_period) || isKnown) return null
  const base = target.base.gwp ?? (isPrinted ? potentialsOf(target.base.period.end) : null)
  const least = leastOf(target, around.approach, ledger.period, years)
  return ledgerFaults(target, ledger, { base, least, asOf: around.asOf }) ? null : year
}
const openPlaces = ({ contradictions }: Documents['report'], wanted: string): ReadonlySet<string> =>
  new Set(
    (contradictions ?? [])
      .filter(({ kind, status }) => kind === wanted && status === 'open')
      .map(({ declared }) => declared.pointer),
  )

/** Every point, scope and actual of a target by its place: one that is left out would change the line or the status. */
function referencesTo(target: Target, at: string) {
  const to = (pointer: string) => ({ record: 'emission_targets', pointer: `${at}${pointer}` })
  const point = (what: string, level: Level, levelAt: string, endAt: string) => ({
    what,
    end: to(endAt),
    value: level.value === undefined ? null : to(`${levelAt}/value`),
    reduction_percent: level.reduction_percent === undefined ? null : to(`${levelAt}/reduction_percent`),
  })
  const points = [
    point('base', target.base, '/base', '/base/period/end'),
    ...target.milestones.map((one, n) =>
      point('milestone', one, `/milestones/${n}`, `/milestones/${n}/period/end`),
    ),
    point('target', target.target, '/target', '/target_period/end'),
  ]
  return {
    points: points.map((one, place) => ({ ...one, place })),
    scopes: target.scopes.map((_, n) => ({ scope: to(`/scopes/${n}`) })),
    actuals: hasActuals(target) ? to('/actuals') : null,
  }
}

const hasActuals = ({ actuals }: Target): boolean => actuals !== undefined && actuals.length > 0

interface Around {
  readonly targets: readonly Target[]
  readonly approach: unknown
  readonly held: ReadonlySet<string>
  readonly asOf: string
  /** Places of bases that contradict the registry and that nobody explained. */
  readonly openBases: ReadonlySet<string>
  readonly ledger: LedgerYear | null
  readonly openActuals: ReadonlySet<string>
  readonly years: readonly {
    readonly reporting_year: string
    readonly scope1_t: number | null
    readonly scope2_t: number | null
  }[]
}

function mismatchesOf(target: Target, around: Around, isOfLedger: boolean): string[] {
  const { base, target_period, actuals = [] } = target
  const yearEnd = target_period.end.slice(5)
  const isYear = (period: Period): boolean => period.end.slice(5) === yearEnd && isTwelveMonths(period)
  const beside = registryMismatches(target, around.approach)
  return [
    ...(isYear(base.period) && isYear(target_period) ? [] : ['period_differs']),
    ...emptyAims(target, around.targets),
    ...looseEnds(target, around.targets.indexOf(target), around),
    ...(hasMixedPotentials(target, beside.length === 0, around) ? ['warming_potentials_differ'] : []),
    ...(hasActuals(target)
      ? [
          ...actuals.filter(({ period }) => !isYear(period)).map(() => 'period_differs'),
          ...actuals.flatMap((actual) => untied(target, actual, beside.length === 0, around)),
        ]
      : isOfLedger
        ? []
        : beside),
  ]
}

/** docs/methods/target_progress.md: an actual within this share of the registry's figure ties to it. */
const TIED = 0.05
/** docs/methods/contradictions.md: a year that shares so many days is the actual's, and the days that differ are tolerated. */
const LEAST_SHARED = 330
const DAYS_OF_YEAR = 365
/** And a milestone that asks for at most this share of the base, and less than the straight line, asks for nothing. */
const NOTHING = 0.02

const levelOf = ({ base }: Target, { value, reduction_percent = 0 }: Level): number =>
  value ?? base.value - (base.value * reduction_percent) / 100

const yearOf = ({ end }: Period): number => Number(end.slice(0, 4))

function emptyAims(target: Target, all: readonly Target[]): string[] {
  const goal = levelOf(target, target.target)
  const { base, target_period, milestones, basis, gross_target_id } = target
  const idle = milestones.filter((one) => {
    const level = levelOf(target, one)
    const share = (yearOf(one.period) - yearOf(base.period)) / (yearOf(target_period) - yearOf(base.period))
    const isSlow = level > base.value + (goal - base.value) * share
    return level >= base.value || (isSlow && level >= base.value - NOTHING * base.value)
  })
  const twin = all.find(
    (one) =>
      one.id === gross_target_id && one.basis === 'gross' && !['draft', 'withdrawn'].includes(one.status),
  )
  const isReducing = twin !== undefined && levelOf(twin, twin.target) < twin.base.value
  return [
    ...(goal < base.value - NOTHING * base.value ? [] : ['target_asks_nothing']),
    ...idle.map(() => 'milestone_asks_nothing'),
    ...(basis === 'net' && !isReducing ? ['net_without_gross_reduction'] : []),
  ]
}

const endOf = (reportingYear: string): string => `${Number(reportingYear.slice(0, 4)) + 1}-06-30`

function untied(
  target: Target,
  { period, value }: NonNullable<Target['actuals']>[number],
  isPrinted: boolean,
  { held, asOf, years, approach, targets }: Around,
): string[] {
  const { scopes, evidence_ids } = target
  if (period.end > asOf) return ['actual_in_future']
  const year = years.find(({ reporting_year: one }) => daysBeside(period, one).shared >= LEAST_SHARED)
  const tied = TIED + (year === undefined ? 0 : daysBeside(period, year.reporting_year).apart / DAYS_OF_YEAR)
  const parts =
    year === undefined || !isPrinted
      ? [null]
      : scopes.map((one) => (one === 'scope1' ? year.scope1_t : year.scope2_t))
  if (!parts.includes(null)) {
    const printed = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
    return Math.abs(value - printed) <= tied * printed ? [] : ['actual_differs_from_registry']
  }
  if (value < leastOf(target, approach, period, years, targets)) return ['actual_differs_from_registry']
  return evidence_ids.some((one) => held.has(one)) ? [] : ['actual_not_supported']
}

/** What the registry has of a target in tonnes in the years that share days with a period. */
function registryPart(
  { type, unit, scopes, coverage }: Target,
  { start, end }: Period,
  years: Around['years'],
): { readonly size: number; readonly shares: readonly number[]; readonly market: number } | null {
  const size = tonnesIn(unit)
  const near = years.filter(
    ({ reporting_year: one }) => `${one.slice(0, 4)}-07-01` <= end && start <= endOf(one),
  )
  if (type !== 'absolute' || size === undefined || near.length === 0) return null
  const share = coverage.share_percent / 100
  return {
    size,
    // Market-based scope 2 is at most twice the location-based one.
    market: scopes.includes('scope2_market')
      ? share * Math.max(...near.map(({ scope2_t }) => 2 * (scope2_t ?? Number.POSITIVE_INFINITY)))
      : 0,
    shares: near.map(
      (year) =>
        share *
        scopes.reduce(
          (sum, one) =>
            sum +
            ((one === 'scope1' ? year.scope1_t : one === 'scope2_location' ? year.scope2_t : null) ?? 0),
          0,
        ),
    ),
  }
}

/** Docs/methods/target_progress.md: the least, in the target's unit, that an actual can be beside the registry. */
function leastOf(
  target: Target,
  approach: unknown,
  period: Period,
  years: Around['years'],
  targets: readonly Target[] = [],
): number {
  const { gases } = target
  const part = registryPart(target, period, years)
  if (part === null) return Number.NEGATIVE_INFINITY
  const all = REGISTRY_GASES.split(',').every((gas) => gases.includes(gas))
  const isOperated = approach === null || approach === undefined || approach === 'operational_control'
  const credits = creditsOf(target, targets)
  const least = Math.min(...part.shares) * (all ? 1 : 0.5) * (isOperated ? 1 : 0.5) * (1 - TIED)
  return (least - credits) / part.size
}

/** Planned credits of a net target, and no more than lies between the aims of its gross target and its own. */
function creditsOf(target: Target, targets: readonly Target[]): number {
  const gross = targets.find(({ id, basis }) => id === target.gross_target_id && basis === 'gross')
  const [a, b] = [tonnesIn(gross?.unit ?? ''), tonnesIn(target.unit)]
  if (target.basis !== 'net' || gross === undefined || a === undefined || b === undefined) return 0
  const between = a * levelOf(gross, gross.target) - b * levelOf(target, target.target)
  return Math.max(0, Math.min(between, target.planned_credits?.tonnes ?? 0))
}

const ENERGY =
  /^(?:[kmgtp]?j|[kmgt]?wh|(?:kilo|mega|giga|tera|peta)?(?:joules?|watt[- ]?hours?)|%|per ?cent(?: .{1,60})?|% .{1,60})$/i

/** The reasons that hold whatever the actuals are. */
function looseEnds(target: Target, at: number, { years, openBases, openActuals }: Around): string[] {
  const { type, unit, category, basis, base, milestones, actuals = [], planned_credits, gases } = target
  const { scopes, coverage } = target
  const part = registryPart(target, base.period, years)
  const isOfRegistry =
    REGISTRY_GASES.split(',').every((gas) => gases.includes(gas)) && !scopes.includes('scope3')
  const levels = [
    levelOf(target, target.target),
    ...milestones.map((one) => levelOf(target, one)),
    ...actuals.map(({ value }) => value),
  ]
  const rules: readonly (readonly [string, boolean])[] = [
    [
      'unit_not_known',
      type === 'absolute' &&
        category !== 'adaptation' &&
        !(category === 'energy' && ENERGY.test(unit.trim())) &&
        tonnesIn(unit) === undefined,
    ],
    ['below_zero', (type === 'intensity' || basis === 'gross') && Math.min(...levels) < 0],
    ['net_without_credits', basis === 'net' && !((planned_credits?.tonnes ?? 0) > 0)],
    [
      'base_above_coverage',
      part !== null &&
        isOfRegistry &&
        (coverage.share_percent < 100 || basis === 'net' || scopes.includes('scope2_market')) &&
        base.value * part.size > (Math.max(...part.shares) + part.market) * (1 + TIED),
    ],
    ['base_contradicted', openBases.has(`/targets/${at}/base/value`)],
    [
      'actual_contradicted',
      (target.actuals ?? []).some((_, n) => openActuals.has(`/targets/${at}/actuals/${n}/value`)),
    ],
  ]
  return rules.filter(([, holds]) => holds).map(([code]) => code)
}

/** The registry counted in AR2 until 2014-15, in AR4 until 2019-20, in AR5 since. */
const potentialsOf = (end: string): string =>
  end < '2015-07-01' ? 'AR2' : end < '2020-07-01' ? 'AR4' : 'AR5'

function hasMixedPotentials(target: Target, isPrinted: boolean, { years }: Around): boolean {
  const { base, actuals = [] } = target
  const own = base.gwp ?? (isPrinted ? potentialsOf(base.period.end) : null)
  const later = (
    hasActuals(target)
      ? actuals.map(({ period, gwp }) => ({ end: period.end, gwp }))
      : years.map(({ reporting_year }) => ({ end: endOf(reporting_year), gwp: undefined }))
  ).filter(({ end }) => end > base.period.end)
  return later.some(({ end, gwp }) => {
    const set = gwp ?? (isPrinted ? potentialsOf(end) : null)
    return own !== null && set !== null && own !== set
  })
}

function registryMismatches(target: Target, approach: unknown): string[] {
  const { type, unit, basis, scopes, gases, coverage } = target
  const rules: readonly (readonly [code: string, differs: boolean])[] = [
    ['intensity_needs_actuals', type === 'intensity'],
    ['unit_differs', type === 'absolute' && unit !== 't CO2-e'],
    ['net_needs_actuals', basis === 'net'],
    ['scopes_differ', scopes.includes('scope2_market') || scopes.includes('scope3')],
    ['gases_differ', gases.toSorted().join(',') !== REGISTRY_GASES],
    [
      'boundary_differs',
      coverage.entities.length + coverage.facilities.length > 0 ||
        coverage.share_percent !== 100 ||
        approach !== 'operational_control',
    ],
    ['period_differs', !target.target_period.end.endsWith('-06-30')],
  ]
  return rules.filter(([, differs]) => differs).map(([code]) => code)
}
