import type { Source } from '../source.ts'
import origin from './origin.json' with { type: 'json' }
import { readGreenPower } from './reader.ts'
import { type GreenPowerRow, greenPowerRow } from './row.ts'

/** Green power that retailers offer, from their plan data; the scheme's own register is published only as text. */
export const greenPowerSource: Source<GreenPowerRow> = {
  origin,
  row: greenPowerRow,
  key: ['retailer', 'plan_id', 'product_number', 'percent_green'],
  measures: [],
  entity: 'plan_id',
  marks: [
    { kind: 'json', members: ['planId', 'electricityContract'] },
    { kind: 'json', members: ['percentGreen', 'tiers', 'scheme'] },
  ],
  read: readGreenPower,
}
