import { compareText } from '../../text-order.ts'
import type { MarketBasedEvidence } from '../records/market-based-evidence.ts'
import { overlapPartners } from '../scope2/certificate-serials.ts'
import { isRetiredInside, retirementWindow } from '../scope2/retirement-window.ts'
import type { Found } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { declaredAt, otherAt, published } from './sides.ts'

const RECORD = 'market_based_evidence'

type Load = MarketBasedEvidence['consumption'][number]

/** A row of electricity, with where it stands. */
interface Row {
  readonly load: Load
  readonly index: number
}

/** Rows that one meter, or one document about one region, shows for the same days: the same electricity twice. */
export function sameDocumentOrMeter({ records }: ContradictionFacts): Found[] {
  const rows = (records.market_based_evidence?.body.consumption ?? []).map((load, index) => ({ load, index }))
  return [...Map.groupBy(rows, ({ load }) => nameOf(load))].flatMap(([name, group]) => {
    const twice = overlapping(group)
    const [first, ...others] = twice
    if (first === undefined) return []
    const numbers = twice.map(({ index }) => index + 1)
    const side = (what: string, index: number, counted: readonly Row[]) =>
      ({
        record: RECORD,
        pointer: `/consumption/${index}`,
        what,
        value: counted.reduce((sum, { load }) => sum + load.kwh, 0),
        unit: 'kWh',
      }) as const
    return [
      {
        declared: declaredAt(
          records,
          side(
            `${name}, rows ${numbers.slice(0, 10).join(', ')}`,
            others.at(-1)?.index ?? first.index,
            twice,
          ),
        ),
        other: otherAt(records, side(`${name}, row ${numbers[0]} alone`, first.index, [first])),
        requirement_ids: [],
      },
    ]
  })
}

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

/** Two instruments that hold the same certificates. */
export function sameSerials({ records }: ContradictionFacts): Found[] {
  const instruments = records.market_based_evidence?.body.instruments ?? []
  const claims = instruments.flatMap(({ id, certificate }) =>
    certificate === undefined ? [] : [{ id, range: certificate }],
  )
  const partners = overlapPartners(claims)
  const indexes = new Map(instruments.map(({ id }, index) => [id, index]))
  const place = (id: string) => {
    const index = indexes.get(id)!
    const { serial_first, serial_last } = instruments[index]!.certificate!
    return {
      record: RECORD,
      pointer: `/instruments/${index}/certificate`,
      what: `certificates of instrument ${id}`,
      value: `${serial_first} to ${serial_last}`,
    } as const
  }
  const named = new Set<string>()
  return claims.flatMap(({ id }) => {
    const partner = partners.get(id)
    const pair = [id, partner ?? ''].toSorted().join(' ')
    if (partner === undefined || named.has(pair)) return []
    named.add(pair)
    return [
      {
        declared: declaredAt(records, place(id)),
        other: otherAt(records, place(partner)),
        requirement_ids: [],
      },
    ]
  })
}

/** Certificates retired before the period, or too late to be in its report, speak for another one. */
export const retiredOutsideWindow = ({ records, period }: ContradictionFacts): Found[] =>
  (records.market_based_evidence?.body.instruments ?? []).flatMap(({ id, retirement }, index) => {
    const window = retirementWindow(period)
    if (isRetiredInside(retirement, period)) return []
    return [
      {
        declared: declaredAt(records, {
          record: RECORD,
          pointer: `/instruments/${index}/retirement/date`,
          what: `retirement of instrument ${id}`,
          value: retirement?.date ?? '',
        }),
        other: published('the window', 'days on which it may be retired', `${window.start} to ${window.end}`),
        requirement_ids: [],
      },
    ]
  })
