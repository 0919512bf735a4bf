import PREFIXES from '../imports/meter-prefixes.json' with { type: 'json' }
import { isNmi, meterName } from '../imports/nmi.ts'
import type { ElectricityRegion, MarketBasedEvidence } from '../records/market-based-evidence.ts'

const ALLOCATED = new Map(Object.entries(PREFIXES.prefixes))
const LENGTHS = [...new Set([...ALLOCATED.keys()].map(({ length }) => length))].toSorted((a, b) => b - a)

/** Regions in which a meter can be by the first characters of its NMI; null for another name, or characters that are not in the list. */
function regionsOfMeter(meter: string): readonly string[] | null {
  const nmi = meterName(meter)
  if (!isNmi(nmi)) return null
  return (
    LENGTHS.map((length) => ALLOCATED.get(nmi.slice(0, length))).find((found) => found !== undefined) ?? null
  )
}

/** A row of electricity whose meter is allocated elsewhere. */
export interface MisplacedLoad {
  readonly index: number
  readonly meter: string
  readonly region: ElectricityRegion
  readonly allocated: readonly string[]
}

export const misplacedLoads = (consumption: MarketBasedEvidence['consumption']): MisplacedLoad[] =>
  consumption.flatMap(({ meter, region }, index) => {
    const allocated = meter === undefined ? null : regionsOfMeter(meter)
    return meter === undefined || allocated === null || allocated.includes(region)
      ? []
      : [{ index, meter, region, allocated }]
  })
