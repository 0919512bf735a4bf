import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type CompanyDetailsRow, companyDetailsRow } from './row.ts'

/** Where a company has its main business location, for companies of the registry: enough to choose a grid region, not a register record. */
export const companyDetailsSource = compactSource<CompanyDetailsRow>({
  origin,
  row: companyDetailsRow,
  key: ['abn'],
  measures: [],
  entity: 'abn',
  loads_after: ['nger-corporate'],
  without: 'The location of the company is then not known.',
  edition: { slot: 'all', edition: '2024-10' },
})
