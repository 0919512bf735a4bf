import type { Source } from '../source.ts'
import origin from './origin.json' with { type: 'json' }
import { PAYMENT_COLUMNS, readDeclaredDisasters, SUMMARY_COLUMNS } from './reader.ts'
import { type DeclaredDisasterRow, declaredDisasterRow } from './row.ts'

const columns = (names: readonly string[]): Record<string, { headings: string[] }> =>
  Object.fromEntries(names.map((name) => [name, { headings: [name] }]))

/** Declared disasters by local government area, which an operator loads together with `locality-areas`. */
export const declaredDisastersSource: Source<DeclaredDisasterRow> = {
  origin,
  row: declaredDisasterRow,
  key: ['lga_code', 'event'],
  measures: [],
  entity: 'lga_code',
  marks: [
    { kind: 'headings', columns: columns(PAYMENT_COLUMNS), within: 1 },
    { kind: 'headings', columns: columns(SUMMARY_COLUMNS), within: 1 },
  ],
  read: readDeclaredDisasters,
}
