import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type CompanyClassificationRow, companyClassificationRow } from './row.ts'

/** The registry publishes no industry. This table says which ANZSIC group each reporter of 2020-21 to 2024-25 belongs to, by its emitting activity, and on what basis. */
export const companyClassificationSource = compactSource<CompanyClassificationRow>({
  origin,
  row: companyClassificationRow,
  key: ['abn'],
  measures: [],
  entity: 'abn',
  loads_after: ['nger-corporate', 'anzsic'],
  without: 'The company then has no sector.',
  edition: { slot: 'all', edition: '2024-25' },
})
