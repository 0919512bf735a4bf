import {
  IMPORT_COLUMNS,
  type ImportColumns,
  type ImportKind,
  NEEDED_COLUMNS,
  templateHeading,
} from '../../../domain/disclosure/imports/import-kinds.ts'
import { rememberedBy } from '../../../domain/remembered-by.ts'
import { headingWords } from '../../formats/headings.ts'
import { ReadError } from '../../read-error.ts'
import type { Grid } from './grid.ts'

/** A column of the file that we know. */
export interface FoundColumn {
  readonly field: string
  readonly index: number
  readonly heading: string
  readonly unit: string | undefined
}

/** Where the table begins, and what its columns are. */
export interface FoundHeadings {
  readonly row: number
  readonly columns: readonly FoundColumn[]
  readonly ignored: readonly string[]
}

const ROWS_SEARCHED = 50
const UNITS = /(?<![\p{L}\p{N}])(kwh|mwh|gwh|gj|mj|wh)(?![\p{L}\p{N}])/iu
/** A column of money is never one of energy, whatever else its heading says. */
const MONEY = /\$|\b(?:cost|charge|charges|price|aud|gst|tariff|rate)\b/i

/** The heading row of a sheet; undefined where no row has the columns that are needed. */
export function findHeadings(kind: ImportKind, grid: Grid): FoundHeadings | undefined {
  for (let row = 0; row < Math.min(grid.rowCount, ROWS_SEARCHED); row += 1) {
    const columns = knownColumns(kind, grid, row)
    if (!hasNeeded(kind, columns)) continue
    refuseTwice(grid, row, columns)
    return { row, columns, ignored: unknownHeadings(grid, row, columns) }
  }
  return undefined
}

/** Why no row of a file is a heading row: what the nearest one lacks. */
export function headingsMissing(kind: ImportKind, file: string, grids: readonly Grid[]): ReadError {
  const rows = grids.flatMap((grid) =>
    Array.from({ length: Math.min(grid.rowCount, ROWS_SEARCHED) }, (_, row) => ({
      at: grid.place(row, 0),
      columns: knownColumns(kind, grid, row),
    })),
  )
  const nearest = rows.toSorted((a, b) => b.columns.length - a.columns.length)[0]
  const needed = NEEDED_COLUMNS[kind].map((fields) =>
    fields.map((field) => `“${templateHeading(IMPORT_COLUMNS[kind][field]!)}”`).join(' or '),
  )
  return new ReadError({
    file,
    ...(nearest === undefined || nearest.columns.length === 0
      ? {}
      : { at: nearest.at, value: nearest.columns.map(({ heading }) => heading).join(', ') }),
    problem:
      nearest === undefined || nearest.columns.length === 0
        ? 'has no row with headings that are known'
        : 'is not enough to identify the columns',
    expected: `one row with the headings ${needed.join(', and ')}`,
    hint: 'Nothing was imported. Name the columns as the template does; you may keep other columns.',
  })
}

function knownColumns(kind: ImportKind, grid: Grid, row: number): FoundColumn[] {
  return grid.row(row).flatMap(({ value }, index) => {
    if (typeof value !== 'string' || value.trim() === '' || value.length > 200) return []
    const known = columnOf(IMPORT_COLUMNS[kind], value)
    return known === undefined ? [] : [{ ...known, index, heading: value.replaceAll(/\s+/g, ' ').trim() }]
  })
}

function columnOf(
  columns: ImportColumns,
  heading: string,
): { readonly field: string; readonly unit: string | undefined } | undefined {
  const { plain, quantities, withUnit } = headingIndex(columns)
  const exact = plain.get(headingWords(heading))
  if (exact !== undefined) return { field: exact, unit: undefined }
  if (MONEY.test(heading)) return undefined
  const unit = UNITS.exec(heading)?.[1]?.toLowerCase()
  const stem = headingWords(unit === undefined ? heading : heading.replace(UNITS, ' '))
  const field = quantities.get(stem) ?? (unit === undefined ? undefined : withUnit.get(stem))
  return field === undefined ? undefined : { field, unit }
}

const headingIndex = rememberedBy((columns: ImportColumns) => {
  const [plain, quantities, withUnit] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ]
  for (const [field, column] of Object.entries(columns)) {
    const names = column.quantity === true ? quantities : plain
    for (const heading of column.headings) names.set(headingWords(heading), field)
    for (const heading of column.withUnit ?? []) withUnit.set(headingWords(heading), field)
  }
  return { plain, quantities, withUnit }
})

const hasNeeded = (kind: ImportKind, columns: readonly FoundColumn[]): boolean =>
  NEEDED_COLUMNS[kind].every((fields) => columns.some(({ field }) => fields.includes(field)))

function refuseTwice(grid: Grid, row: number, columns: readonly FoundColumn[]): void {
  for (const [position, { field, heading, index }] of columns.entries()) {
    const first = columns.findIndex((column) => column.field === field)
    if (first === position) continue
    throw new ReadError({
      file: grid.file,
      at: grid.place(row, index),
      value: heading,
      problem: `means the same as the column “${columns[first]!.heading}”`,
      expected: 'one of the two',
      hint: 'Nothing was imported. Rename or remove the column you do not need.',
    })
  }
}

function unknownHeadings(grid: Grid, row: number, columns: readonly FoundColumn[]): string[] {
  const known = new Set(columns.map(({ index }) => index))
  return grid
    .row(row)
    .flatMap(({ value }, index) => (known.has(index) || value === null ? [] : [String(value).trim()]))
    .filter((heading) => heading !== '')
}
