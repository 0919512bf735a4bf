import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { COLUMNS } from '../../src/sources/safeguard/columns.ts'

type Cells = Readonly<Record<string, string>>

const STARTER = path.join(import.meta.dirname, '../../data/starter/safeguard/2024-25.csv')

/** The name that the reader takes the year from. */
export const NEXT_YEAR_FILE = 'baselines-and-emissions-table-2025-26.csv'

/** The rows of 2024-25 as the publisher would print them a year later, each as `change` makes it. */
export function nextSafeguardYear(change: (row: Cells) => Cells): string {
  const fields = Object.entries(COLUMNS).filter(([, { until }]) => until === undefined)
  const rows = parse<Cells>(readFileSync(STARTER), { columns: true })
    .map((row) => ({ ...row, anzsic: `${row['anzsic_title']} (${row['anzsic_group']})` }))
    .map(change)
  const lines = [
    fields.map(([, { headings }]) => headings[0] ?? ''),
    ...rows.map((row) => fields.map(([field]) => row[field] || '-')),
  ]
  return lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
