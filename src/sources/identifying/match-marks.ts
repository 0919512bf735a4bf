import { rememberedBy } from '../../domain/remembered-by.ts'
import { type ColumnMap, countKnownHeadings, headingWords, matchHeadings } from '../formats/headings.ts'
import { type FamilyColumns, placeColumns } from '../reading/family/family-columns.ts'
import { findHeadings } from '../reading/family/find-headings.ts'
import { Findings } from '../reading/findings.ts'
import type { PrintedRow } from '../reading/printed-rows.ts'
import { type FileFacts, type FirstRows, plainWords } from './file-facts.ts'
import type { CellsMark, GridMark, HeadingsMark, Mark } from './marks.ts'

/** How well a file fits a mark, and why. */
export interface Fit {
  /** `exact`: all that the mark asks for is there. `near`: most of it is, so that it may be an edition in a new layout. */
  readonly how: 'exact' | 'near' | 'not_needed'
  /** A sentence without its end: "line 1 has the headings ...". */
  readonly reason: string
}

const RANK = { exact: 3, not_needed: 2, near: 1 } as const
const HEADINGS_WITHIN = 20
/** Shares of the file's headings that are known, and of the source's that are found, from which a table is near. */
const NEAR_SHARE = 0.6
const NEAR_HEADINGS = 3
const LISTED = 4

/** The best fit of a file to any mark of a source; undefined where none fits. */
export function bestFit(facts: FileFacts, marks: readonly Mark[]): Fit | undefined {
  return marks
    .flatMap((mark) => fitOf(facts, mark) ?? [])
    .reduce<Fit | undefined>(
      (best, fit) => (best === undefined || RANK[fit.how] > RANK[best.how] ? fit : best),
      undefined,
    )
}

function fitOf(facts: FileFacts, mark: Mark): Fit | undefined {
  const words = mark.words ?? []
  if (!words.every((word) => facts.words.includes(plainWords(word)))) return undefined
  switch (mark.kind) {
    case 'headings':
      return headingsFit(facts.tables, mark)
    case 'words':
      return (facts.form === 'workbook' ? 'workbook' : facts.form) === mark.form
        ? { how: 'exact', reason: `the ${mark.form} says ${quoted(words)}` }
        : undefined
    case 'xml':
      return facts.root === mark.root
        ? { how: 'exact', reason: `the root element is <${mark.root}>${saying(words)}` }
        : undefined
    case 'json':
      return facts.form === 'JSON' && mark.members.every((member) => facts.members.has(member))
        ? { how: 'exact', reason: `the JSON has the members ${quoted(mark.members)}${saying(words)}` }
        : undefined
    case 'cells':
      return cellsFit(facts.tables, mark)
    case 'grid':
      break
  }
  return gridFit(facts, mark)
}

/** The best row of all tables: one with all headings, else one with most of them or with the same meaning. */
function headingsFit(tables: readonly FirstRows[], mark: HeadingsMark): Fit | undefined {
  const rows = tables.map((table) => table.rows.slice(0, mark.within ?? HEADINGS_WITHIN))
  const own = ownColumns(mark.columns)
  const exact = rows.flat().find((row) => isHeadingRow(row, own, mark.hasFurther === true))
  if (exact !== undefined) {
    const known = exact.cells.filter((cell) => isKnown(cell, own))
    return {
      how: 'exact',
      reason: `${exact.at} has the headings ${quoted(known)}${saying(mark.words ?? [])}`,
    }
  }
  const isFamily = Object.values(mark.columns).some(({ essential }) => essential === true)
  const meant = isFamily ? rows.map((table) => familyFit(table, mark.columns)) : []
  return [...meant, ...rows.flat().map((row) => nearFit(row, mark.columns))].find((fit) => fit !== undefined)
}

/** Without the columns that tell a table of another source; those of some editions only may be absent. */
const ownColumns = rememberedBy(
  (columns: FamilyColumns<string>): ColumnMap =>
    Object.fromEntries(
      Object.entries(columns)
        .filter(([, { elsewhere }]) => elsewhere === undefined)
        .map(([field, { headings, optional, since, until }]) => [
          field,
          { headings, optional: optional === true || since !== undefined || until !== undefined },
        ]),
    ),
)

