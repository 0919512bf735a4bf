import type { Body, Documents } from './documents.ts'
import { canonical, differences, hash } from './json.ts'
import type { Finding } from './verification.ts'

const FILE = 'ledger-lines.csv'

interface Place {
  readonly factor: string
  readonly entity: string
  readonly facility: string
  readonly activity: string
  readonly lines: string
  readonly share_percent: string
  readonly share_reason: string | null
}

interface Ledger {
  readonly lines: string
  readonly activities: readonly Body[]
  readonly places: readonly Place[]
  readonly factors: Readonly<Record<string, { readonly parts: readonly Part[] }>>
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
 * docs/methods/emissions_ledger.md: lines add up to the activity of each place, the boundary decides its share, and both give what the
 * formula was given. The formula itself is evaluated with all others. How a quantity became activity is not repeated.
 */
export function checkLedger({ provenance, report, lines }: Documents): Finding[] {
  const record = provenance.records.find((one) => one.record === 'ledger')
  if (record === undefined || lines === undefined)
    return record === undefined && lines === undefined
      ? []
      : [off(FILE, 'a ledger and its lines are in a bundle together, and one of them is missing')]
  const ledger = record.body as unknown as Ledger
  const boundary = provenance.records.find((one) => one.record === 'organisational_boundary')?.body
  const { sums, findings } = sumLines(lines)
  return [
    ...findings,
    ...Object.entries(ledger.factors)
      .filter(([id, factor]) => hash(canonical(factor)).slice(0, 16) !== id)
      .map(([id]) => off(`ledger factor ${id}`, 'its content does not match its id')),
    ...compare('places', statedPlaces(ledger), sums),
    ...compare(
      'shares',
      ledger.places.map(({ share_percent }) => share_percent),
      ledger.places.map((place) => String(shareOf(boundary, report.entity.abn, place))),
    ),
    ...compare('activities', ledger.activities, activitiesOf(ledger)),
  ]
}

type Sums = Readonly<Record<string, { readonly activity: string; readonly lines: string }>>

const keyOf = (factor: string, entity: string, facility: string): string =>
  [factor, entity, facility].join(' | ')

const statedPlaces = ({ places }: Ledger): Sums =>
  Object.fromEntries(
    places.map(({ factor, entity, facility, activity, lines }) => [
      keyOf(factor, entity, facility),
      { activity, lines },
    ]),
  )

/** As many decimals as an activity can have. */
const DECIMALS = 30

function scaled(text: string): bigint {
  const [, sign, whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,30}))?$/.exec(text) ?? []
  if (sign === undefined) throw new Error(`${FILE}: ${JSON.stringify(text)} is not a decimal`)
  return BigInt(`${sign}${whole}${part.padEnd(DECIMALS, '0')}`)
}

function written(value: bigint): string {
  const digits = value.toString().padStart(DECIMALS + 1, '0')
  const part = digits.slice(-DECIMALS).replace(/0+$/, '')
  return part === '' ? digits.slice(0, -DECIMALS) : `${digits.slice(0, -DECIMALS)}.${part}`
}

const plain = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Documents that lines which count name, each once; empty for a line without one. */
export function documentsOfLines({ lines }: Pick<Documents, 'lines'>): ReadonlySet<string> {
  const [header = [], ...rows] = lines === undefined ? [] : cellsOf(Buffer.from(lines).toString())
  const [counts, document] = [header.indexOf('counts'), header.indexOf('document_sha256')]
  return new Set(rows.filter((row) => row[counts] === 'yes').map((row) => row[document] ?? ''))
}

/** What lines that count come to by factor and place. A line that a later one corrects cannot count. */
function sumLines(bytes: Uint8Array): { readonly sums: Sums; readonly findings: readonly Finding[] } {
  const [header = [], ...rows] = cellsOf(Buffer.from(bytes).toString())
  const at = (name: string): number => header.indexOf(name)
  const columns = [
    'id',
    'factor',
    'entity_abn',
    'facility',
    'activity_in_unit_of_factor',
    'counts',
    'corrects',
  ].map(at)
  if (columns.includes(-1)) return { sums: {}, findings: [off(FILE, 'a column is missing')] }
  const lines = rows.map((row) => columns.map((column) => plain(row[column] ?? '')))
  const corrected = new Set(lines.map((line) => line[6]).filter((id) => id !== ''))
  const sums = new Map<string, { activity: bigint; lines: number }>()
  const findings: Finding[] = []
  for (const [id, factor, entity, facility, activity, counts] of lines) {
    if (corrected.has(id) !== (counts === 'corrected'))
      findings.push(
        off(`${FILE} ${id}`, 'whether a later line corrects it is not what the file says', counts),
      )
    if (counts !== 'yes') continue
    const key = keyOf(factor!, entity!, facility!)
    const sum = sums.get(key) ?? { activity: 0n, lines: 0 }
    sum.activity += scaled(activity!)
    sum.lines += 1
    sums.set(key, sum)
  }
  return {
    findings: findings.slice(0, MOST_LINES),
    sums: Object.fromEntries(
      [...sums].map(([key, { activity, lines: count }]) => [
        key,
        { activity: written(activity), lines: String(count) },
      ]),
    ),
  }
}

const MOST_LINES = 10

/** Cells of a CSV text: quoted ones hold commas, quotes and line ends. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  const cell = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/y
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const [, value = '', end = ''] = cell.exec(text) ?? []
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
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
