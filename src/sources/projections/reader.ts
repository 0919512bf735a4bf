import { printedAmount, printedDecimal } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { readPrintedRows } from '../reading/printed-rows.ts'
import { cellsOf, findTable } from '../reading/printed-table.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import categories from './categories.json' with { type: 'json' }
import columns from './columns.json' with { type: 'json' }
import type { ProjectionRow } from './row.ts'

type Field = keyof typeof columns
type Text = (field: Field) => string

const SCENARIOS: Readonly<Record<string, readonly string[]>> = categories.scenarios
const UNITS: Readonly<Record<string, string>> = categories.units
const SIGNED = new Set(categories.signed)
const COMPUTED = 'computed_from_real_model_data'

/** Reads the table of regional changes. */
export async function* readProjections(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<ProjectionRow> {
  const table = findTable<Field>(file.name, await readPrintedRows(file), columns)
  const keys = new UniqueKeys(file.name, 'region, ensemble, scenario, variable, period, baseline')
  log.edition = { slot: 'all', edition: hints.edition ?? 'IPCC AR6 Atlas' }
  for (const row of table.rows) {
    const cell = cellsOf(table, row)
    const projection = readRow(file.name, row.at, (field) => cell(field)?.trim() ?? '')
    const { region, ensemble, scenario, variable, period, baseline } = projection
    keys.add([region, ensemble, scenario, variable, period, baseline].join(', '), row.at)
    yield projection
  }
}

function readRow(file: string, at: string, cell: Text): ProjectionRow {
  const place = (field: Field) => ({ file, at, column: field })
  const required = (field: Field): string => {
    if (cell(field) === '') throw new ReadError({ ...place(field), value: '', problem: 'is empty' })
    return cell(field)
  }
  const oneOf = (field: Field, known: readonly string[]): string => {
    const value = required(field)
    if (!known.includes(value))
      throw new ReadError({
        ...place(field),
        value,
        problem: 'is not known here',
        expected: known.join(', '),
      })
    return value
  }
  const number = (field: Field): number | null =>
    cell(field) === '' ? null : printedDecimal(cell(field), place(field))
  const confidence = oneOf('confidence', categories.confidences)
  const variable = oneOf('variable', Object.keys(UNITS))
  const ensemble = oneOf('ensemble', Object.keys(SCENARIOS))
  const named = SCENARIOS[ensemble]!.includes(required('scenario'))
  // Published figures name scenarios in their own words ("medium emissions"); computed ones never do.
  const scenario = confidence === COMPUTED ? oneOf('scenario', SCENARIOS[ensemble]!) : required('scenario')
  refuseForeignScenario(ensemble, scenario, place('scenario'))
  const range = { low: number('low'), median: number('median'), high: number('high') }
  requireRange(range, variable, place)
  return {
    region: required('region'),
    region_name: required('region_name'),
    region_type: required('region_type'),
    ensemble,
    scenario,
    variable,
    unit: oneOf('unit', [UNITS[variable]!]),
    period: required('period'),
    window: cell('window') || null,
    baseline: required('baseline'),
    ...range,
    low_text: cell('low') || null,
    median_text: cell('median') || null,
    high_text: cell('high') || null,
    range: cell('range') || null,
    n_models: cell('n_models') === '' ? null : printedAmount(cell('n_models'), place('n_models')),
    source: required('source'),
    confidence,
    flags: named ? [] : ['scenario_in_words'],
    row_ref: at,
  }
}

interface Place {
  readonly file: string
  readonly at: string
  readonly column: string
}

/** The generations are never mixed: an RCP under CMIP6 is an error wherever it stands. */
function refuseForeignScenario(ensemble: string, scenario: string, place: Place): void {
  const foreign = ensemble === 'CMIP6' ? /RCP/i : /SSP/i
  if (foreign.test(scenario))
    throw new ReadError({
      ...place,
      value: scenario,
      problem: `does not belong to ${ensemble}`,
      expected: SCENARIOS[ensemble]!.join(', '),
    })
}

function requireRange(
  {
    low,
    median,
    high,
  }: { readonly low: number | null; readonly median: number | null; readonly high: number | null },
  variable: string,
  place: (field: Field) => Place,
): void {
  const printed = [low, median, high].filter((value) => value !== null)
  if (printed.length === 0)
    throw new ReadError({ ...place('median'), problem: 'is empty, and so are low and high' })
  if (printed.some((value, index) => index > 0 && value < printed[index - 1]!))
    throw new ReadError({
      ...place('median'),
      value: printed.join(', '),
      problem: 'are out of order',
      expected: 'low, median, high',
    })
  if (!SIGNED.has(variable) && printed.some((value) => value < 0))
    throw new ReadError({
      ...place('median'),
      value: printed.join(', '),
      problem: 'is below zero',
      expected: 'zero or more',
    })
}
