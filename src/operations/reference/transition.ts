import type {
  OutlookYear,
  PlanFigure,
  PlanScenario,
  RegionPath,
  TransitionReference,
} from '../../domain/company/transition/reference.ts'
import {
  planInputRows,
  planOutlookRows,
  type StoredOutlookYear,
  type StoredPlanInput,
} from '../../store/transition.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'
import { perReleases } from './per-snapshot.ts'

/** The market operator’s plan: some 860 rows, which few changes of data concern. */
export const transitionReference = perReleases<TransitionReference>(
  ['aemo-isp-inputs', 'aemo-isp-outlook'],
  async (database, snapshot) => {
    const inputs = Map.groupBy(await planInputRows(database, snapshot.id), ({ measure }) => measure)
    const outlook = await planOutlookRows(database, snapshot.id)
    const rows = (measure: string): readonly StoredPlanInput[] => inputs.get(measure) ?? []
    return {
      scenarios: scenariosOf(snapshot, rows),
      development_path: outlook[0]?.development_path ?? null,
      paths: pathsOf(snapshot, outlook),
      units: Map.groupBy(
        rows('expected_closure_year').flatMap((row) => unitOf(snapshot, row)),
        ({ station }) => station,
      ),
      intensities: new Map(
        rows('scope1_intensity').map((row) => [
          row.unit_id ?? '',
          {
            ...figureOf(row),
            evidence: cite(snapshot, row, '2026', { [`${row.unit_id} scope1_intensity`]: row.value }),
          },
        ]),
      ),
      values: rows('value_of_emissions_reduction').map((row) => ({
        reporting_year: row.period ?? '',
        aud_per_t: row.value,
        price_basis: row.price_basis,
        cell: row.row_ref,
        evidence: cite(snapshot, row, row.period ?? '', {
          [`${row.period} value_of_emissions_reduction`]: row.value,
        }),
      })),
      targets: TARGET_MEASURES.flatMap((measure) =>
        rows(measure).map((row) => ({
          ...figureOf(row),
          region: row.region ?? '',
          measure,
          period: row.period ?? '',
          evidence: cite(snapshot, row, row.period ?? '', {
            [`${row.region} ${row.period} ${measure}`]: row.value,
          }),
        })),
      ),
    }
  },
)

const TARGET_MEASURES = [
  'state_emissions_reduction_target',
  'state_carbon_budget',
  'renewable_share_target',
  'renewable_generation_target',
] as const

type RowsOf = (measure: string) => readonly StoredPlanInput[]

/** Scenarios that say how warm they are, from the least warm. */
const scenariosOf = (snapshot: SnapshotView, rows: RowsOf): readonly PlanScenario[] =>
  rows('global_mean_temperature_2100')
    .map((row): PlanScenario => {
      const name = row.scenario ?? ''
      const beside = SCENARIO_MEASURES.map((measure) =>
        rows(measure).find(({ scenario }) => scenario === row.scenario),
      )
      const [budget, budget2030, limit] = beside.map((one) => (one === undefined ? null : figureOf(one)))
      return {
        id: scenarioId(name),
        name,
        warming_2100: figureOf(row),
        carbon_budget: budget ?? null,
        carbon_budget_2030: budget2030 ?? null,
        emissions_limit_2034_35: limit ?? null,
        evidence: [row, ...beside.filter((one) => one !== undefined)].flatMap((one) =>
          cite(snapshot, one, one.period ?? '2100', { [`${name} ${one.measure}`]: one.value }),
        ),
      }
    })
    .toSorted((a, b) => a.warming_2100.value - b.warming_2100.value)

const SCENARIO_MEASURES = [
  'nem_carbon_budget_long_term',
  'nem_carbon_budget_2030',
  'nem_emissions_limit_2034_35',
] as const

const scenarioId = (name: string): string => name.toLowerCase().replaceAll(' ', '_')

const figureOf = ({ value, unit, row_ref }: StoredPlanInput): PlanFigure => ({ value, unit, cell: row_ref })

const unitOf = (snapshot: SnapshotView, row: StoredPlanInput) =>
  row.station === null || row.unit_id === null
    ? []
    : [
        {
          unit: row.unit_id,
          station: row.station,
          technology: row.technology,
          closure_year: row.value,
          cell: row.row_ref,
          evidence: cite(snapshot, row, String(row.value), {
            [`${row.unit_id} expected_closure_year`]: row.value,
          }),
        },
      ]

function pathsOf(snapshot: SnapshotView, rows: readonly StoredOutlookYear[]): readonly RegionPath[] {
  const groups = Map.groupBy(rows, ({ scenario, region }) => `${scenario}\n${region}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    return [
      {
        scenario: scenarioId(first.scenario),
        region: first.region,
        years: group.map((row) => outlookYear(snapshot, row)),
      },
    ]
  })
}

function outlookYear(snapshot: SnapshotView, row: StoredOutlookYear): OutlookYear {
  const { year_ending_june: year, emissions_mt, generation_gwh, distributed_pv_gwh } = row
  const key = `${row.scenario} ${row.region} ${year}`
  return {
    year,
    emissions_mt,
    generation_gwh,
    distributed_pv_gwh,
    evidence: cite(snapshot, row, String(year), {
      [`${key} emissions_mt`]: emissions_mt,
      [`${key} generation_gwh`]: generation_gwh,
      [`${key} distributed_pv_gwh`]: distributed_pv_gwh,
    }),
  }
}
