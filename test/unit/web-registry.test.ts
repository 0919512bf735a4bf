import { describe, expect, test } from 'vitest'
import { changesInto } from '../../web/src/components/registry/changes.ts'
import type { Registry, Reporter } from '../../web/src/components/registry/registry.ts'
import { columnsOf, inOrder } from '../../web/src/components/registry/reporter-columns.ts'
import { rowsBelow } from '../../web/src/components/registry/sector-rows.ts'
import { gwpBreaks, sumsOf } from '../../web/src/components/registry/sums.ts'
import { fitting, viewOf } from '../../web/src/components/registry/view.ts'
import { baseYear, indexed } from '../../web/src/pages/compare/indexed.ts'

const YEARS = ['2018-19', '2019-20', '2020-21']
const SUM = { value: null, missing: 0 }

const reporter = (name: string, more: Partial<Reporter> = {}): Reporter => ({
  abn: name,
  name,
  registered: name.toUpperCase(),
  state: 'NSW',
  codes: ['D', '26', '261'],
  safeguard: 'covered',
  trend: -2,
  trendYears: null,
  trendNote: null,
  trendAbsence: null,
  sectorAbsence: null,
  scope1: [10, 20, 30],
  scope2: [1, 2, 3],
  energyIntensity: [null, null, null],
  incomeIntensity: [null, null, 150],
  absences: [null, null, null],
  incomeAbsences: [null, null, null],
  notCounted: new Set(),
  ...more,
})

const registryWith = (...reporters: Reporter[]): Registry => ({
  years: YEARS.map((reporting_year, at) => ({
    reporting_year,
    gwp_set: at === 2 ? 'AR5' : 'AR4',
    rows: 0,
    counted: 0,
    scope1_t: SUM,
    scope2_t: SUM,
    net_energy_gj: SUM,
  })),
  reporters,
  sectors: new Map([
    ['D', { level: 'division', code: 'D', title: 'Electricity', parent_code: null }],
    ['26', { level: 'subdivision', code: '26', title: 'Supply', parent_code: 'D' }],
  ]),
  notCounted: [],
  statements: [],
  snapshot: 'snap',
  source: 'source',
})

const absent = reporter('Absent', {
  scope1: [10, null, null],
  scope2: [1, null, null],
  absences: [null, 'no row', 'no row'],
})

describe('sums of reporters', () => {
  test('leave out what is not known and rows that repeat a facility, and count both', () => {
    const registry = registryWith(
      reporter('A'),
      absent,
      reporter('Repeats', { notCounted: new Set([2]) }),
      reporter('Half', { scope2: [null, null, null] }),
    )
    const [first, , last] = sumsOf(registry, registry.reporters)
    expect(first).toMatchObject({ scope1: 40, scope2: 3, reporters: 4, repeated: 0 })
    expect(last).toMatchObject({ scope1: 60, scope2: 3, reporters: 3, repeated: 1 })
  })

  test('are null, not zero, where nobody has a figure, and mark the year of new warming potentials', () => {
    const sums = sumsOf(registryWith(absent), [absent])
    expect(sums.map(({ scope1 }) => scope1)).toEqual([10, null, null])
    expect(gwpBreaks(sums).map(({ year }) => year)).toEqual(['2020-21'])
  })
})

describe('the view of the registry', () => {
  const registry = registryWith(
    reporter('Alpha'),
    reporter('Beta', { state: null, trend: null, codes: [], incomeIntensity: [null, null, null] }),
  )
  const shown = (address: string): string[] =>
    fitting(registry.reporters, viewOf(registry, new URLSearchParams(address))).map(({ name }) => name)

  test('is read from the address, and what is not known fits only its own choice', () => {
    expect(shown('')).toEqual(['Alpha', 'Beta'])
    expect(shown('sector=26')).toEqual(['Alpha'])
    expect(shown('sector=unknown')).toEqual(['Beta'])
    expect(shown('state=unknown')).toEqual(['Beta'])
    expect(shown('trend=falling')).toEqual(['Alpha'])
    expect(shown('trend=rising')).toEqual([])
    expect(shown('trend=unknown')).toEqual(['Beta'])
    expect(shown('intensity=100-1000')).toEqual(['Alpha'])
    expect(shown('intensity=100-1000&year=2018-19')).toEqual([])
    expect(shown('size=under-100kt')).toEqual(['Alpha', 'Beta'])
    expect(shown('q=bet')).toEqual(['Beta'])
  })

  test('takes a year that there is not for the newest', () => {
    expect(viewOf(registry, new URLSearchParams('year=1999-00')).year).toBe(2)
    expect(viewOf(registry, new URLSearchParams('year=2018-19')).year).toBe(0)
  })

  test('orders by a column with what is not known last, either way', () => {
    const columns = columnsOf(registry, 2)
    for (const descending of [true, false])
      expect(inOrder(registry.reporters, columns, { field: 'trend', descending }).at(-1)?.name).toBe('Beta')
  })

  test('deals companies to the sectors below, the unclassified last', () => {
    expect(rowsBelow(registry, registry.reporters, '').map(({ title }) => title)).toEqual([
      'Electricity',
      'Not classified',
    ])
    expect(rowsBelow(registry, [registry.reporters[0]!], 'D').map(({ code }) => code)).toEqual(['26'])
  })
})

test('changes need both years, and tell who came, who left and a change of warming potentials', () => {
  const registry = registryWith(reporter('A'), absent)
  expect(changesInto(registry, registry.reporters, 2)).toMatchObject({
    changes: [{ before: 22, now: 33, tonnes: 11, percent: 50 }],
    entered: 0,
    left: 0,
    isAcrossBreak: true,
  })
  expect(changesInto(registry, registry.reporters, 1)).toMatchObject({ left: 1, isAcrossBreak: false })
})

describe('the index of a comparison', () => {
  const series = [{ values: [null, 50, 25] }, { values: [10, 20, null] }]

  test('starts in the first year that all published, on one set of warming potentials', () => {
    expect(baseYear(YEARS, series, null)).toBe(1)
    expect(indexed(series[0]!.values, 1)).toEqual([100, 50])
    expect(indexed(series[1]!.values, 1)).toEqual([100, null])
  })

  test('is refused where there is no such year, or nothing after it', () => {
    expect(baseYear(YEARS, series, '2020-21')).toBeUndefined()
    expect(baseYear(YEARS, [{ values: [0, 0, 0] }], null)).toBeUndefined()
    expect(baseYear(YEARS, [], null)).toBeUndefined()
  })
})
