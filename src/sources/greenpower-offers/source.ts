import { compactSource } from '../formats/compact-source.ts'
import origin from './origin.json' with { type: 'json' }
import { type GreenPowerOfferRow, greenPowerOfferRow } from './row.ts'

/** Which retailers offer GreenPower, in what shares and at what price, as far as regulator plan data tells: 35 rows. */
export const greenPowerOffersSource = compactSource<GreenPowerOfferRow>({
  origin,
  row: greenPowerOfferRow,
  key: ['provider', 'product_name', 'states'],
  measures: [],
  entity: 'provider',
  without: 'The offer is then not listed.',
  edition: { slot: 'all', edition: '2026' },
})
