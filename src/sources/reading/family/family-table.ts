import { ReadError } from '../../read-error.ts'
import type { ReadLog } from '../../read-log.ts'
import type { PrintedRow } from '../printed-rows.ts'
import { unitOfColumn } from './column-unit.ts'
import { type FamilyColumns, type PlacedColumn, placeColumns } from './family-columns.ts'
import { figureOf } from './figures.ts'
import { findHeadings, type Headings } from './find-headings.ts'
import { placeByContent } from './place-by-content.ts'
import { kindOfRow, type RowLayout } from './row-kinds.ts'
import { inUnit, unitFactor } from './units.ts'
import { meaningWords } from './words.ts'

/** A published table of a family: the same columns under headings that vary, among titles, notes and totals. */
export interface FamilyTable<Field extends string> {
  readonly file: string
  readonly columns: FamilyColumns<Field>
  /** Where the headings stand. */
  readonly at: string
  readonly headings: readonly string[]
  /** Texts above the headings, then the name of the sheet: where a year may be told. */
  readonly titles: readonly string[]
  readonly places: ReadonlyMap<Field, PlacedColumn>
  readonly figures: ReadonlyMap<Field, ColumnFigures>
  /** Rows that are neither headings nor notes nor totals. */
  readonly entries: readonly PrintedRow[]
}

export interface ColumnFigures {
  /** Brings a printed figure into the unit that figures are kept in. */
  readonly factor: number
  /** All but a few figures of the column are whole. */
  readonly isWhole: boolean
  /** At most a cell or two of the column are empty, so that an empty one has lost its figure. */
  readonly isFilled: boolean
}

/** A column with more fractions than this is not one of whole numbers. */
const FEW = 0.1
const VERY_FEW = 0.01

/** Finds the table and its columns by meaning, puts aside what is no entry, and settles the unit of each column. */
export function findFamilyTable<Field extends string>(
  file: string,
  sheets: readonly (readonly PrintedRow[])[],
  columns: FamilyColumns<Field>,
  log: ReadLog,
): FamilyTable<Field> {
  const found = findHeadings(file, sheets, columns, log.findings)
  const { headings, at, below } = found
  const placed = new Map(placeColumns(headings, columns).places)
  placeByContent({ file, at, headings, below, columns }, placed, log.findings)
  refuseWithoutEssentials(file, found, columns, placed)
  if (below.length === 0)
    throw new ReadError({
      file,
      at,
      problem: 'has headings and no rows below them',
      hint: 'The file may have been cut short. Download it again.',
    })
  const layout = layoutOf(headings, columns, placed)
  const entries = below.filter((row) => isEntry(row, layout, log))
  const figures = new Map<Field, ColumnFigures>()
  for (const [field, place] of placed) {
    const { unit } = columns[field]
    if (unit === undefined) continue
    const values = entries.map(({ cells }) => figureOf(cells[place.index] ?? '')?.value ?? Number.NaN)
    const known = values.filter((value) => !Number.isNaN(value))
    const largest = known.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    const column = { ...columns[field], unit }
    const printed = unitOfColumn(
      { file, at, column, placed: place, largest, count: known.length },
      log.findings,
    )
    const factor = unitFactor(printed, unit) ?? 1
    if (factor !== 1)
      log.note(
        'unit_converted',
        `"${place.heading.trim()}" is printed in ${printed} and kept in ${unit}.`,
        at,
      )
    const broken = known.filter((value) => !Number.isInteger(inUnit(value, factor))).length
    const empty = entries.filter(({ cells }) => (cells[place.index] ?? '').trim() === '').length
    figures.set(field, {
      factor,
      isWhole: broken <= known.length * FEW,
      isFilled: empty <= Math.max(1, entries.length * VERY_FEW),
    })
  }
  return { file, columns, at, headings, titles: found.titles, places: placed, figures, entries }
}

function isEntry(row: PrintedRow, layout: RowLayout, log: ReadLog): boolean {
  const kind = kindOfRow(row, layout)
  if (kind !== 'entry') log.skip(row.at, SKIPPED[kind], row.cells.join(' | '))
  return kind === 'entry'
}

const SKIPPED = {
  heading: 'headings_again',
  total: 'total_of_the_table',
  note: 'note',
  section: 'heading_of_a_section',
} as const

function layoutOf<Field extends string>(
  headings: readonly string[],
  columns: FamilyColumns<Field>,
  placed: ReadonlyMap<Field, PlacedColumn>,
): RowLayout {
  const positions = (isWanted: (field: Field) => boolean): number[] =>
    [...placed].filter(([field]) => isWanted(field)).map(([, { index }]) => index)
  return {
    headings: headings.map(meaningWords),
    labels: positions((field) => columns[field].names === true),
    identifiers: positions((field) => columns[field].identifies === true),
    figures: positions((field) => columns[field].unit !== undefined),
  }
}

/** A table without what its rows are about, or without the figure that it is for, is another table. */
function refuseWithoutEssentials<Field extends string>(
  file: string,
  { at, headings }: Headings,
  columns: FamilyColumns<Field>,
  placed: ReadonlyMap<Field, PlacedColumn>,
): void {
  for (const [field, { heading }] of placed) {
    const { elsewhere } = columns[field]
    if (elsewhere !== undefined)
      throw new ReadError({
        file,
        at,
        value: heading,
        problem: `is a heading of another source, ${elsewhere}`,
        hint: `Name that source instead: southerly read ${elsewhere} FILE.`,
      })
  }
  const fields = Object.keys(columns) as Field[]
  const missing = fields.filter((field) => columns[field].essential === true && !placed.has(field))
  if (missing.length === 0) return
  const unknown = placeColumns(headings, columns).unknown.map((index) => `"${headings[index]}"`)
  throw new ReadError({
    file,
    at,
    value: headings.filter((heading) => heading.trim() !== '').join(', '),
    problem: `has no heading that means ${missing.map((field) => `"${columns[field].headings[0]}"`).join(' or ')}`,
    expected: `it; ${unknown.length === 0 ? 'every heading there means another column' : `not understood: ${unknown.join(', ')}`}`,
    hint: 'Does the file belong to this source? If the publisher changed a heading, add its words to columns.json of the source.',
  })
}
