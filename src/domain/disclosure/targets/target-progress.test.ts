import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { july, target } from '../../../../test/support/disclosure-records.ts'
import {
  evidence,
  expectWorkedExample,
  findNonFinite,
  methodPage,
} from '../../../../test/support/method-page.ts'
import { reportingYear } from '../../reporting-year.ts'
import { Printed } from '../../working.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import type { ConsolidationApproach } from '../records/fields.ts'
import { TARGET_FORMULAS } from './formula.ts'
import type { RegistryActual } from './target-actuals.ts'
import { TARGET_PROGRESS, targetProgress } from './target-progress.ts'

const printed = (start: number, scope1_t: number | null, scope2_t: number | null = 0): RegistryActual => ({
  reporting_year: reportingYear(start),
  scope1_t,
  scope2_t,
  evidence: [evidence('scope1_t', reportingYear(start), scope1_t)],
})
const FACTS = {
  registry: [],
  approach: null,
  ledger: null,
  held: new Set<string>(),
  open_bases: new Set<string>(),
  open_actuals: new Set<string>(),
  as_of: '2030-11-01',
}
const GROSS = target({ id: 'gross' })
const HASH = 'a'.repeat(64)

const progress = (
  changes: Partial<EmissionTarget>,
  actuals: readonly RegistryActual[],
  approach: ConsolidationApproach | null = null,
) => targetProgress({ targets: [GROSS, target(changes)] }, { ...FACTS, registry: actuals, approach })[1]!

describe('a target of half in ten years', () => {
  test.each([
    ['on_track', 2023, 780],
    ['on_track', 2023, 820],
    ['behind', 2023, 820.5],
    ['achieved', 2029, 500],
    ['missed', 2029, 500.1],
  ])('%s in the year from %i with %d t', (status, start, tonnes) => {
    expect(progress({}, [printed(start, tonnes)]).status).toBe(status)
  })

  test('a level reached early is ahead, not achieved: it can be lost again', () => {
    expect(progress({}, [printed(2022, 400), printed(2023, 400)]).status).toBe('ahead')
  })

  test('one year alone is never ahead, and the base year alone says nothing', () => {
    expect(progress({}, [printed(2023, 400)]).status).toBe('on_track')
    expect(progress({}, [printed(2019, 1000)])).toMatchObject({
      status: 'indeterminate',
      years: [],
      reasons: [{ reason_code: 'no_actuals' }],
    })
  })

  test('rates, shares and the worked example of the page', () => {
    const actuals = [printed(2021, 600, 260), printed(2023, 580, 250)]
    const { status, years } = progress({}, actuals)
    expectWorkedExample(TARGET_PROGRESS.id, {
      inputs: {
        base: { year: 2020, value: 1000 },
        target: { year: 2030, reduction_percent: 50 },
        actuals: [
          { year: 2022, scope1_t: 600, scope2_t: 260 },
          { year: 2024, scope1_t: 580, scope2_t: 250 },
        ],
      },
      result: { status, years },
    })
    const { value } = TARGET_FORMULAS.formulas.constants['on_track_percent']!
    expect(methodPage(TARGET_PROGRESS.id)).toContain(`${value} % of the base value`)
  })

  test('milestones bend the line, and the series shows every year with gaps as null', () => {
    const { series, milestones } = progress({ milestones: [{ period: july(2024), reduction_percent: 10 }] }, [
      printed(2023, 900),
    ])
    expect(milestones).toEqual([{ year: 2025, value: 900 }])
    expect(series).toHaveLength(11)
    expect(series[4]).toEqual({ year: 2024, expected: 920, actual: 900 })
    expect(series[5]).toEqual({ year: 2025, expected: 900, actual: null })
    expect(series[6]?.expected).toBe(820)
  })
})

/** What a net target relies on. */
const CREDITS = {
  planned_credits: { tonnes: 100, scheme: 'ACCU', kind: 'nature_removal' as const },
}

