import { compactSource } from '../formats/compact-source.ts'
import { ReadError } from '../read-error.ts'
import type { Edition } from '../read-log.ts'
import origin from './origin.json' with { type: 'json' }
import { type IspInputRow, ispInputRow } from './row.ts'

/** Which table of the workbook a measure is from; the tables are released one by one. */
const SLOTS: Readonly<Record<string, string>> = {
  global_mean_temperature_2100: 'scenarios',
  nem_carbon_budget_long_term: 'scenarios',
  nem_carbon_budget_2030: 'scenarios',
  nem_emissions_limit_2034_35: 'scenarios',
  state_emissions_reduction_target: 'targets',
  state_carbon_budget: 'targets',
  renewable_share_target: 'targets',
  renewable_generation_target: 'targets',
  value_of_emissions_reduction: 'emissions-value',
  expected_closure_year: 'closures',
  scope1_intensity: 'intensities',
}

/** Scenarios, budgets, closure years, station intensities, targets and the value of emissions reduction. */
export const ispInputsSource = compactSource<IspInputRow>({
  origin,
  row: ispInputRow,
  key: ['measure', 'scenario', 'region', 'station', 'unit_id', 'period'],
  measures: [],
  entity: 'measure',
  without: 'The transition scenarios then lack this figure and say so.',
  edition: editionOf,
})

function editionOf(rows: readonly IspInputRow[], file: string): Edition {
  const slots = new Set(rows.map(({ measure, row_ref }) => slotOf(measure, row_ref, file)))
  const [slot] = slots
  if (slot === undefined || slots.size > 1)
    throw new ReadError({
      file,
      problem:
        slot === undefined
          ? 'has no rows, so no table of the workbook'
          : `holds several tables of the workbook (${[...slots].toSorted().join(', ')}); load each by itself`,
    })
  return { slot, edition: '2026 ISP, version 7.8' }
}

function slotOf(measure: string, at: string, file: string): string {
  const slot = SLOTS[measure]
  if (slot === undefined)
    throw new ReadError({
      file,
      at,
      problem: `measure is ${JSON.stringify(measure)}, which is none of ${Object.keys(SLOTS).join(', ')}`,
    })
  return slot
}
