import { ReadError } from '../read-error.ts'
import { Choices } from '../reading/family/choices.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import categories from './categories.json' with { type: 'json' }
import type { Field } from './columns.ts'
import type { ProjectionRow } from './row.ts'

const SCENARIOS: Readonly<Record<string, readonly string[]>> = categories.scenarios
const UNITS: Readonly<Record<string, string>> = categories.units
const SIGNED = new Set(categories.signed)
const COMPUTED = 'computed_from_real_model_data'
const ENDS = ['low', 'median', 'high'] as const

/** One change. A row whose words are not known is refused; of a figure that cannot be read the row goes on without it. */
export function readProjection(cells: RowCells<Field>): ProjectionRow {
  const confidence = oneOf(cells, 'confidence', categories.confidences)
  const variable = oneOf(cells, 'variable', Object.keys(UNITS))
  const ensemble = oneOf(cells, 'ensemble', Object.keys(SCENARIOS))
  const scenario = readScenario(cells, ensemble, confidence)
  const isSigned = SIGNED.has(variable)
  const read = (end: (typeof ENDS)[number]): number | null =>
    cells.figure(end, { belowZero: isSigned, fractions: true })
  const range = { low: read('low'), median: read('median'), high: read('high') }
  checkRange(range, cells)
  return {
    region: cells.required('region'),
    region_name: cells.required('region_name'),
    region_type: cells.required('region_type'),
    ensemble,
    scenario: scenario.name,
    variable,
    unit: oneOf(cells, 'unit', [UNITS[variable]!]),
    period: cells.required('period'),
    window: cells.words('window'),
    baseline: cells.required('baseline'),
    ...range,
    low_text: textOf(cells, 'low'),
    median_text: textOf(cells, 'median'),
    high_text: textOf(cells, 'high'),
    range: cells.words('range'),
    n_models: cells.figure('n_models'),
    source: cells.required('source'),
    confidence,
    flags: [...(scenario.isKnown ? [] : ['scenario_in_words']), ...(cells.isMarked ? ['footnote_mark'] : [])],
    row_ref: cells.at,
  }
}

const textOf = (cells: RowCells<Field>, field: Field): string | null => cells.printed(field)?.trim() || null

function oneOf(cells: RowCells<Field>, field: Field, known: readonly string[]): string {
  const printed = cells.required(field)
  const value = new Choices(known).of(printed)
  if (value !== undefined) return value
  throw new ReadError({
    ...cells.place(field),
    value: printed,
    problem: 'is not known here',
    expected: known.join(', '),
  })
}

/** Published figures name scenarios in their own words ("medium emissions"); computed ones never do. */
function readScenario(
  cells: RowCells<Field>,
  ensemble: string,
  confidence: string,
): { readonly name: string; readonly isKnown: boolean } {
  const known = SCENARIOS[ensemble]!
  const printed = cells.required('scenario').replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
  // The generations are never mixed: an RCP under CMIP6 is an error wherever it stands.
  if ((ensemble === 'CMIP6' ? /RCP/i : /SSP/i).test(printed))
    throw new ReadError({
      ...cells.place('scenario'),
      value: printed,
      problem: `does not belong to ${ensemble}`,
      expected: known.join(', '),
    })
  if (confidence === COMPUTED) return { name: oneOf(cells, 'scenario', known), isKnown: true }
  return { name: printed, isKnown: known.includes(printed) }
}

function checkRange(range: Readonly<Record<(typeof ENDS)[number], number | null>>, cells: RowCells<Field>) {
  const printed = ENDS.map((end) => range[end]).filter((value) => value !== null)
  const isUnread = ENDS.some((end) => cells.unreadFields.has(end))
  if (printed.length === 0 && !isUnread)
    throw new ReadError({ ...cells.place('median'), problem: 'is empty, and so are low and high' })
  if (printed.some((value, index) => index > 0 && value < printed[index - 1]!))
    cells.doubt(
      'range_out_of_order',
      'median',
      { value: printed.join(', '), problem: 'are out of order', expected: 'low, median, high' },
      {
        decision: 'leave_out',
        reason:
          'We cannot tell which of them is wrong. The change is then missing from the scenario context of its region, and answers say so.',
      },
    )
}
