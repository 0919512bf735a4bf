import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type RegistryNameLinkRow, registryNameLinkRow } from './row.ts'

/** The registry table of 2012-13 prints no ABN. This table says which of its rows are certainly a company that the next year’s table prints with an ABN. */
export const registryNameLinksSource = compactSource<RegistryNameLinkRow>({
  origin,
  row: registryNameLinkRow,
  key: ['reporting_year', 'organisation'],
  measures: [],
  entity: 'abn',
  edition: { slot: '2012-13', edition: '2012-13' },
})
