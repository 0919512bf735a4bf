import type { Period } from '../documents.ts'
import { type Facts, listOf } from './facts.ts'
import { against, type Repeated, within } from './repeat.ts'

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

/** One meter, or one document about one region, for the same days. */
export function sameLoads({ electricity }: Facts): Repeated[] {
  const rows = listOf(electricity, 'consumption').map((row, index) => ({ ...row, index }) as unknown as Load)
  const groups = Map.groupBy(rows, ({ meter, document_sha256, region }) =>
    meter === undefined ? `document ${document_sha256.slice(0, 16)} in ${region}` : `meter ${meter}`,
  )
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
    const last = shared.at(-1)
    if (electricity === undefined || first === undefined || last === undefined) return []
    const numbers = shared.map(({ index }) => index + 1)
    return [
      within(
        'same_document_or_meter',
        [
          electricity,
          `/consumption/${last.index}`,
          `${name}, rows ${numbers.slice(0, 10).join(', ')}`,
          shared.reduce((sum, { kwh }) => sum + kwh, 0),
          'kWh',
        ],
        [electricity, `/consumption/${first.index}`, `${name}, row ${numbers[0]} alone`, first.kwh, 'kWh'],
      ),
    ]
  })
}

const instrumentsOf = ({ electricity }: Facts): Instrument[] =>
  listOf(electricity, 'instruments').map((row, index) => ({ ...row, index }) as unknown as Instrument)

/** MWh against the number of certificates. */
export const countsOfCertificates = (facts: Facts): Repeated[] =>
  instrumentsOf(facts).flatMap(({ id, mwh, certificate, index }) => {
    const count = certificate === undefined ? mwh : certificate.serial_last - certificate.serial_first + 1
    return count === mwh
      ? []
      : [
          within(
            'sums',
            [facts.electricity!, `/instruments/${index}/mwh`, `MWh of instrument ${id}`, mwh, 'MWh'],
            [
              facts.electricity!,
              `/instruments/${index}/certificate`,
              `certificates of instrument ${id}`,
              count,
              'MWh',
            ],
          ),
        ]
  })

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

/** Retired before the period, or more than four months after it. */
export const lateRetirements = (facts: Facts): Repeated[] =>
  instrumentsOf(facts).flatMap(({ id, retirement, index }) => {
    const [start, end] = windowOf(facts.period)
    const { status, date } = retirement ?? {}
    return status !== 'voluntarily_retired' || date === undefined || (date >= start && date <= end)
      ? []
      : [
          against(
            'retired_outside_window',
            [
              facts.electricity!,
              `/instruments/${index}/retirement/date`,
              `retirement of instrument ${id}`,
              date,
            ],
            'the window',
            ['days on which it may be retired', `${start} to ${end}`],
          ),
        ]
  })

/** From the first day of a period to the day before the one four months after its end. */
export function windowOf({ start, end }: Period): readonly [string, string] {
  const after = new Date(Date.parse(`${end}T00:00:00Z`) + 86_400_000)
  const last =
    Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 4, 1) + (after.getUTCDate() - 2) * 86_400_000
  return [start, new Date(last).toISOString().slice(0, 10)]
}
