import { describe, expect, test } from 'vitest'
import { expectWorkedExample } from '../../../../test/support/method-page.ts'
import { contains, type ProjectionRow, scenarioContext } from './scenario-context.ts'
import { SCENARIO_REGIONS as REGIONS } from './scenario-regions.ts'

test.each([
  ['Sydney', -33.87, 151.21, 'EAU'],
  ['Melbourne', -37.81, 144.96, 'SAU'],
  ['Perth', -31.95, 115.86, 'SAU'],
  ['Hobart', -42.88, 147.33, 'SAU'],
  ['Alice Springs', -23.7, 133.88, 'CAU'],
  ['Townsville', -19.26, 146.82, 'NAU'],
  ['Gladstone', -23.84, 151.26, 'EAU'],
  ['Auckland', -36.85, 174.76, undefined],
])('%s lies in %s', (_, lat, lon, region) => {
  expect(REGIONS.filter((one) => contains(one.polygon, { lat, lon })).map(({ code }) => code)).toEqual(
    region === undefined ? [] : [region],
  )
})

const row = (changed: Partial<ProjectionRow>): ProjectionRow => ({
  region: 'EAU',
  ensemble: 'CMIP5',
  pathway: 'RCP4.5',
  variable: 'mean_temp_change_c',
  unit: 'degC',
  period: '2050',
  baseline: '1981-2010',
  low: 1.01,
  median: 1.31,
  high: 1.65,
  range: 'p10-p90',
  models: 28,
  evidence: [],
  ...changed,
})
const published = ({ ensemble, pathway, variable, period, low, median, high, models }: ProjectionRow) => ({
  ensemble,
  pathway,
  variable,
  period,
  low,
  median,
  high,
  models,
})
const mascot = { lat: -33.926, lon: 151.1935 }

describe('scenarioContext', () => {
  test('keeps the region, the baseline, the three periods and the known pathways', () => {
    const { result, availability, flags } = scenarioContext(mascot, REGIONS, [
      row({}),
      row({ baseline: '1986-2005' }),
      row({ region: 'SAU' }),
      row({ period: '2070' }),
      row({ pathway: 'SSP3-7.0', ensemble: 'CMIP6' }),
      row({ pathway: 'RCP4.5', ensemble: 'CMIP6' }),
    ])
    expect(result?.changes).toHaveLength(1)
    expect(result?.statement).toContain('1.5 °C')
    expect(availability.status).toBe('available')
    expect(flags).toEqual(['no_low_warming_case'])
  })

  test('a change that only other regions have is said to be missing, and nothing stands in for it', () => {
    const elsewhere = row({ region: 'SAU', period: '2090' })
    const { result, availability, flags } = scenarioContext(mascot, REGIONS, [row({}), elsewhere])
    expect(result?.changes).toMatchObject([{ period: '2050' }])
    expect(availability).toMatchObject({ status: 'not_assessed', reason_code: 'projections_missing' })
    expect(availability.detail).toContain('do not include mean temperature in 2090 under RCP4.5,')
    expect(flags).toContain('projections_missing')
  })

  test('without a place or without rows there is a reason', () => {
    expect(scenarioContext(null, REGIONS, []).availability.reason_code).toBe('no_region')
    expect(scenarioContext(null, [], []).availability.reason_code).toBe('projections_not_loaded')
    expect(scenarioContext(mascot, REGIONS, []).availability.reason_code).toBe('projections_not_loaded')
  })

  test('Qantas at Mascot: the page’s figures, whatever the order of rows', () => {
    const rows = [
      row({}),
      row({ variable: 'rain_change_pct', unit: 'percent', low: -10.97, median: 0.17, high: 6.58 }),
      row({ pathway: 'SSP2-4.5', ensemble: 'CMIP6', low: 1.04, median: 1.44, high: 1.91, models: 34 }),
    ]
    const { result } = scenarioContext(mascot, REGIONS, rows)
    expectWorkedExample('scenario_context', {
      company: 'QANTAS AIRWAYS LIMITED',
      abn: '16009661901',
      inputs: { place: mascot, rows: rows.map(published) },
      result: {
        region: result?.region.code,
        changes: result?.changes.map(({ pathway, twin, variable, median, sign_uncertain }) => ({
          pathway,
          twin,
          variable,
          median,
          sign_uncertain,
        })),
      },
    })
    expect(scenarioContext(mascot, REGIONS, rows.toReversed()).result).toEqual(result)
  })
})
