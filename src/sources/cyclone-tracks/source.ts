import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type CycloneTrackRow, cycloneTrackRow } from './row.ts'

/** Positions of tropical cyclones with their highest wind. */
export const cycloneTracksSource = compactSource<CycloneTrackRow>({
  origin,
  row: cycloneTrackRow,
  key: ['storm', 'time_utc'],
  measures: [],
  entity: 'storm',
  without: 'A position that is left out may hide that a storm came within reach of a place.',
  edition: { slot: 'all', edition: 'seasons 1982 to 2019' },
})
