import { compareText } from '../../text-order.ts'
import type { MarketBasedEvidence } from '../records/market-based-evidence.ts'
import { type AlikeLoad, alikeLoads } from '../scope2/alike-loads.ts'
import { overlapPartners, serialCount } from '../scope2/certificate-serials.ts'
import { misplacedLoads } from '../scope2/meter-place.ts'
import { isRetiredInside, retirementWindow } from '../scope2/retirement-window.ts'
import type { ContradictionFacts } from './facts.ts'
import type { Pair } from './pair.ts'

type Load = MarketBasedEvidence['consumption'][number]

/** A row of electricity, with where it stands. */
interface Row {
  readonly load: Load
  readonly index: number
}

/** Rows and instruments of the electricity record beside each other. */
export function electricityPairs({ records, period }: ContradictionFacts) {
  const { consumption = [], instruments = [] } = records.market_based_evidence?.body ?? {}
  return {
    loads_twice: loadsTwice(consumption.map((load, index) => ({ load, index }))),
    loads_alike: alikeLoads(consumption).map((alike) => alikePair(alike, consumption)),
    meters_elsewhere: misplacedLoads(consumption).map(({ index, meter, region, allocated }) => ({
      name: `meter ${meter}`,
      row: index + 1,
      pointer: `/consumption/${index}/region`,
      declared: region,
      other: allocated.join(' or '),
    })),
    shared_serials: sharedSerials(instruments),
    // One certificate stands for one MWh.
    certificates_and_mwh: instruments.flatMap(({ id, mwh, certificate }, index): Pair[] =>
      certificate === undefined
        ? []
        : [
            {
              id,
              pointer: `/instruments/${index}/mwh`,
              declared: mwh,
              other_pointer: `/instruments/${index}/certificate`,
              other: serialCount(certificate),
            },
          ],
    ),
    // Retired before the period, or too late to be in its report.
    retirements_outside: instruments.flatMap(({ id, retirement }, index): Pair[] =>
      isRetiredInside(retirement, period)
        ? []
        : [
            {
              id,
              pointer: `/instruments/${index}/retirement/date`,
              declared: retirement?.date ?? '',
              ...retirementWindow(period),
            },
          ],
    ),
  }
}

/** Rows that one meter, or one document about one region, shows for the same days: the same electricity twice. */
const loadsTwice = (rows: readonly Row[]): Pair[] =>
  [...Map.groupBy(rows, ({ load }) => nameOf(load))].flatMap(([name, group]) => {
    const twice = overlapping(group)
    const [first] = twice
    if (first === undefined) return []
    const numbers = twice.map(({ index }) => index + 1)
    return [
      {
        name,
        rows: numbers.slice(0, 10).join(', '),
        row: first.index + 1,
        pointer: `/consumption/${twice.at(-1)!.index}`,
        declared: twice.reduce((sum, { load }) => sum + load.kwh, 0),
        other_pointer: `/consumption/${first.index}`,
        other: first.load.kwh,
      },
    ]
  })

/** Rows of a group that share days with another of it, in the order of the record. */
function overlapping(group: readonly Row[]): Row[] {
  const found = new Set<Row>()
  let furthest: Row | undefined
  for (const row of group.toSorted((a, b) => compareText(a.load.period.start, b.load.period.start))) {
    if (furthest !== undefined && row.load.period.start <= furthest.load.period.end)
      found.add(furthest).add(row)
    if (furthest === undefined || row.load.period.end > furthest.load.period.end) furthest = row
  }
  return [...found].toSorted((a, b) => a.index - b.index)
}

const nameOf = ({ meter, region, document_sha256 }: Load): string =>
  meter === undefined ? `document ${document_sha256.slice(0, 16)} in ${region}` : `meter ${meter}`

/** A row beside the first that has its days and kWh under another meter or document. */
export const alikePair = (
  { index, first }: AlikeLoad,
  consumption: MarketBasedEvidence['consumption'],
): Pair => ({
  name: nameOf(consumption[index]!),
  row: index + 1,
  pointer: `/consumption/${index}`,
  declared: consumption[index]!.kwh,
  start: consumption[index]!.period.start,
  end: consumption[index]!.period.end,
  other_name: nameOf(consumption[first]!),
  other_row: first + 1,
  other_pointer: `/consumption/${first}`,
  other: consumption[first]!.kwh,
})

/** Two instruments that hold the same certificates, each pair once. */
function sharedSerials(instruments: MarketBasedEvidence['instruments']): Pair[] {
  const claims = instruments.flatMap(({ id, certificate }) =>
    certificate === undefined ? [] : [{ id, range: certificate }],
  )
  const partners = overlapPartners(claims)
  const indexes = new Map(instruments.map(({ id }, index) => [id, index]))
  const pointerTo = (id: string): string => `/instruments/${indexes.get(id)}/certificate`
  const ranges = new Map(claims.map(({ id, range }) => [id, serialsOf(range)]))
  const named = new Set<string>()
  return claims.flatMap(({ id }) => {
    const partner = partners.get(id)
    const pair = [id, partner ?? ''].toSorted().join(' ')
    if (partner === undefined || named.has(pair)) return []
    named.add(pair)
    return [
      {
        id,
        pointer: pointerTo(id),
        serials: ranges.get(id)!,
        other_id: partner,
        other_pointer: pointerTo(partner),
        other_serials: ranges.get(partner)!,
      },
    ]
  })
}

/** A range of certificates as it is written. */
export const serialsOf = ({
  serial_first,
  serial_last,
}: {
  readonly serial_first: number
  readonly serial_last: number
}): string => `${serial_first} to ${serial_last}`
