import type { Body, Documents, Period } from './documents.ts'
import { canonical, differences, hash } from './json.ts'
import { type FactorOfLine, wrongActivities } from './ledger-activity.ts'
import { type FileLine, LINES_FILE, linesOfFile, wrongStanding } from './ledger-file.ts'
import { scaled, written } from './ledger-numbers.ts'
import type { Finding } from './verification.ts'

interface Place {
  readonly factor: string
  readonly entity: string
  readonly facility: string
  readonly activity: string
  readonly estimated: string
  readonly doubtful: string
  readonly lines: string
  readonly share_percent: string
  readonly share_reason: string | null
}

interface Ledger {
  readonly lines: string
  readonly activities: readonly Body[]
  readonly places: readonly Place[]
  readonly period: Period
  readonly factors: Readonly<Record<string, FactorOfLine & { readonly parts: readonly Part[] }>>
}

interface Part {
  readonly scope: string
  readonly category: string
  readonly row_id: string
  readonly total: string
  readonly ar6: string | null
  readonly biogenic_co2?: string | null
}

/**
 * docs/methods/emissions_ledger.md: quantities give the activity of each line, lines add up to that of each place, the boundary decides its
 * share, and both give what the formula was given. The formula itself is evaluated with all others.
 */
export function checkLedger({ provenance, report, lines }: Documents): Finding[] {
  const record = provenance.records.find((one) => one.record === 'ledger')
  if (record === undefined || lines === undefined)
    return record === undefined && lines === undefined
      ? []
      : [off(LINES_FILE, 'a ledger and its lines are in a bundle together, and one of them is missing')]
  const ledger = record.body as unknown as Ledger
  const boundary = provenance.records.find((one) => one.record === 'organisational_boundary')?.body
  const own = linesOfFile(lines)
  if (own === null) return [off(LINES_FILE, 'a column is missing')]
  return [
    ...wrongStanding(own),
    ...wrongActivities(own, ledger.factors, ledger.period),
    ...Object.entries(ledger.factors)
      .filter(([id, factor]) => hash(canonical(factor)).slice(0, 16) !== id)
      .map(([id]) => off(`ledger factor ${id}`, 'its content does not match its id')),
    ...compare('places', statedPlaces(ledger), sumLines(own)),
    ...compare(
      'shares',
      ledger.places.map(({ share_percent }) => share_percent),
      ledger.places.map((place) => String(shareOf(boundary, report.entity.abn, place))),
    ),
    ...compare('activities', ledger.activities, activitiesOf(ledger)),
  ]
}

const SUMMED = ['activity', 'estimated', 'doubtful'] as const

type Sums = Readonly<Record<string, Readonly<Record<(typeof SUMMED)[number] | 'lines', string>>>>

const keyOf = (factor: string, entity: string, facility: string): string =>
  [factor, entity, facility].join(' | ')

const statedPlaces = ({ places }: Ledger): Sums =>
  Object.fromEntries(
    places.map(({ factor, entity, facility, activity, estimated, doubtful, lines }) => [
      keyOf(factor, entity, facility),
      { activity, estimated, doubtful, lines },
    ]),
  )

/** What lines that count come to by factor and place, and of that the lines that are estimates or have an open question. */
function sumLines(lines: readonly FileLine[]): Sums {
  const counted = lines.filter(({ counts }) => counts === 'yes')
  const sum = (own: readonly FileLine[]): string =>
    written(own.reduce((all, { activity }) => all + scaled(activity), 0n))
  return Object.fromEntries(
    [...Map.groupBy(counted, (line) => keyOf(line.factor, line.entity, line.facility))].map(([key, own]) => [
      key,
      {
        activity: sum(own),
        estimated: sum(own.filter(({ estimate }) => estimate !== '')),
        doubtful: sum(own.filter(({ questions }) => questions !== '')),
        lines: String(own.length),
      },
    ]),
  )
}

/** The share of a place by the boundary: the whole where nothing else is said. */
function shareOf(boundary: Body | undefined, company: string, { entity, facility }: Place): number {
  if (boundary === undefined) return 100
  const named = (list: string): readonly Body[] => (boundary[list] ?? []) as readonly Body[]
  const site = named('facilities').find(({ name }) => facility !== '' && name === facility)
  if (site?.['included'] === false) return 0
  const abn = entity === '' ? ((site?.['entity_abn'] as string | undefined) ?? company) : entity
  const found = named('entities').find((one) => one['abn'] === abn)
  if (found !== undefined && found['included'] !== true) return 0
  if (abn === company) return 100
  return found === undefined ? 0 : Number(found['inclusion_percent'])
}

/** Activity by factor and share, in the order of their names. */
function activitiesOf({ places, factors }: Ledger): Body[] {
  const rows = new Map<string, { part: Part; share: string; activity: bigint }>()
  for (const place of places)
    for (const part of factors[place.factor]?.parts ?? []) {
      const key = [part.scope, part.category, part.row_id, place.share_percent].join('\n')
      const row = rows.get(key) ?? { part, share: place.share_percent, activity: 0n }
      row.activity += scaled(place.activity)
      rows.set(key, row)
    }
  return [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { part, share, activity }]) => ({
      scope: part.scope,
      category: part.category,
      factor: part.row_id,
      activity: Number(written(activity)),
      share_percent: Number(share),
      total: Number(part.total),
      ar6: part.ar6 === null ? null : Number(part.ar6),
      biogenic_co2: typeof part.biogenic_co2 === 'string' ? Number(part.biogenic_co2) : null,
    }))
}

const compare = (what: string, stated: unknown, recomputed: unknown): Finding[] =>
  differences(stated, recomputed).map((difference) => ({
    kind: 'number' as const,
    where: `ledger ${what}${difference.pointer}`,
    detail: 'adding up the lines gives a different value',
    stated: difference.stated ?? null,
    recomputed: difference.recomputed ?? null,
  }))

const off = (where: string, detail: string, stated?: unknown): Finding => ({
  kind: 'tie',
  where,
  detail,
  ...(stated === undefined ? {} : { stated }),
})
