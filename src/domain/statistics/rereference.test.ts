import { describe, expect, it } from 'vitest'
import { type CpiObservation, composeSeries, monthsOf, within } from './cpi-series.ts'
import { rereferenceLinks } from './rereference.ts'

const row = (time_period: string, text: string, base_period: string | null): CpiObservation => ({
  release_id: `release-${base_period}`,
  dataset: 'au_abs_cpi',
  file_sha256: '0'.repeat(64),
  row_ref: time_period,
  dataflow: 'ABS:CPI',
  dataflow_version: null,
  measure_code: base_period === null ? '2' : '1',
  measure: base_period === null ? 'pct_change_previous_period' : 'index_number',
  index_code: '10001',
  index_name: 'All groups CPI',
  tsest: '10',
  region_code: '50',
  region_name: 'Weighted average of eight capital cities',
  freq: 'Q',
  time_period,
  obs_value: Number(text),
  obs_value_text: text,
  unit: 'index',
  base_period,
  abs_series_id: null,
  obs_status: null,
})

const OLD = '2011-12=100'
const NEW = '2025-09=100'
const published = [
  row('2024-Q1', '137.4', OLD),
  row('2024-Q2', '138.8', OLD),
  row('2024-Q3', '139.1', OLD),
  row('2024-Q4', '139.4', OLD),
  row('2024-Q1', '95.41', NEW),
  row('2024-Q2', '96.41', NEW),
  row('2024-Q3', '96.62', NEW),
  row('2024-Q4', '96.81', NEW),
  row('2024-Q1', '1.0', null),
]

describe('series of two bases', () => {
  it('stay two series', () => {
    const series = composeSeries(published)
    expect(series.map(({ series_id }) => series_id)).toEqual([
      'ABS:CPI/1.10001.10.50.Q/2011-12=100',
      'ABS:CPI/1.10001.10.50.Q/2025-09=100',
      'ABS:CPI/2.10001.10.50.Q',
    ])
    for (const { observations } of series)
      expect(new Set(observations.map(({ base_period }) => base_period)).size).toBe(1)
  })

  it('are linked by the factor that every shared quarter allows', () => {
    const [link, ...others] = rereferenceLinks(composeSeries(published))
    expect(others).toEqual([])
    expect(link).toMatchObject({ from_base: OLD, to_base: NEW })
    expect(link!.factor_low).toBeCloseTo(1.4395, 4)
    expect(link!.factor_high).toBeCloseTo(1.44025, 4)
    expect(link!.shared_periods).toHaveLength(4)
  })

  it('that contradict each other have no factor', () => {
    const wrong = [...published.slice(0, 4), row('2024-Q1', '95.41', NEW), row('2024-Q2', '99.99', NEW)]
    expect(rereferenceLinks(composeSeries(wrong))[0]).toMatchObject({ factor_low: null, factor_high: null })
  })
})

describe('periods', () => {
  it.each([
    ['2024', [24289, 24300]],
    ['2024-Q2', [24292, 24294]],
    ['2024-06', [24294, 24294]],
    ['2024-13', undefined],
    ['2024-Q5', undefined],
    ['24', undefined],
  ])('%s', (text, months) => {
    expect(monthsOf(text)).toEqual(months)
  })

  it('are cut at both ends, included', () => {
    const cut = within(published.slice(0, 4), '2024-Q2', '2024-09').map(({ time_period }) => time_period)
    expect(cut).toEqual(['2024-Q2', '2024-Q3'])
  })
})