function isHeadingRow({ cells }: PrintedRow, columns: ColumnMap, hasFurther: boolean): boolean {
  const own = hasFurther ? knownOnce(cells, columns) : cells
  if (countKnownHeadings(own, columns) === 0) return false
  try {
    matchHeadings({ file: '', at: '' }, own, columns)
    return true
  } catch {
    return false
  }
}

/** A table of a family whose headings mean what the family's do, though they are printed otherwise. */
function familyFit(rows: readonly PrintedRow[], columns: FamilyColumns<string>): Fit | undefined {
  if (rows.length === 0) return undefined
  const { at, headings } = findHeadings('', [rows], columns, new Findings())
  const { places, unknown } = placeColumns(headings, columns)
  const fits = Object.entries(columns).every(
    ([field, { essential, elsewhere }]) =>
      (essential !== true || places.has(field)) && (elsewhere === undefined || !places.has(field)),
  )
  const share = places.size / (places.size + unknown.length)
  if (!fits || places.size < NEAR_HEADINGS || share < NEAR_SHARE) return undefined
  const meant = [...places.values()].map(({ heading }) => heading)
  const other = unknown.map((index) => headings[index] ?? '')
  const rest = other.length === 0 ? '' : `, but also ${quoted(other)}`
  return { how: 'near', reason: `${at} has headings that mean its columns: ${quoted(meant)}${rest}` }
}

function nearFit({ at, cells }: PrintedRow, all: FamilyColumns<string>): Fit | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const columns = ownColumns(all)
  if (countKnownHeadings(filled, all) > countKnownHeadings(filled, columns)) return undefined
  const known = countKnownHeadings(filled, columns)
  const needed = Object.values(columns).filter(({ optional }) => optional !== true).length
  if (known < NEAR_HEADINGS || known / filled.length < NEAR_SHARE || known / needed < NEAR_SHARE)
    return undefined
  const other = filled.filter((cell) => !isKnown(cell, columns))
  const rest = other.length === 0 ? `, but not all ${needed} that it needs` : `, but also ${quoted(other)}`
  return { how: 'near', reason: `${at} has ${known} of its headings${rest}` }
}

/** Further columns may be labels: "MEASURE" and then "Measure". */
function knownOnce(cells: readonly string[], columns: ColumnMap): string[] {
  const byWords = new Map(
    cells.filter((cell) => isKnown(cell, columns)).map((cell) => [headingWords(cell), cell]),
  )
  return [...byWords.values()]
}

const isKnown = (cell: string, columns: ColumnMap): boolean => countKnownHeadings([cell], columns) === 1

function cellsFit(tables: readonly FirstRows[], mark: CellsMark): Fit | undefined {
  const rows = tables.find(({ delimiter }) => delimiter === mark.delimiter)?.rows.slice(0, 5) ?? []
  const fits = ({ cells }: PrintedRow): boolean =>
    cells.length === mark.width &&
    Object.entries(mark.patterns).every(([column, pattern]) => pattern.test(cells[Number(column)] ?? ''))
  return rows.length > 0 && rows.every(fits)
    ? { how: 'exact', reason: `its lines hold ${mark.describes}` }
    : undefined
}

function gridFit({ variables }: FileFacts, mark: GridMark): Fit | undefined {
  const own = variables.find((name) => mark.variables.includes(name))
  if (own !== undefined) return { how: 'exact', reason: `the grid contains the variable ${own}` }
  const spare = variables.find((name) => mark.notNeeded.some((start) => name.startsWith(start)))
  return spare === undefined
    ? undefined
    : { how: 'not_needed', reason: `the grid contains ${spare}, which nothing is computed from` }
}

const saying = (words: readonly string[]): string => (words.length === 0 ? '' : ` and says ${quoted(words)}`)

function quoted(texts: readonly string[]): string {
  const listed = texts.slice(0, LISTED).map((text) => `"${shortened(text.trim().replaceAll(/\s+/gu, ' '))}"`)
  const more = texts.length - listed.length
  return `${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
