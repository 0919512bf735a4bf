import { expect, test } from 'vitest'
import { sidesOf } from '../../web/src/pages/workspace/scenarios/side-by-side.ts'

type Physical = Parameters<typeof sidesOf>[0]
type Transition = Parameters<typeof sidesOf>[1]

const spread = (central: number) => ({ low: central - 1, central, high: central + 1 })

const hazard = (then: number, band: string) => ({
  hazard: 'extreme_heat',
  status: 'projected',
  band_now: 'moderate',
  band_then: { low: 'moderate', central: band, high: 'extreme' },
  indicators: [
    {
      indicator: 'heat_days_35',
      unit: 'days',
      now: { period: '2005-2024', value: 4.1, series: 's', warming_c: 1.03 },
      at_level: spread(then),
    },
  ],
})

const serving = (low: string, high: string) => [
  { role: 'limited_to_1_5', title: 'Limited to 1.5 °C', scenario: low },
  { role: 'exceeds_2_5', title: '2.5 °C or more', scenario: high },
]

const PHYSICAL = {
  statutory_scenarios: serving('1.5', '3'),
  scenarios: [
    {
      id: '1.5',
      level_c: 1.5,
      statutory_role: 'limited_to_1_5',
      reached: [],
      hazards: [hazard(5, 'moderate')],
    },
    { id: '2', level_c: 2, statutory_role: null, reached: [], hazards: [hazard(6, 'high')] },
    {
      id: '3',
      level_c: 3,
      statutory_role: 'exceeds_2_5',
      reached: [{ pathway: 'SSP5-8.5', best: 2065 }],
      hazards: [hazard(9, 'very_high'), { hazard: 'coast', status: 'absent', indicators: [] }],
    },
  ],
} as unknown as Physical

const path = (now: number, then: number) => ({
  regions: [
    {
      region: 'NSW',
      is_own: true,
      years: [
        { reporting_year: '2026-27', intensity_t_per_mwh: now },
        { reporting_year: '2049-50', intensity_t_per_mwh: then },
      ],
    },
  ],
  scope2: { years: [{ reporting_year: '2049-50', scope2_t: 100 * then }] },
})

const TRANSITION = {
  statutory_scenarios: serving('quick', 'slow'),
  plan: { title: '2026 Integrated System Plan' },
  region: { region: 'NSW' },
  emissions: { reporting_year: '2024-25', scope1_t: 9, scope2_t: 50 },
  scenarios: [
    {
      id: 'quick',
      name: 'Accelerated',
      warming_2100_c: 1.5,
      statutory_role: 'limited_to_1_5',
      ...path(0.5, 0.01),
    },
    { id: 'step', name: 'Step Change', warming_2100_c: 1.8, statutory_role: null, ...path(0.5, 0.02) },
    { id: 'slow', name: 'Slower', warming_2100_c: 2.6, statutory_role: 'exceeds_2_5', ...path(0.6, 0.2) },
  ],
  closures: {
    today_t: 800,
    years: [{ reporting_year: '2034-35', remaining_t: 200, remaining_percent: 25 }],
  },
  emissions_value: { label: 'the planning value', years: [] },
} as unknown as Transition

const texts = (physical: Physical, transition: Transition) =>
  sidesOf(physical, transition).map(({ title, rows }) => [
    title,
    ...rows.map(({ label, now, ahead }) => [label, now.text, ...ahead.map(({ text }) => text)]),
  ])

test('both scenarios of the law stand beside each other, physical and transition', () => {
  expect(texts(PHYSICAL, TRANSITION)).toEqual([
    [
      'Physical',
      ['Scenario used', '—', '1.5 °C of global warming', '3 °C of global warming'],
      ['Extreme heat, days a year', '4.1', '5.0', '9.0'],
    ],
    [
      'Transition',
      ['Scenario used', '—', 'Accelerated, 1.5 °C', 'Slower, 2.6 °C'],
      ['Grid intensity of NSW in 2049-50, t CO₂-e per MWh', '0.5 and 0.6', '0.01', '0.2'],
      ['Scope 2 in 2049-50 if the same electricity is bought, t CO₂-e', '50', '1', '20'],
      ['Scope 1 of power stations still running in 2034-35, t CO₂-e', '800', '200 (25.0%)', '200 (25.0%)'],
    ],
  ])
})

test('a band stands beside its figure, in the scenario and now', () => {
  const [physical] = sidesOf(PHYSICAL, undefined)
  expect(physical?.rows[1]?.now.band).toBe('moderate')
  expect(physical?.rows[1]?.ahead.map(({ band }) => band)).toEqual(['moderate', 'very_high'])
})

test('a side without figures is left out, and none is invented', () => {
  expect(texts(undefined, undefined)).toEqual([])
  expect(texts(undefined, TRANSITION).map(([title]) => title)).toEqual(['Transition'])
})
