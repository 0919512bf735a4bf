import ALLOCATED from '../../../domain/disclosure/imports/meter-prefixes.json' with { type: 'json' }
import type { Period } from '../documents.ts'
import { alikeRows } from '../readiness/loads.ts'
import type { Pair } from './apply-rules.ts'
import { type Facts, listOf } from './facts.ts'

interface Load {
  readonly region: string
  readonly period: Period
  readonly kwh: number
  readonly meter?: string
  readonly document_sha256: string
  readonly index: number
}

interface Instrument {
  readonly id: string
  readonly mwh: number
  readonly certificate?: {
    readonly scheme: string
    readonly accreditation_code: string
    readonly vintage: number
    readonly serial_first: number
    readonly serial_last: number
  }
  readonly retirement?: { readonly status: string; readonly date?: string }
  readonly index: number
}

/** Rows and instruments of the electricity record beside each other, but for serial numbers. */
export function electricityPairs(facts: Facts): Readonly<Record<string, readonly Pair[]>> {
  const [start, end] = windowOf(facts.period)
  return {
    loads_twice: loadsTwice(facts),
    loads_alike: alikeRows(facts.electricity?.body).map(({ index, first }) => {
      const [row, other] = [index, first].map((at) => loadsIn(facts)[at]!)
      return {
        name: nameOf(row!),
        row: index + 1,
        pointer: `/consumption/${index}`,
        declared: row!.kwh,
        start: row!.period.start,
        end: row!.period.end,
        other_name: nameOf(other!),
        other_row: first + 1,
        other_pointer: `/consumption/${first}`,
        other: other!.kwh,
      }
    }),
    meters_elsewhere: loadsIn(facts).flatMap(({ region, meter, index }) => {
      const allocated = allocatedTo(meter)
      return allocated === undefined || allocated.includes(region)
        ? []
        : [
            {
              name: `meter ${meter}`,
              row: index + 1,
              pointer: `/consumption/${index}/region`,
              declared: region,
              other: allocated.join(' or '),
            },
          ]
    }),
    // Which of several others an instrument is set against is the maker's choice: checked apart.
    shared_serials: [],
    certificates_and_mwh: instrumentsOf(facts).flatMap(({ id, mwh, certificate, index }) =>
      certificate === undefined
        ? []
        : [
            {
              id,
              pointer: `/instruments/${index}/mwh`,
              declared: mwh,
              other: certificate.serial_last - certificate.serial_first + 1,
              other_pointer: `/instruments/${index}/certificate`,
            },
          ],
    ),
    retirements_outside: instrumentsOf(facts).flatMap(({ id, retirement, index }) => {
      const { status, date } = retirement ?? {}
      return status !== 'voluntarily_retired' || date === undefined || (date >= start && date <= end)
        ? []
        : [{ id, pointer: `/instruments/${index}/retirement/date`, declared: date, start, end }]
    }),
  }
}

/** Ten characters, or eleven with the check digit; the longest beginning that the list has decides. */
function allocatedTo(meter = ''): readonly string[] | undefined {
  const nmi = meter.replace(/[\s-]/g, '').toUpperCase()
  return /^[0-9A-HJ-NP-Z]{10}\d?$/.test(nmi)
    ? Object.entries(ALLOCATED.prefixes)
        .filter(([prefix]) => nmi.startsWith(prefix))
        .toSorted(([a], [b]) => b.length - a.length)[0]?.[1]
    : undefined
}

const loadsIn = ({ electricity }: Facts): readonly Load[] =>
  listOf(electricity, 'consumption').map((row, index) => ({ ...row, index }) as unknown as Load)

const nameOf = ({ meter, document_sha256, region }: Load): string =>
  meter === undefined ? `document ${document_sha256.slice(0, 16)} in ${region}` : `meter ${meter}`

/** One meter, or one document about one region, for the same days. */
function loadsTwice(facts: Facts): Pair[] {
  const groups = Map.groupBy(loadsIn(facts), nameOf)
  return [...groups].flatMap(([name, group]) => {
    const inOrder = group.toSorted((a, b) =>
      a.period.start < b.period.start ? -1 : a.period.start > b.period.start ? 1 : 0,
    )
    const twice = new Set<Load>()
    let reach: Load | null = null
    for (const row of inOrder) {
      if (reach !== null && row.period.start <= reach.period.end) twice.add(row).add(reach)
      if (reach === null || row.period.end > reach.period.end) reach = row
    }
    const shared = [...twice].toSorted((a, b) => a.index - b.index)
    const [first] = shared
    if (first === undefined) return []
    const numbers = shared.map(({ index }) => index + 1)
    return [
      {
        name,
        rows: numbers.slice(0, 10).join(', '),
        row: numbers[0]!,
        pointer: `/consumption/${numbers.at(-1)! - 1}`,
        declared: shared.reduce((sum, { kwh }) => sum + kwh, 0),
        other: first.kwh,
        other_pointer: `/consumption/${first.index}`,
      },
    ]
  })
}

const instrumentsOf = ({ electricity }: Facts): Instrument[] =>
  listOf(electricity, 'instruments').map((row, index) => ({ ...row, index }) as unknown as Instrument)

/**
 * Instruments that hold the same certificates. Which of several others one is set against is the maker's choice; that each
 * such instrument is in one of the pairs, and each pair shares certificates, is what can be repeated.
 */
export function sharedSerials(facts: Facts): {
  readonly shares: (a: string, b: string) => boolean
  readonly ids: readonly string[]
} {
  const all = instrumentsOf(facts).filter(({ certificate }) => certificate !== undefined)
  const share = (a: Instrument, b: Instrument): boolean =>
    a !== b &&
    (['scheme', 'accreditation_code', 'vintage'] as const).every(
      (name) => a.certificate![name] === b.certificate![name],
    ) &&
    a.certificate!.serial_first <= b.certificate!.serial_last &&
    b.certificate!.serial_first <= a.certificate!.serial_last
  const byId = new Map(all.map((one) => [one.id, one]))
  return {
    shares: (a, b) => byId.has(a) && byId.has(b) && share(byId.get(a)!, byId.get(b)!),
    ids: all.filter((one) => all.some((other) => share(one, other))).map(({ id }) => id),
  }
}

/** From the first day of a period to the day before the one four months after its end. */
export function windowOf({ start, end }: Period): readonly [string, string] {
  const after = new Date(Date.parse(`${end}T00:00:00Z`) + 86_400_000)
  const last =
    Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 4, 1) + (after.getUTCDate() - 2) * 86_400_000
  return [start, new Date(last).toISOString().slice(0, 10)]
}
