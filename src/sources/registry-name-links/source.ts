import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type RegistryNameLinkRow, registryNameLinkRow } from './row.ts'

/** Rows of the registry tables of 2012-13 to 2015-16 without an ABN that are certainly a company which the next year’s table prints with one. */
export const registryNameLinksSource = compactSource<RegistryNameLinkRow>({
  origin,
  row: registryNameLinkRow,
  key: ['reporting_year', 'organisation'],
  measures: [],
  entity: 'abn',
  loads_after: ['nger-corporate'],
  without: 'Years that the company reported under another name are then not attributed to it.',
  edition: { slot: '2012-13', edition: '2012-13' },
})
