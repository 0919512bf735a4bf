import { printedDecimal } from '../formats/numbers.ts'
import { wrongWidth } from '../formats/row-width.ts'
import { decodeText } from '../formats/text.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { readRecords } from '../reading/printed-rows.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { CoastalLevelRow } from './row.ts'

/** Columns that both tables have, and those that tell them apart. */
const COMMON = ['lon', 'lat', 'slr_m', 'still_water_1pct_aep_m', 'swl_multiplier_p50'] as const
export const COUNCIL_COLUMNS = [
  'region',
  'lga',
  ...COMMON,
  'swl_multiplier_p10',
  'swl_multiplier_p90',
] as const
export const GAUGE_COLUMNS = ['gauge', ...COMMON] as const

/** The sea around Australia and its islands; levels and multipliers as the tables print them. */
const BOUNDS = {
  lon: [95, 170, 'degrees east'],
  lat: [-56, -8, 'degrees north'],
  slr_m: [0, 5, 'm'],
  still_water_1pct_aep_m: [0, 20, 'm'],
  swl_multiplier_p50: [1, 200, 'times'],
  swl_multiplier_p10: [1, 200, 'times'],
  swl_multiplier_p90: [1, 200, 'times'],
} as const
type Measure = keyof typeof BOUNDS

/** Reads the table of councils or that of tide gauges: the headings tell which. */
export async function* readCoastalLevels(file: InputFile, log: ReadLog): AsyncGenerator<CoastalLevelRow> {
  const { text } = await decodeText(file)
  const [header, ...records] = readRecords(file.name, text, ',')
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const kind = kindOf(file.name, names)
  const rows = [
    ...readApart(records, log, {
      read: (record) => readRow(file.name, names, kind, record),
      at: ({ line }) => `line ${line}`,
      keys: new UniqueKeys(file.name, 'name, region, rise_m'),
      keyOf: ({ name, region, rise_m }) => `${name}, ${region ?? ''}, ${rise_m}`,
      without:
        'Without the row, the place lacks one level of sea rise; without the row for no rise, the place is not used.',
    }),
  ]
  log.edition = { slot: kind === 'council' ? 'councils' : 'gauges', edition: '2025' }
  yield* rows
}

function kindOf(file: string, names: readonly string[]): CoastalLevelRow['kind'] {
  const has = (columns: readonly string[]): boolean => columns.every((column) => names.includes(column))
  if (has(COUNCIL_COLUMNS)) return 'council'
  if (has(GAUGE_COLUMNS)) return 'gauge'
  throw new ReadError({
    file,
    at: 'line 1',
    value: names.join(),
    problem: 'are not the columns of levels of the sea',
    expected: `${COUNCIL_COLUMNS.join()}; or ${GAUGE_COLUMNS.join()}`,
    hint: 'Give the table of councils or the table of gauges as it was made, headings included.',
  })
}

function readRow(
  file: string,
  names: readonly string[],
  kind: CoastalLevelRow['kind'],
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
): CoastalLevelRow {
  const at = `line ${line}`
  if (cells.length !== names.length) throw wrongWidth({ file, at }, cells, names.length)
  const cell = (name: string): string => (cells[names.indexOf(name)] ?? '').trim()
  const named = (column: string): string => {
    const value = cell(column)
    if (value !== '') return value
    throw new ReadError({ file, at, column, value, problem: 'is empty', expected: 'a name' })
  }
  const number = (column: Measure): number => {
    const value = printedDecimal(cell(column), { file, at, column })
    const [least, most, unit] = BOUNDS[column]
    if (value >= least && value <= most) return value
    throw new ReadError({
      file,
      at,
      column,
      value: cell(column),
      problem: 'cannot be',
      expected: `${least} to ${most} ${unit}`,
      hint: 'Check the row against the publisher’s file.',
    })
  }
  const isCouncil = kind === 'council'
  return {
    row_ref: at,
    kind,
    name: named(isCouncil ? 'lga' : 'gauge'),
    region: isCouncil ? named('region') : null,
    lat: number('lat'),
    lon: number('lon'),
    rise_m: number('slr_m'),
    still_water_m: number('still_water_1pct_aep_m'),
    times_as_often: number('swl_multiplier_p50'),
    times_low: isCouncil ? number('swl_multiplier_p10') : null,
    times_high: isCouncil ? number('swl_multiplier_p90') : null,
  }
}
