import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { ReadHints } from '../source.ts'
import type { FactorCell } from './factor-cells.ts'
import type { PrintedSheet } from './sheets.ts'
import vintages from './vintages.json' with { type: 'json' }

const YEAR = /(?<!\d)(20\d\d)(?!\d)/u

/** The edition: the year on the cover sheet, else in the file's name, else what the operator says. */
export function editionOf(file: string, sheets: readonly PrintedSheet[], hints: ReadHints): string {
  const stated = yearOnCover(sheets) ?? YEAR.exec(file)?.[1]
  const hinted = hints.edition === undefined ? undefined : YEAR.exec(hints.edition)?.[1]
  const edition = stated ?? hinted
  if (edition === undefined)
    throw new ReadError({
      file,
      problem: 'says neither on its cover nor in its name which edition it is',
      hint: 'Give it with --edition, such as --edition 2026.',
    })
  if (hints.edition !== undefined && hinted !== edition)
    throw new ReadError({
      file,
      value: hints.edition,
      problem: `contradicts the edition ${edition} that the file states`,
      expected: 'the same edition, or none',
    })
  return edition
}

/**
 * Which issue of an edition this is, told by the figures that changed between issues; undefined for editions issued
 * once. A further issue loads, with a note, so that its difference to the last one can be seen.
 */
export function vintageOf(edition: string, cells: readonly FactorCell[], log: ReadLog): string | undefined {
  const known = vintages.filter((vintage) => vintage.edition === edition)
  const found = known.find(({ tells }) => tells.every((tell) => cells.some((cell) => tellsOf(cell, tell))))
  if (known.length > 0 && found === undefined)
    log.note(
      'issue_not_known',
      `The ${edition} edition was issued as ${known.map(describe).join(' and ')}; this is neither. Describe it in vintages.json.`,
    )
  return found?.vintage
}

type Tell = (typeof vintages)[number]['tells'][number]

const describe = ({ vintage, tells }: (typeof vintages)[number]): string =>
  `${vintage} (${tells.map(({ region, scope, value }) => `${region} scope ${scope}: ${value}`).join(', ')})`

const tellsOf = (cell: FactorCell, { region, scope, value }: Tell): boolean =>
  cell.subcategory.startsWith('purchased_grid_electricity') &&
  cell.region === region &&
  cell.scope === scope &&
  cell.value === value

const ALONE = /^(?:[a-z]+ )?(20\d\d)$/iu
const AFTER_THE_NAME = /accounts? factors\D{0,30}(20\d\d)(?!\d)/iu

/** A cover has the name of the publication with its year, or "2024", "July 2023" or the number 2025 in its own cell, above all tables. */
function yearOnCover(sheets: readonly PrintedSheet[]): string | undefined {
  const cover = sheets.find(({ name }) =>
    /^(?:introduction|cover|title|contents|index|front|about)/iu.test(name.trim()),
  )
  if (cover === undefined) return undefined
  for (let row = 0; row < Math.min(cover.rowCount, 40); row++)
    for (let column = 0; column < Math.min(cover.width(row), 10); column++) {
      const text = cover.text(row, column).trim()
      const year = ALONE.exec(text) ?? AFTER_THE_NAME.exec(text)
      if (year !== null) return year[1]
    }
  return undefined
}
