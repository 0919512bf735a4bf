import type { MarketBasedEvidence } from '../records/market-based-evidence.ts'

/** A row of electricity that has the days and kWh of another row under another meter or document. */
export interface AlikeLoad {
  readonly index: number
  /** The first row with these days and kWh. */
  readonly first: number
}

/** Rows that are taken for the same electricity as an earlier one: the same kWh for the same days under another meter. */
export function alikeLoads(consumption: MarketBasedEvidence['consumption']): AlikeLoad[] {
  const firsts = new Map<string, number>()
  return consumption.flatMap(({ period, kwh, meter, region, document_sha256 }, index) => {
    const key = `${period.start} ${period.end} ${kwh}`
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, index)
    const other = first === undefined ? undefined : consumption[first]!
    // One meter twice, and one document and region twice, are another contradiction.
    const isNamed =
      other !== undefined &&
      (meter === undefined
        ? other.meter === undefined && other.document_sha256 === document_sha256 && other.region === region
        : other.meter === meter)
    return other === undefined || kwh === 0 || isNamed ? [] : [{ index, first: first! }]
  })
}
