import { readDelimited } from '../../../format/delimited.ts'

/** A row of someone's own factor sheet, as the API takes it. */
export interface SheetRow {
  readonly id: string
  readonly value: number
  readonly unit: string
  readonly description?: string
  readonly region?: string
  readonly factor_id?: string
  readonly edition?: string
}

const MEMBERS = ['id', 'description', 'value', 'unit', 'region', 'factor_id', 'edition'] as const
type Member = (typeof MEMBERS)[number]

/** As long as the API takes a row's name. */
const ID_LENGTH = 100

const WITHOUT_HEADER: readonly Member[] = ['description', 'value', 'unit', 'region']

/** Rows of a pasted sheet and the lines that could not be read. Without a header: description, value, unit, region. */
export function readSheet(text: string): {
  readonly rows: readonly SheetRow[]
  readonly unread: readonly number[]
} {
  const lines = readDelimited(text)
  const header = lines[0]?.map((cell) => cell.toLowerCase().replaceAll(' ', '_')) ?? []
  const headed = header.includes('value') && header.includes('unit')
  const names = headed ? header : WITHOUT_HEADER
  const read = lines
    .slice(headed ? 1 : 0)
    .map((cells, index) => rowOf(names, cells, index + (headed ? 2 : 1)))
  return {
    rows: read.filter((row) => typeof row !== 'number'),
    unread: read.filter((row) => typeof row === 'number'),
  }
}

/** A row, or the number of its line when it has no value or no unit. */
function rowOf(names: readonly string[], cells: readonly string[], line: number): SheetRow | number {
  const given = Object.fromEntries(
    MEMBERS.flatMap((member) => {
      const cell = cells[names.indexOf(member)]
      return cell === undefined || cell === '' ? [] : [[member, cell]]
    }),
  )
  const { value: valueText = '', unit = '', ...rest } = given
  const value = Number(valueText.replaceAll(/[ ,](?=\d{3}\b)/g, ''))
  if (valueText === '' || Number.isNaN(value) || unit === '') return line
  return { id: (rest['description'] ?? `line ${line}`).slice(0, ID_LENGTH), ...rest, value, unit }
}
