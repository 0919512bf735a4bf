import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type IoMultiplierRow, ioMultiplierRow } from './row.ts'

/** Emissions per dollar of output for input-output industries and ANZSIC divisions: screening-grade context, never a company figure. */
export const ioMultipliersSource = compactSource<IoMultiplierRow>({
  origin,
  row: ioMultiplierRow,
  key: ['level', 'code'],
  // Two editions must not be mixed: their industries differ.
  said_once_by: ['level'],
  measures: [],
  entity: 'code',
  loads_after: ['anzsic'],
  without:
    'What is bought from the industry, or by a broader class that it is part of, cannot then be estimated.',
  edition: { slot: '2017-18', edition: '2017-18' },
})