describe('the working', () => {
  test('names the target by its place in the record and the registry by what prints each year', () => {
    const actuals = [printed(2023, 700)]
    const withdrawn = target({ id: 'T0', status: 'withdrawn' })
    const [found] = targetProgress({ targets: [withdrawn, target()] }, { ...FACTS, registry: actuals })
    expect(found?.workings()).toMatchObject([
      {
        formula: 'target_progress',
        about: { target: target().id, name: target().name, unit: 't CO2-e', position: 0 },
        observed: '2024',
        arguments: {
          points: [
            { what: 'base', value: { place: { pointer: '/targets/1/base/value' } } },
            { what: 'target', value: null, reduction_percent: { value: 50 } },
          ],
          registry_years: [
            {
              reporting_year: '2023-24',
              scope1_t: new Printed(700, actuals[0]!.evidence),
              scope2_t: new Printed(0, []),
            },
          ],
          mismatches: [],
        },
        outputs: { status: { value: 'on_track' }, actual: { value: 700 } },
      },
    ])
  })

  test('names mismatches, and no registry year where the target brings its own actuals', () => {
    const declared = progress(own(700), [printed(2023, 1)])
    expect(declared.workings()).toMatchObject([{ arguments: { registry_years: null } }])
    const net = progress({ basis: 'net', gross_target_id: 'gross', ...CREDITS }, []).workings()
    expect(net).toMatchObject([
      {
        observed: null,
        arguments: { mismatches: [{ reason_code: 'net_needs_actuals' }] },
        outputs: { actual: { value: null } },
      },
    ])
    expect(progress({}, []).workings()).toMatchObject([{ arguments: { mismatches: [] } }])
  })
})

const own = (value: number, start = 2023): Partial<EmissionTarget> => ({
  actuals: [{ period: july(start), value, source: 'inventory' }],
})

describe('indeterminate, with the reason', () => {
  test.each<[string, Partial<EmissionTarget>, ConsolidationApproach | null]>([
    ['scopes_differ', { scopes: ['scope1', 'scope2_market'] }, null],
    ['gases_differ', { gases: ['CO2'] }, null],
    ['boundary_differs', { coverage: { entities: ['A'], facilities: [], share_percent: 100 } }, null],
    ['boundary_differs', {}, 'equity_share'],
    ['net_needs_actuals', { basis: 'net' }, null],
    ['unit_differs', { unit: 'kt' }, null],
    ['intensity_needs_actuals', { type: 'intensity', unit: 't CO2-e per t' }, null],
    ['period_differs', { target_period: { start: '2030-01-01', end: '2030-12-31' } }, null],
    ['target_asks_nothing', { target: { reduction_percent: 0 } }, null],
    ['milestone_asks_nothing', { milestones: [{ period: july(2026), reduction_percent: 0 }] }, null],
    ['milestone_asks_nothing', { milestones: [{ period: july(2028), reduction_percent: 2 }] }, null],
    ['net_without_gross_reduction', { basis: 'net', gross_target_id: 'none' }, null],
    ['warming_potentials_differ', { base: { ...target().base, gwp: 'AR4' } }, null],
    ['actual_differs_from_registry', own(600), null],
    ['actual_in_future', own(700, 2030), null],
    ['actual_not_supported', own(700, 2022), null],
    ['warming_potentials_differ', { ...own(700), base: { ...target().base, gwp: 'AR6' } }, null],
  ])('%s', (reason, changes, approach) => {
    const result = progress(changes, [printed(2023, 700)], approach)
    expect(result.status).toBe('indeterminate')
    expect(result.years).toEqual([])
    expect(result.reasons.map(({ reason_code }) => reason_code)).toContain(reason)
  })

  test('no actual at all, or a scope that is not printed: null is not zero', () => {
    expect(progress({}, []).reasons).toMatchObject([{ reason_code: 'no_actuals' }])
    expect(progress({}, [printed(2023, 700, null)]).reasons).toMatchObject([{ reason_code: 'no_actuals' }])
  })
})

