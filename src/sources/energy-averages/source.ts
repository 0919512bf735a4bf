import { compactSource } from '../formats/compact-source.ts'
import { ReadError } from '../read-error.ts'
import origin from './origin.json' with { type: 'json' }
import { type EnergyAverageRow, energyAverageRow } from './row.ts'

/** What a dwelling, building or vehicle uses on average: an operator's own table, for holdings whose own energy is not known. */
export const energyAveragesSource = compactSource<EnergyAverageRow>({
  origin,
  row: energyAverageRow,
  key: ['asset_class', 'kind', 'state'],
  measures: [],
  entity: 'kind',
  without: 'Holdings of this kind and state then have no average and are not covered.',
  edition: (rows, file) => {
    const [first, ...others] = new Set(rows.map(({ year }) => year))
    if (first !== undefined && others.length === 0) return { slot: 'all', edition: first }
    throw new ReadError({
      file,
      at: 'column year',
      value: [first, ...others].join(),
      problem: 'are several years in one table',
      expected: 'the same year in every row',
      hint: 'Averages of two years are never mixed: give the table of one.',
    })
  },
})
