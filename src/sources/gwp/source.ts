import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type GwpRow, gwpRow } from './row.ts'

/** The 100-year global warming potentials behind every CO2-e figure: 34 gases and blends. */
export const gwpSource = compactSource<GwpRow>({
  origin,
  row: gwpRow,
  key: ['gas_code'],
  measures: [],
  entity: 'gas_code',
  without: 'Factors of the gas cannot then be compared between assessments.',
  edition: { slot: 'all', edition: 'AR4, AR5, AR6' },
})
