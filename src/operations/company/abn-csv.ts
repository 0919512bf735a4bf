import { ServiceError } from '../../errors.ts'

const ONE_COLUMN = 'Send one column: abn in the first line, then one ABN a line.'

/** Several times what the largest batch takes, with quotes, spaces and empty lines. */
const MOST_CHARACTERS = 65_536

/**
 * The ABNs of a CSV file: a heading `abn`, one ABN a line. Read line by line: a reader for any CSV takes a second for a
 * megabyte of commas or spaces, and nothing but one short column is accepted anyway.
 */
export function abnsOfCsv(text: string): { readonly abns: readonly string[] } {
  if (text.length > MOST_CHARACTERS)
    throw new ServiceError(
      'batch_too_large',
      `The CSV has ${text.length} characters; at most ${MOST_CHARACTERS} are read.`,
      { hint: 'Split the batch; the order of answers is the order of ABNs.' },
    )
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const cells = lines.flatMap((line, index) => {
    const cell = line.trim()
    return cell === '' ? [] : [{ cell, line: index + 1 }]
  })
  const [heading, ...rows] = cells
  if (unquoted(heading?.cell ?? '').toLowerCase() !== 'abn')
    throw new ServiceError(
      'validation_failed',
      'The first line of the CSV must be the heading abn, and nothing else.',
      {
        errors: [{ pointer: '/0', code: 'invalid_heading', message: 'must be abn', received: heading?.cell }],
        hint: ONE_COLUMN,
      },
    )
  return { abns: rows.map(({ cell, line }) => abnIn(cell, line)) }
}

function abnIn(cell: string, line: number): string {
  const abn = unquoted(cell)
  if (/[",]/.test(abn))
    throw new ServiceError('validation_failed', `The body is not CSV of one column: see line ${line}.`, {
      hint: ONE_COLUMN,
    })
  return abn
}

/** The text of a cell that may be in quotes. */
const unquoted = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).trim() : cell
