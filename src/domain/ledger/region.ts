import { findRegion, REGION_CODES, type RegionCode } from '../factors/regions.ts'
import { type LedgerLine, LineRefusal } from './line.ts'

/** Capital cities, whose gas comes by the metropolitan network of their state. */
const CAPITALS: Readonly<Record<string, RegionCode>> = {
  sydney: 'NSW',
  canberra: 'ACT',
  melbourne: 'VIC',
  brisbane: 'QLD',
  adelaide: 'SA',
  perth: 'WA',
  hobart: 'TAS',
  darwin: 'NT',
}

/** Where a line is: the region of its factors, and the gas network where it is known. */
export interface LineRegion {
  readonly code: RegionCode | undefined
  readonly network: 'metro' | 'non_metro' | undefined
}

export function regionOfLine({ region, gas_network: network }: LedgerLine): LineRegion {
  if (region === undefined) return { code: undefined, network }
  const city = CAPITALS[region.trim().toLowerCase()]
  if (city !== undefined) return { code: city, network: network ?? 'metro' }
  const code = findRegion(region)
  if (code === undefined)
    throw new LineRefusal(
      'region_unknown',
      'region',
      `${JSON.stringify(region)} is not a state, a territory, a grid or a capital city.`,
      REGION_CODES,
    )
  return { code, network }
}
