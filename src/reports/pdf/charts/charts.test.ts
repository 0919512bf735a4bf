import { expect, test } from 'vitest'
import type {
  EmissionsSeries,
  SafeguardSeries,
  SectorSeries,
} from '../../../domain/disclosure/report/series.ts'
import { type Scene, textWidth } from '../scene.ts'
import { emissionsBlocks } from '../sections/charts.ts'
import { emissionsChart } from './emissions.ts'
import { readinessChart } from './readiness.ts'
import { safeguardChart } from './safeguard.ts'
import { sectorChart } from './sector.ts'
import { targetChart } from './target.ts'

const emissions = (changes: Partial<EmissionsSeries> = {}): EmissionsSeries => ({
  unit: 't CO2-e',
  years: [
    { reporting_year: '2022-23', scope1_t: 900, scope2_t: 100, total_t: 1000, reason_code: null },
    { reporting_year: '2023-24', scope1_t: null, scope2_t: null, total_t: null, reason_code: 'gap' },
    { reporting_year: '2024-25', scope1_t: 700, scope2_t: 100, total_t: 800, reason_code: null },
  ],
  trajectory: [
    { reporting_year: '2025-26', value: 700, low: -50, high: 1450, floored: false },
    { reporting_year: '2026-27', value: 600, low: -200, high: 1400, floored: false },
  ],
  confidence: 0.95,
  gwp_break: '2020-21',
  ...changes,
})

const facility = (name: string): SafeguardSeries['facilities'][number] => ({
  facility: name,
  responsible_emitter: 'EMITTER PTY LTD',
  role: 'controlling_corporation',
  status: 'within_baseline',
  band: null,
  covered_emissions_t: 120_000,
  baseline_t: 150_000,
  net_emissions_t: null,
  exceedance_percent: -20,
  accus_surrendered: null,
  smcs_surrendered: null,
  smcs_issued: null,
  outlook: [],
})

const sector = (value: number): SectorSeries['metrics'][number] => ({
  metric: 'scope1_and_2',
  unit: 't CO2-e',
  value,
  p25: 100,
  median: 1000,
  p75: 5000,
  peers: [
    { abn: '1', value: 10, is_company: false },
    { abn: '3', value: 80_000, is_company: false },
    { abn: '2', value, is_company: true },
  ],
})

const LONG = 'The Trustee for the Very Long and Winding Consolidated Mining and Forestry Holdings Unit Trust'

/** Text that would leave the drawing on either side. */
const outside = ({ width, shapes }: Scene): string[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'text') return []
    const room = textWidth(shape.text, shape.size)
    const left = { left: shape.x, centre: shape.x - room / 2, right: shape.x - room }[shape.anchor]
    return left < -1 || left + room > width + 1 ? [shape.text] : []
  })

test.each([
  ['emissions', emissionsChart(emissions())],
  ['Safeguard', safeguardChart([facility('Mine'), facility(LONG)])],
  ['sector, the largest', sectorChart(sector(90_000_000), LONG)],
  ['sector, the smallest', sectorChart(sector(2), LONG)],
  [
    'readiness',
    readinessChart(
      [
        {
          pillar: 'metrics_and_targets',
          readiness_state: 'blocked',
          numerator: 29.5,
          denominator: 139,
          counts: { evidenced: 127, missing: 12 },
        },
      ],
      new Map([['metrics_and_targets', '127 of 139 supported, 12 missing']]),
    ),
  ],
])('no label of the %s chart leaves the drawing', (_, scene) => {
  expect(scene).not.toBeNull()
  expect(outside(scene!)).toEqual([])
})

test('a year without figures is a dash, never a bar of no height', () => {
  const { shapes } = emissionsChart(emissions())
  expect(shapes.filter((shape) => shape.kind === 'box' && shape.height === 0)).toEqual([])
  expect(shapes.filter((shape) => shape.kind === 'text' && shape.text === '–')).toHaveLength(1)
})

test('the interval ends at zero: nobody emits less than nothing', () => {
  const { shapes } = emissionsChart(emissions())
  const area = shapes.find((shape) => shape.kind === 'area')!
  const zero = shapes.find((shape) => shape.kind === 'text' && shape.text === '0')!
  expect(Math.max(...area.points.map(([, y]) => y))).toBe('y' in zero ? zero.y : undefined)
})

test('a chart without anything to draw is no chart', () => {
  expect(sectorChart({ ...sector(5), peers: [] }, 'Company')).toBeNull()
  const target = {
    target_id: 'T',
    name: 'T',
    unit: 't',
    status: 'indeterminate',
    actuals_source: 'none',
    ledger_year: null,
  }
  expect(targetChart({ ...target, reasons: [], points: [], milestones: [] }, null)).toBeNull()
})

test.each([
  ['weak', [{ flag: 'weak_trend', where: 'emissions_trend' }], true],
  ['not weak', [], false],
  ['not weak for another block’s flag', [{ flag: 'weak_trend', where: 'safeguard_mechanism' }], false],
])('a trajectory is %s as its method says, and the words beside it tell', (_, flags, isWeak) => {
  const series = { emissions: emissions(), sector: null, safeguard: null, climate: null }
  const [chart] = emissionsBlocks({ entity: { name: 'WORKS' }, series, flags })
  const told = 'Low confidence in the trajectory: 2 years.'
  expect(chart).toMatchObject({ kind: 'chart' })
  const words = chart?.kind === 'chart' ? [chart.caption, chart.alternative] : []
  expect(words.map((text) => text.includes(told))).toEqual([isWeak, isWeak])
})
