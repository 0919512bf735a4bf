import { type Static, Type } from 'typebox'
import { type RecordCheck, repeated } from './fault.ts'
import { oneOf } from './fields.ts'
import { ELECTRICITY_REGIONS } from './market-based-evidence.ts'

const chosen = Type.Object({
  meter: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '\\S',
    description: 'NMI without its check digit, or the name used instead.',
  }),
  region: oneOf(ELECTRICITY_REGIONS, 'Region whose factor applies to the meter'),
})

/** In which region each meter is: chosen once, used by every import of loads. */
export const meterRegions = Type.Object({
  meters: Type.Array(chosen, {
    maxItems: 5000,
    description: 'The complete list: meters not in it are removed.',
  }),
})

export type MeterRegions = Static<typeof meterRegions>

export const METER_REGIONS_EXAMPLE: MeterRegions = { meters: [{ meter: '4103035678', region: 'NSW' }] }

export const checkMeterRegions = ({ meters }: MeterRegions): RecordCheck => ({
  errors: repeated(
    meters.map(({ meter }) => meter),
    'validation_failed',
    (index) => `/meters/${index}/meter`,
    'meter',
  ),
  warnings: [],
})
