import { number, type Row, type TableRecord, text } from './records.ts'

/** The final workbook of the 2026 plan. Tables of older versions are in the same files. */
const VERSION = '7.8'
const DRAFT = '2026_draft'

/** Rows and columns of the version's tables: where the first row under the headings is, and the column of the figures. */
const SHEETS = {
  budgets: 'Carbon Budgets',
  policy: 'Energy Policy Targets',
  value: { sheet: 'Financial parameters', column: 'C', first: 58 },
  closures: { sheet: 'Retirement', column: 'F', first: 14 },
  intensities: { sheet: 'Emissions intensity', column: 'E', first: 9 },
} as const

const SCENARIO_COLUMNS: Readonly<Record<string, string>> = {
  'Slower Growth': 'C',
  'Step Change': 'D',
  'Accelerated Transition': 'E',
}

const BUDGET_ROWS: Readonly<Record<string, { readonly measure: string; readonly row: number }>> = {
  global_mean_temperature_2100: { measure: 'global_mean_temperature_2100', row: 6 },
  nem_carbon_budget_long_term: { measure: 'nem_carbon_budget_long_term', row: 7 },
  nem_carbon_budget_2030: { measure: 'nem_carbon_budget_2030', row: 8 },
  'nem_emissions_2034-35_limit': { measure: 'nem_emissions_limit_2034_35', row: 9 },
}

const STATES = ['NSW', 'QLD', 'SA', 'VIC']
const BUDGET_PERIODS: Readonly<Record<string, string>> = {
  '2026-27 to 2029-30': 'C',
  '2030-31 to 2049-50': 'D',
}
const TARGET_YEARS: Readonly<Record<string, string>> = {
  2025: 'C',
  2030: 'D',
  2035: 'E',
  2045: 'F',
  2050: 'G',
}

/** Cells of targets that stand one by one, by region and period. */
const POLICY_CELLS: Readonly<Record<string, { readonly cell: string; readonly unit: string }>> = {
  'VIC CY2025': { cell: 'E278', unit: '% of generation' },
  'VIC CY2030': { cell: 'E279', unit: '% of generation' },
  'VIC CY2035': { cell: 'E280', unit: '% of generation' },
  'SA FY2026-27': { cell: 'E218', unit: '% of generation' },
  'NEM FY2029-30': { cell: 'E20', unit: '% of generation' },
  'TAS CY2030': { cell: 'E246', unit: 'GWh' },
  'TAS CY2040': { cell: 'E247', unit: 'GWh' },
}

const EMPTY = {
  scenario: null,
  region: null,
  station: null,
  unit_id: null,
  technology: null,
  period: null,
  price_basis: null,
}

type Convert = (records: readonly TableRecord[], beside: readonly TableRecord[]) => Row[]

