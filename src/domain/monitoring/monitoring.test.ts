import { describe, expect, it } from 'vitest'
import { sourceSlugs } from '../../sources/registry.ts'
import { SILENT_ABOUT } from '../company/decided-blocks.ts'
import { disclosureChanges } from './disclosure-changes.ts'
import { type Happening, occurrenceOf } from './event.ts'
import { blocksReachedBy, DISCLOSURE_SOURCES, SOURCE_REACH } from './reach.ts'
import { percentChange, restatementOf } from './restatement.ts'
import { DEFAULT_THRESHOLDS, wantsChange } from './watchlist.ts'

describe('the reach of sources', () => {
  it('is decided for every source', () => {
    expect(Object.keys(SOURCE_REACH).toSorted()).toEqual(
      [...new Set([...sourceSlugs(), ...Object.keys(SOURCE_REACH)])].toSorted(),
    )
    expect(sourceSlugs().filter((slug) => SOURCE_REACH[slug] === undefined)).toEqual([])
    // A block that tells of rows left out of a source rests on it.
    for (const [source, silent] of Object.entries(SILENT_ABOUT))
      expect(blocksReachedBy([source]), source).toEqual(expect.arrayContaining([...silent]))
    expect([...DISCLOSURE_SOURCES].filter((slug) => !sourceSlugs().includes(slug))).toEqual([])
  })
})

describe('a restatement', () => {
  const year = (scope1_t: number | null, scope2_t: number | null) => ({
    reporting_year: '2023-24',
    scope1_t,
    scope2_t,
    scope1_and_2_t: scope1_t === null || scope2_t === null ? null : scope1_t + scope2_t,
  })

  it('is of years in both, with the largest change of any figure', () => {
    const found = restatementOf([year(100, 50)], [year(104, 40)])
    expect(found?.percent).toBe(20)
    expect(found?.years).toMatchObject([{ reporting_year: '2023-24', percent: 20 }])
    expect(restatementOf([year(100, 50)], [year(100, 50)])).toBeUndefined()
    expect(restatementOf([], [year(100, 50)])).toBeUndefined()
  })

  it('from nothing or zero has no percentage, which exceeds every threshold', () => {
    expect(percentChange(0, 5)).toBeNull()
    const found = restatementOf([year(0, 50)], [year(5, 50)])
    expect(found?.percent).toBeNull()
    const watchlist = {
      name: '',
      events: [],
      thresholds: { ...DEFAULT_THRESHOLDS, restated_percent: 1000 },
    }
    expect(wantsChange(watchlist, 'company.restated', { percent: null })).toBe(true)
  })
})

describe('a watchlist', () => {
  const watchlist = {
    name: '',
    events: ['company.restated', 'company.risk_band_changed', 'grid.series_stale'] as const,
    thresholds: { restated_percent: 2, risk_band: 'up', grid_stale_days: 40 } as const,
  }
  it.each([
    ['company.restated', { percent: 2 }, false],
    ['company.restated', { percent: 2.01 }, true],
    ['company.risk_band_changed', { is_worse: false }, false],
    ['company.risk_band_changed', { is_worse: true }, true],
    ['grid.series_stale', { days: 40 }, false],
    ['grid.series_stale', { days: 41 }, true],
    ['company.emissions_updated', {}, false],
    ['disclosure_run.failed', {}, false],
  ] as const)('is told of %s %o: %s', (type, size, told) => {
    expect(wantsChange(watchlist, type, size)).toBe(told)
  })
})

describe('a disclosure', () => {
  const state = {
    period: '2025-07-01/2026-06-30',
    readiness_state: 'in_progress',
    score: 40,
    blocked_by: [],
    targets: { T1: 'on_track' },
    conflicts: [],
  }
  const types = (after: typeof state) => disclosureChanges(state, after).map(({ type }) => type)

  it('tells of what became other, and of targets and conflicts only when they become bad', () => {
    expect(types(state)).toEqual([])
    expect(types({ ...state, score: 50 })).toEqual(['company.readiness_changed'])
    expect(types({ ...state, targets: { T1: 'behind' } })).toEqual(['target.off_track'])
    expect(types({ ...state, targets: { T1: 'ahead' } })).toEqual([])
    const conflicted = { ...state, conflicts: ['I1'] as string[] }
    expect(disclosureChanges(state, conflicted).map(({ type }) => type)).toEqual(['evidence.conflict_found'])
    expect(disclosureChanges(conflicted, { ...conflicted, conflicts: [] })).toEqual([])
  })
})

it('names an occurrence by cause, type and subject', () => {
  const happening: Happening = {
    type: 'company.restated',
    abn: '74115061375',
    subject: { kind: 'company', id: '74115061375', name: null },
    summary: '',
    from: null,
    to: null,
    cause: { kind: 'snapshot', before: 'snap_a', after: 'snap_b' },
    links: {},
  }
  expect(occurrenceOf(happening)).toBe('company.restated|company|74115061375|snapshot|snap_a|snap_b')
})
