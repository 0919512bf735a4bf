import regions from '../aemo-cdeii/regions.json' with { type: 'json' }
import { matchHeadings } from '../formats/headings.ts'
import { readMmsReport } from '../formats/mms.ts'
import { printedMeasure } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import columns from './columns.json' with { type: 'json' }
import type { GeneratorRow } from './row.ts'

type Field = keyof typeof columns

const REGIONS = new Set(regions.parts)

/** Reads the list of generators. A list without its closing record is refused: nothing else tells that it is whole. */
export async function* readGenerators(file: InputFile, log: ReadLog): AsyncGenerator<GeneratorRow> {
  const report = await readMmsReport(file)
  const places = matchHeadings<Field>({ file: file.name, at: 'line 2' }, report.headings.cells, columns)
  if (!report.ended)
    throw new ReadError({
      file: file.name,
      problem: 'has no END OF REPORT record, so generators may be missing',
      hint: 'Download the file again.',
    })
  const publishedOn = report.publishedOn
  log.edition = {
    slot: 'all',
    edition: publishedOn ?? file.name,
    ...(publishedOn === undefined ? {} : { published_on: publishedOn }),
  }
  const keys = new UniqueKeys(file.name, 'DUID, GENSETID')
  yield* readApart(report.rows, log, {
    read: ({ line, cells }) => {
      const printed = cells()
      return readGenerator(file.name, `line ${line}`, (field) => printed[places[field] ?? -1]?.trim() ?? '')
    },
    keys,
    keyOf: (row) => `${row.duid} ${row.genset}`,
  })
}

function readGenerator(file: string, at: string, cell: (field: Field) => string): GeneratorRow {
  const required = (field: Field): string => {
    const value = cell(field)
    if (value === '') throw new ReadError({ ...place(field), value, problem: 'is empty' })
    return value
  }
  const place = (field: Field) => ({ file, at, column: columns[field].headings[0]! })
  const region = required('region')
  if (!REGIONS.has(region))
    throw new ReadError({
      ...place('region'),
      value: region,
      problem: 'is not a known region',
      expected: [...REGIONS].join(', '),
    })
  const factor = cell('factor_t_per_mwh')
  const value = factor === '' ? null : printedMeasure(factor, place('factor_t_per_mwh'))
  return {
    station: required('station'),
    duid: required('duid'),
    genset: required('genset'),
    region,
    factor_t_per_mwh: value,
    factor_text: factor || null,
    energy_source: cell('energy_source') || null,
    data_source: cell('data_source') || null,
    row_ref: at,
  }
}
