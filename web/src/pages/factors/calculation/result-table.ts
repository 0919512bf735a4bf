import type { Schema } from '../../../api/client.ts'
import type { Cell } from '../../../format/delimited.ts'
import type { Line } from './line.ts'

type Result = Schema<'EmissionCalculation'>['results'][number]

const HEADINGS = [
  'Label',
  'Factor',
  'Region',
  'Edition',
  'Quantity',
  'Unit',
  'Emissions',
  'Emissions unit',
  'Scope',
  'Method',
  'Formula',
  'Citation',
  'Error',
] as const

/** The calculation as a table to take away: every line, every digit, and why a line has no result. */
export const resultTable = (
  lines: readonly Line[],
  results: readonly Result[],
): readonly (readonly Cell[])[] => [HEADINGS, ...lines.map((line, index) => rowOf(line, results[index]))]

function rowOf(line: Line, result: Result | undefined): readonly Cell[] {
  const data = result?.status === 'ok' ? result.data : undefined
  return [
    line.label,
    line.name,
    line.region,
    line.edition,
    line.quantity,
    line.unit,
    data?.total.value ?? null,
    data?.total.unit ?? null,
    data?.scope ?? null,
    data?.method ?? null,
    data?.formula ?? null,
    data?.citation ?? null,
    result?.status === 'error' ? result.error.detail : null,
  ]
}
