import type { Source } from '../source.ts'
import origin from './origin.json' with { type: 'json' }
import { COUNCIL_COLUMNS, GAUGE_COLUMNS, readCoastalLevels } from './reader.ts'
import { type CoastalLevelRow, coastalLevelRow } from './row.ts'

const columns = (names: readonly string[]): Record<string, { headings: string[] }> =>
  Object.fromEntries(names.map((name) => [name, { headings: [name] }]))

/** Extreme levels of the sea, which an operator loads: no licence is stated, so that none are shipped. */
export const coastalLevelsSource: Source<CoastalLevelRow> = {
  origin,
  row: coastalLevelRow,
  key: ['kind', 'name', 'region', 'rise_m'],
  measures: [],
  entity: 'name',
  marks: [
    { kind: 'headings', columns: columns(COUNCIL_COLUMNS), within: 1 },
    { kind: 'headings', columns: columns(GAUGE_COLUMNS), within: 1 },
  ],
  read: readCoastalLevels,
}
