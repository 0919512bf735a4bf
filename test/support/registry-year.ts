import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'

type Cells = Readonly<Record<string, string>>

const STARTER = path.join(import.meta.dirname, '../../data/starter/nger-corporate/2024-25.csv')

/** The name that the reader takes the year from. */
export const REGISTRY_FILE = 'registered-corporation-2024-25.csv'

const HEADINGS = [
  'Organisation name',
  'Identifying details',
  'Total scope 1 emissions (t CO2-e)',
  'Total scope 2 emissions (t CO2-e)',
  'Net energy consumed (GJ)',
  'Important notes',
]
const FIELDS = ['organisation', 'identifier_text', 'scope1_text', 'scope2_text', 'net_energy_text', 'notes']

/** The registry of 2024-25 as the publisher would print it once more, each row as `change` makes it. */
export function registryYear(change: (row: Cells) => Cells): string {
  const rows = parse<Cells>(readFileSync(STARTER), { columns: true }).map(change)
  const lines = [HEADINGS, ...rows.map((row) => FIELDS.map((field) => row[field] || '-'))]
  return lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
