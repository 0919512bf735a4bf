/** Quoted where it must be. A text that a spreadsheet would take for a formula stands behind an apostrophe. */
export function csvCell(value: string | number | null | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
