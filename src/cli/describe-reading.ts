import { describeFindings } from '../operations/ingest/findings.ts'
import type { ReadSummary } from '../operations/ingest/read-file.ts'
import { table } from './output.ts'

const SHOWN = 10

/** What reading a file came to, for people: counts, totals, and what was skipped, corrected, noticed or doubted and why. */
export function describeSummary(summary: ReadSummary): string {
  const { edition, periods, entities } = summary
  const lines = [
    `${summary.source}: ${summary.file}`,
    `edition   ${edition === null ? 'not stated' : edition.edition}`,
    `rows      ${count(summary.rows)}`,
    ...(periods.length === 0 ? [] : [`years     ${span(periods)}`]),
    ...(entities === null ? [] : [`entities  ${count(entities)}`]),
    ...Object.entries(summary.totals).map(
      ([field, { sum, missing }]) =>
        `total     ${field} ${sum === null ? 'not published' : count(sum)}${missing === 0 ? '' : ` (${count(missing)} rows without)`}`,
    ),
  ]
  return [
    lines.join('\n'),
    list('skipped', summary.skipped, ({ row_ref, reason, text }) => `${row_ref}: ${reason}: ${text}`),
    list(
      'corrected',
      summary.corrections,
      ({ row_ref, field, printed, used, reason }) => `${row_ref} ${field}: ${printed} -> ${used}: ${reason}`,
    ),
    list('notes', summary.notes, ({ row_ref, message }) =>
      row_ref === undefined ? message : `${row_ref}: ${message}`,
    ),
    findingsList(summary),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** The first rows as a table that fits a screen. */
export function describeRows(rows: readonly object[], total: number): string {
  // Only rows in doubt have the field `finding`.
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row))
    return fields.map((field) => shorten(printValue(values.get(field))))
  })
  const rest = total - rows.length
  return `${table(fields, cells)}${rest > 0 ? `... and ${count(rest)} more; --json prints all\n` : ''}`
}

export const count = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 6 })

function list<T>(title: string, items: readonly T[], describe: (item: T) => string): string {
  if (items.length === 0) return ''
  const rest = items.length - SHOWN
  const shown = items.slice(0, SHOWN).map((item) => `  ${describe(item)}`)
  return [
    `${title} (${items.length})`,
    ...shown,
    ...(rest > 0 ? [`  ... and ${rest} more; --json prints all`] : []),
  ].join('\n')
}

/** All of them: who decides about a file must see everything at once. */
const findingsList = ({ findings }: ReadSummary): string =>
  findings.length === 0
    ? ''
    : [`findings (${findings.length})`, ...describeFindings(findings).map((line) => `  ${line}`)].join('\n')

function span(periods: readonly string[]): string {
  return periods.length <= 3 ? periods.join(', ') : `${periods[0]} to ${periods.at(-1)} (${periods.length})`
}

/** A value of a row in one cell of text; null is an empty cell. */
export function printValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(printValue).join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const shorten = (text: string): string => {
  const oneLine = text.replaceAll(/\s+/g, ' ')
  return oneLine.length > 40 ? `${oneLine.slice(0, 39)}…` : oneLine
}
