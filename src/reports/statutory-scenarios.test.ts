import { describe, expect, test } from 'vitest'
import type { Compared, Metric } from '../domain/disclosure/report/report.ts'
import { statutoryChart } from './pdf/charts/statutory-scenarios.ts'
import { PAGE_WIDTH } from './pdf/scene.ts'
import { statutoryPanels, statutoryScenarios } from './statutory-scenarios.ts'
import { checkCompared } from './verifier/check-compared.ts'
import { statutoryBars, statutoryFigures } from './verifier/draft/statutory-figures.ts'

const metric = (id: string, label: string, value: number | null, compared?: Compared): Metric => ({
  id,
  topic: id.startsWith('scenarios') ? 'scenarios' : 'transition_scenarios',
  label,
  value,
  value_text: null,
  unit: 'degC',
  observed: null,
  basis: 'derived',
  data_quality: 3,
  availability: { status: 'available', reason_code: null, detail: null, expected_on: null },
  flags: [],
  method: null,
  calculation: null,
  requirement_ids: [],
  taxonomy_elements: [],
  evidence_ids: [],
  ...(compared === undefined ? {} : { compared }),
})

const physical = (level: string, hazard: string, figure: string, value: number | null) =>
  metric(
    `scenarios.level_${level.replace('.', '_')}.${hazard}.${figure}_central`,
    `At ${level} °C: ${figure}, middle of the models`,
    value,
    {
      side: 'physical',
      figure,
      year: null,
      label: figure,
      scenario: { name: `At ${level} °C of global warming`, warming_c: Number(level) },
    },
  )
const grid = (scenario: string, degrees: number, year: number, value: number) =>
  metric(
    `transition_scenarios.${scenario}.intensity_${year}`,
    `${scenario} (${degrees} °C): grid intensity in NSW, year to June ${year}`,
    value,
    {
      side: 'transition',
      figure: 'intensity',
      year,
      label: 'grid intensity in NSW',
      scenario: { name: `${scenario} (${degrees} °C)`, warming_c: degrees },
    },
  )
const ofAll = (id: string, figure: string, year: number, value: number) =>
  metric(`transition_scenarios.${id}_${year}`, `All scenarios: ${figure}`, value, {
    side: 'transition',
    figure,
    year,
    label: figure,
    scenario: null,
  })

const METRICS: readonly Metric[] = [
  physical('1.5', 'warming', 'temperature', 19.7),
  physical('1.5', 'warming', 'temperature_from_now', 0.55),
  physical('3', 'warming', 'temperature', 21.3),
  physical('3', 'warming', 'temperature_from_now', 2.14),
  physical('2', 'warming', 'temperature_from_now', 1.1),
  physical('3', 'drying', 'rainfall', null),
  grid('accelerated', 1.5, 2027, 0.5),
  grid('accelerated', 1.5, 2050, 0.01),
  grid('step_change', 1.8, 2027, 0.5),
  grid('step_change', 1.8, 2050, 0.02),
  grid('slower', 2.6, 2027, 0.4),
  grid('slower', 2.6, 2050, 0.1),
  metric('transition_scenarios.closures.today', 'All scenarios: today', 1000),
  ofAll('closures.remaining', 'remaining', 2035, 250),
  ofAll('value.cost', 'cost', 2030, 7),
]

describe('both scenarios of the law', () => {
  test('have the physical and the transition side of each, and no other scenario', () => {
    const { sources, figures } = statutoryScenarios(METRICS)
    expect(sources).toEqual([
      { side: 'physical', names: ['At 1.5 °C of global warming', 'At 3 °C of global warming'] },
      { side: 'transition', names: ['accelerated (1.5 °C)', 'slower (2.6 °C)'] },
    ])
    const shown = figures.map(({ side, metrics }) => [side, ...metrics.map((one) => one?.value ?? null)])
    expect(shown).toEqual([
      ['physical', 19.7, 21.3],
      ['physical', 0.55, 2.14],
      ['transition', 0.5, 0.4],
      ['transition', 0.01, 0.1],
      ['transition', 250, 250],
      ['transition', 7, 7],
    ])
  })

  test('are drawn as degrees above now and as shares of now', () => {
    const panels = statutoryPanels(METRICS)
    expect(panels.map(({ categories }) => categories)).toEqual([
      ['Mean temperature'],
      ['Grid intensity, 2050', 'Power stations, 2035'],
    ])
    expect(panels.map(({ values }) => values)).toEqual([
      [[0.55], [2.14]],
      [
        [2, 25],
        [25, 25],
      ],
    ])
    const scene = statutoryChart(panels)!
    for (const shape of scene.shapes)
      if (shape.kind === 'box') expect(shape.x + shape.width).toBeLessThanOrEqual(PAGE_WIDTH)
    expect(scene.shapes.filter(({ kind }) => kind === 'box').length).toBeGreaterThanOrEqual(6)
    expect(statutoryChart(statutoryPanels([]))).toBeNull()
  })

  test('are found by the verifier in its own way', () => {
    const entries = METRICS.map((one) => ({ ...one }))
    expect(statutoryBars(entries)).toEqual(
      statutoryPanels(METRICS).map(({ values }) => values.flat().filter((value) => value !== null)),
    )
    const twice = statutoryFigures(entries).flatMap(({ index, roles }) =>
      roles.map(() => METRICS[index]!.value),
    )
    const shown = statutoryScenarios(METRICS).figures.flatMap(({ metrics }) =>
      metrics.map((one) => one!.value),
    )
    expect(twice.map(String).toSorted()).toEqual(shown.map(String).toSorted())
  })

  test('have nothing where no scenario may serve as one of the two', () => {
    const others = METRICS.filter(({ id }) => id.includes('step_change') || id.includes('level_2'))
    expect(statutoryScenarios(others)).toEqual({ sources: [], figures: [] })
    expect(statutoryPanels(others)).toEqual([])
  })

  test('are found by their degrees, whatever their labels and names say', () => {
    const renamed = METRICS.map(
      (one): Metric => ({ ...one, id: `x.${one.id}`, label: 'A figure of the plan' }),
    )
    expect(statutoryScenarios(renamed).sources).toEqual(statutoryScenarios(METRICS).sources)
    expect(statutoryScenarios(renamed).figures.map(({ label }) => label)).toEqual(
      statutoryScenarios(METRICS).figures.map(({ label }) => label),
    )
  })

  test('stand where id and label say, or the verifier finds it', () => {
    const checked = (metrics: readonly Metric[]) =>
      checkCompared({ report: { metrics } } as unknown as Parameters<typeof checkCompared>[0])
    const [, , , first] = METRICS
    expect(checked(METRICS)).toEqual([])
    const scenario = { ...first!.compared!.scenario!, warming_c: 1.5 }
    const [found] = checked([{ ...first!, compared: { ...first!.compared!, scenario } }])
    expect(found).toMatchObject({ stated: 1.5, recomputed: 3 })
  })
})
