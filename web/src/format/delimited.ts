/** Cells of a pasted or uploaded table: tabs, semicolons or commas between them, quotes as spreadsheets write them. */
export function readDelimited(text: string): readonly (readonly string[])[] {
  const separator = ['\t', ';'].find((candidate) => text.includes(candidate)) ?? ','
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = (): void => {
    rows.at(-1)!.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (quoted && character === '"' && text.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (character === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (quoted) cell += character
    else if (character === separator) endCell()
    else if (character === '\n') {
      endCell()
      rows.push([])
    } else if (character !== '\r' && character !== '\uFEFF') cell += character
  }
  endCell()
  return rows.filter((row) => row.some((value) => value !== ''))
}

export type Cell = string | number | null

/** Rows as text for a file or a spreadsheet. What is not known is an empty cell. */
export const writeDelimited = (rows: readonly (readonly Cell[])[], separator: ',' | '\t'): string =>
  rows.map((row) => row.map((cell) => cellText(cell, separator)).join(separator)).join('\r\n')

function cellText(cell: Cell, separator: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // A spreadsheet would run a name that starts like a formula.
  const harmless = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
  return harmless.includes(separator) || /["\r\n]/.test(harmless)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless
}