test.each<[string, Partial<EmissionTarget>]>([
  ['covers nearly all of the group', { coverage: { entities: [], facilities: [], share_percent: 99.9 } }],
  ['names the company as its entity', { coverage: { entities: ['A'], facilities: [], share_percent: 100 } }],
  ['has its unit in words', { unit: 'tonnes of CO2 equivalent' }],
  ['has another unit', { unit: 'Gg', ...own(0.1) }],
  ['takes market-based scope 2', { scopes: ['scope1', 'scope2_market'] }],
  ['leaves out a gas', { gases: ['CO2', 'CH4', 'N2O', 'HFCs', 'PFCs'] }],
])(
  'an actual far below the registry does not count, with any document, where the target %s',
  (_, changes) => {
    const facts = {
      ...FACTS,
      registry: [printed(2023, 700)],
      held: new Set([HASH]),
      open_bases: new Set<string>(),
      open_actuals: new Set<string>(),
    }
    const judged = (more: Partial<EmissionTarget>) =>
      targetProgress(
        { targets: [GROSS, target({ ...own(100), ...changes, ...more, evidence_ids: [HASH] })] },
        facts,
      )[1]
    expect(judged({})).toMatchObject({
      status: 'indeterminate',
      reasons: [{ reason_code: 'actual_differs_from_registry' }],
    })
    expect(judged(own(changes.unit === 'Gg' ? 0.7 : 700))?.reasons).toEqual([])
  },
)

test('a declared actual stands where it ties to the registry within 5 %, or a held document shows it', () => {
  expect(progress(own(850), [printed(2023, 820)])).toMatchObject({ status: 'behind', reasons: [] })
  const [, shown] = targetProgress(
    { targets: [GROSS, target({ ...own(850), evidence_ids: [HASH] })] },
    { ...FACTS, held: new Set([HASH]), open_bases: new Set<string>(), open_actuals: new Set<string>() },
  )
  expect(shown).toMatchObject({ status: 'behind', reasons: [] })
})

test('a milestone on the straight line is none that asks nothing', () => {
  const slow = {
    target: { reduction_percent: 10 },
    milestones: [{ period: july(2020), reduction_percent: 1 }],
  }
  expect(progress(slow, [printed(2023, 960)]).reasons).toEqual([])
})

test('the tenant’s own actuals make a net intensity target assessable', () => {
  const intensity = { type: 'intensity', basis: 'net', unit: 't CO2-e per t', scopes: ['scope3'] } as const
  const changes = {
    ...intensity,
    ...CREDITS,
    scopes: [...intensity.scopes],
    gross_target_id: 'gross',
    evidence_ids: [HASH],
  }
  const [, result] = targetProgress(
    { targets: [GROSS, target({ ...changes, ...own(850) })] },
    { ...FACTS, held: new Set([HASH]), open_bases: new Set<string>(), open_actuals: new Set<string>() },
  )
  expect(result).toMatchObject({ status: 'behind', actuals_source: 'tenant', reasons: [] })
})

describe('properties', () => {
  const RANK = ['achieved', 'ahead', 'on_track', 'behind', 'missed']
  const level = fc.double({ min: 0, max: 1e12, noNaN: true })
  const start = fc.integer({ min: 2019, max: 2029 })
  const LEAST_PERCENT = TARGET_FORMULAS.formulas.constants['on_track_percent']!.value
  const asksNothing = (base: number, goal: number): boolean => goal >= base - (LEAST_PERCENT / 100) * base

  test('no result is ever infinite or undefined, whatever base, target and actual', () => {
    fc.assert(
      fc.property(level, level, level, start, (base, goal, actual, year) => {
        const result = progress({ base: { ...target().base, value: base }, target: { value: goal } }, [
          printed(year, actual),
        ])
        expect(findNonFinite(result)).toEqual([])
        expect(result.status === 'indeterminate').toBe(asksNothing(base, goal) || year === 2019)
      }),
    )
  })

  test('fewer tonnes never give a worse status or less progress', () => {
    fc.assert(
      fc.property(level, level, level, level, start, (base, goal, one, other, year) => {
        const changes = { base: { ...target().base, value: base }, target: { value: goal } }
        fc.pre(!asksNothing(base, goal) && year > 2019)
        const of = (tonnes: number) => progress(changes, [printed(year, tonnes)]).years[0]!
        const [fewer, more] = [of(Math.min(one, other)), of(Math.max(one, other))]
        expect(RANK.indexOf(fewer.status)).toBeLessThanOrEqual(RANK.indexOf(more.status))
        if (fewer.progress_percent !== null && more.progress_percent !== null)
          expect(fewer.progress_percent).toBeGreaterThanOrEqual(more.progress_percent)
      }),
    )
  })
})