/** How the tables of the market operator's plan become rows, each with its cell of the workbook. */
export const TRANSITION_CONVERTERS: Readonly<Record<string, Convert>> = {
  'isp-scenarios': (records) =>
    ofVersion(records).map((record) => {
      const found = needed(BUDGET_ROWS, record['measure'])
      const column = needed(SCENARIO_COLUMNS, record['scenario'])
      return {
        ...EMPTY,
        row_ref: `${SHEETS.budgets}!${column}${found.row}`,
        measure: found.measure,
        scenario: record['scenario'],
        period: text(record['period']),
        value: number(record['value']),
        unit: record['unit'],
      }
    }),
  'isp-targets': (records) => ofVersion(records).flatMap(target),
  'isp-emissions-value': (records) =>
    ofVersion(records).map((record, at) => ({
      ...EMPTY,
      row_ref: cellOf(SHEETS.value, at),
      measure: 'value_of_emissions_reduction',
      period: record['financial_year'],
      value: number(record['ver_aud_per_t']),
      unit: 'A$ / t CO2-e',
      price_basis: record['price_basis'],
    })),
  'isp-closures': (records, beside) => {
    const emitting = new Set(emitters(beside).map(({ record }) => record['iasr_id']))
    return ofVersion(records).flatMap((record, at) =>
      emitting.has(record['iasr_id'])
        ? [
            {
              ...unitOf(record),
              row_ref: cellOf(SHEETS.closures, at),
              measure: 'expected_closure_year',
              value: number(record['expected_closure_year']),
              unit: record['year_kind'],
            },
          ]
        : [],
    )
  },
  'isp-intensities': (records) =>
    emitters(records).map(({ record, at }) => ({
      ...unitOf(record),
      row_ref: cellOf(SHEETS.intensities, at),
      measure: 'scope1_intensity',
      value: number(record['value']),
      unit: 'kg CO2-e / MWh as generated',
    })),
  'isp-outlook': (records) =>
    records
      .filter(({ isp }) => isp === DRAFT)
      .map((record) => {
        const year = Number(record['year_ending_june'])
        const path = record['development_path']?.toUpperCase()
        return {
          row_ref: `workbook of ${titled(record['scenario'])}, sheets Emissions and Generation, ${path}, ${record['region']}, ${year - 1}-${String(year).slice(2)}`,
          scenario: titled(record['scenario']),
          development_path: path,
          region: record['region'],
          year_ending_june: year,
          emissions_mt: number(record['emissions_mt_co2e']),
          generation_gwh: number(record['generation_gwh_excl_storage']),
          distributed_pv_gwh: number(record['of_which_distributed_pv_gwh']),
        }
      }),
}

const ofVersion = (records: readonly TableRecord[]): TableRecord[] =>
  records.filter((record) => record['workbook_version'] === VERSION)

/** Units that emit, with their place among all units: a closure of any other changes no emissions. */
const emitters = (records: readonly TableRecord[]): { record: TableRecord; at: number }[] =>
  ofVersion(records)
    .map((record, at) => ({ record, at }))
    .filter(({ record }) => record['iasr_id'] !== '' && Number(record['value']) > 0)

const unitOf = (record: TableRecord): Row => ({
  ...EMPTY,
  station: record['power_station'],
  unit_id: record['iasr_id'],
  technology: text(record['technology']),
})

const cellOf = (table: { sheet: string; column: string; first: number }, at: number): string =>
  `${table.sheet}!${table.column}${table.first + at}`

/** Targets of states and of the market; targets of capacity and storage say nothing about emissions and are left out. */
function target(record: TableRecord): Row[] {
  const { region = '', period = '', measure = '' } = record
  const value = number(record['value'])
  const row = { ...EMPTY, region, period, value }
  const state = STATES.indexOf(region)
  if (measure === 'state_emissions_reduction_target')
    return [
      {
        ...row,
        row_ref: `${SHEETS.budgets}!${needed(TARGET_YEARS, period)}${16 + state}`,
        measure,
        unit: value === 100 ? '% (net zero)' : '% below the reference year of the state’s law',
      },
    ]
  if (measure === 'carbon_budget')
    return [
      {
        ...row,
        row_ref: `${SHEETS.budgets}!${needed(BUDGET_PERIODS, period)}${26 + state}`,
        measure: 'state_carbon_budget',
        unit: 'Mt CO2-e',
      },
    ]
  if (!/^renewable_(share|generation)_target/.test(measure)) return []
  const { cell, unit } = needed(POLICY_CELLS, `${region} ${period}`)
  return [
    {
      ...row,
      row_ref: `${SHEETS.policy}!${cell}`,
      measure: unit === 'GWh' ? 'renewable_generation_target' : 'renewable_share_target',
      unit,
    },
  ]
}

const titled = (name = ''): string => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

function needed<Value>(table: Readonly<Record<string, Value>>, key: string | undefined): Value {
  const found = table[key ?? '']
  if (found === undefined) throw new Error(`the workbook’s layout has no place for ${key}`)
  return found
}
