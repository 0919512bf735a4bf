import { compactSource } from '../formats/compact-source.ts'
import type { Source } from '../source.ts'
import { DAY_COLUMNS, holdsDays, readStationDays } from './days.ts'
import origin from './origin.json' with { type: 'json' }
import { type StationYearRow, stationYearRow } from './row.ts'

const years = compactSource<StationYearRow>({
  origin,
  row: stationYearRow,
  key: ['series', 'year'],
  measures: [],
  period: 'year',
  entity: 'series',
  without: 'A year that is left out is missing from the record of its station.',
  edition: { slot: 'all', edition: 'years' },
})

/** Figures of the days at stations, by year: as we keep them, or computed from a file of days. */
export const stationYearsSource: Source<StationYearRow> = {
  ...years,
  marks: [...years.marks, { kind: 'headings', columns: DAY_COLUMNS, within: 1 }],
  read: async function* (file, log, hints) {
    yield* (await holdsDays(file)) ? readStationDays(file, log, hints) : years.read(file, log, hints)
  },
}
