import { ReadError } from '../read-error.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import type { Field } from './columns.ts'
import type { AnzsicRow } from './row.ts'

export interface Level {
  readonly level: AnzsicRow['level']
  readonly pattern: RegExp
  readonly shape: string
  /** Digits of its codes; none for the letters of divisions. */
  readonly digits: number
}

export const LEVELS: readonly Level[] = [
  { level: 'division', pattern: /^[A-S]$/, shape: 'a letter from A to S', digits: 0 },
  { level: 'subdivision', pattern: /^\d{2}$/, shape: 'two digits', digits: 2 },
  { level: 'group', pattern: /^\d{3}$/, shape: 'three digits', digits: 3 },
  { level: 'class', pattern: /^\d{4}$/, shape: 'four digits', digits: 4 },
]

/** What a line says of one level. */
export interface PrintedCode {
  readonly level: Level
  readonly code: string
  readonly title: string
  readonly parent: string | null
}

export interface ClassLine {
  readonly at: string
  readonly codes: readonly PrintedCode[]
  /** A spreadsheet dropped zeros, which were put back: every level has its own number of digits. */
  readonly isPadded: boolean
}

/** A line of the table: a class, and the three levels above it. */
export function readLine(cells: RowCells<Field>): ClassLine {
  let parent: string | null = null
  let isPadded = false
  const codes = LEVELS.map((level): PrintedCode => {
    const printed = cells.required(`${level.level}_code`)
    const code = /^\d+$/.test(printed) ? printed.padStart(level.digits, '0') : printed
    isPadded ||= code !== printed
    requireCode(cells, level, code, parent)
    const title = cells.words(level.level) ?? ''
    if (!/\p{L}{3}/u.test(title))
      throw new ReadError({ ...cells.place(level.level), value: title, problem: 'is not a title' })
    const above = parent
    parent = code
    return { level, code, title, parent: above }
  })
  return { at: cells.at, codes, isPadded }
}

function requireCode(
  cells: RowCells<Field>,
  { level, pattern, shape, digits }: Level,
  code: string,
  parent: string | null,
): void {
  const place = { ...cells.place(`${level}_code`), value: code }
  if (!pattern.test(code))
    throw new ReadError({ ...place, problem: `is not the code of a ${level}`, expected: shape })
  if (parent !== null && digits > 2 && !code.startsWith(parent))
    throw new ReadError({
      ...place,
      problem: `does not belong to ${parent}`,
      expected: `a code that begins with ${parent}`,
    })
}
