import type { Period } from './documents.ts'
import { type FileLine, LINES_FILE } from './ledger-file.ts'
import type { Finding } from './verification.ts'

/** What the quantity of a line is turned into activity with. */
export interface FactorOfLine {
  readonly unit: string
  readonly rate: { readonly percent: string } | null
  readonly is_yearly: boolean
  readonly content: { readonly value: string; readonly unit: string } | null
}

/** Units by what they measure, each in the first of its kind, as docs/methods/emissions_ledger.md lists them. */
const KINDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  energy: { GJ: 1, MJ: 1e-3, TJ: 1e3, PJ: 1e6, Wh: 3.6e-6, kWh: 3.6e-3, MWh: 3.6, GWh: 3600 },
  mass: { t: 1, kg: 1e-3, g: 1e-6, kt: 1e3, Mt: 1e6 },
  volume: { m3: 1, kL: 1, L: 1e-3, ML: 1e3, GL: 1e6 },
  area: { ha: 1, m2: 1e-4, km2: 100 },
  length: { km: 1, m: 1e-3 },
}
/** Long words for units; a few mean something else in small letters, and are found as they are written alone. */
const LONG: Readonly<Record<string, string>> = {
  litre: 'L',
  litres: 'L',
  kilolitre: 'kL',
  kilolitres: 'kL',
  tonne: 't',
  tonnes: 't',
  kilogram: 'kg',
  kilograms: 'kg',
  gigajoule: 'GJ',
  gigajoules: 'GJ',
  'm³': 'm3',
  'cubic metre': 'm3',
  'cubic metres': 'm3',
  hectare: 'ha',
  hectares: 'ha',
  people: 'person',
  persons: 'person',
}
const AS_WRITTEN: ReadonlySet<string> = new Set(['ML', 'Mt', 'm'])
const DOLLARS: ReadonlySet<string> = new Set(['a$', 'aud', 'au$', '$'])

interface Size {
  readonly kind: string
  readonly size: number
}

const ALL = Object.entries(KINDS).flatMap(([kind, units]) =>
  Object.entries(units).map(([name, size]) => [name, { kind, size }] as const),
)
const WRITTEN = new Map<string, Size>(ALL)
const SMALL = new Map<string, Size>(
  ALL.filter(([name]) => !AS_WRITTEN.has(name)).map(([name, size]) => [name.toLowerCase(), size]),
)

function sizeOf(text: string): Size | undefined {
  const word = text.trim()
  const small = word.toLowerCase()
  return WRITTEN.get(word) ?? WRITTEN.get(LONG[small] ?? '') ?? SMALL.get(small)
}

/** One name for what is written in several ways and has no size, such as passenger-km and dollars. */
function nameOf(unit: string): string {
  const small = unit.trim().toLowerCase()
  return DOLLARS.has(small) ? 'a$' : (LONG[small] ?? small)
}

/** How much of the factor's unit one unit of the line is; undefined where nothing says so. */
function sizeInFactor(unit: string, { unit: own, content }: FactorOfLine): number | undefined {
  if (nameOf(unit) === nameOf(own)) return 1
  const [from, to] = [sizeOf(unit), sizeOf(own)]
  if (from === undefined || to === undefined) return undefined
  if (from.kind === to.kind) return from.size / to.size
  const [gives, per] = (content?.unit.split('/') ?? []).map(sizeOf)
  return gives === undefined || per === undefined || gives.kind !== to.kind || per.kind !== from.kind
    ? undefined
    : ((from.size / per.size) * Number(content!.value) * gives.size) / to.size
}

const MS_PER_DAY = 86_400_000
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / MS_PER_DAY

/** Days of a line among those of the twelve months that begin with the period. */
function shareOfYear({ from, to }: FileLine, { start }: Period): number {
  const next = `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`
  return (dayOf(to) - dayOf(from) + 1) / (dayOf(next) - dayOf(start))
}

/** Activities have 18 decimals or more: nothing that is rounded differs by as much. */
const CLOSE = 1e-9
const MOST_LINES = 10

/** docs/methods/emissions_ledger.md: the quantity of each line that counts, in the unit of its factor, gives the activity that the file states. */
export function wrongActivities(
  lines: readonly FileLine[],
  factors: Readonly<Record<string, FactorOfLine>>,
  period: Period,
): Finding[] {
  const findings: Finding[] = []
  for (const line of lines) {
    if (line.counts !== 'yes') continue
    const found = activityOf(line, factors[line.factor], period)
    const stated = Number(line.activity)
    if (found !== undefined && Math.abs(found - stated) <= CLOSE * Math.abs(found)) continue
    findings.push({
      kind: 'number',
      where: `${LINES_FILE} ${line.id}`,
      detail: `${line.quantity} ${line.unit} does not come to the activity in the unit of the factor`,
      stated: line.activity,
      recomputed: found ?? null,
    })
    if (findings.length === MOST_LINES) break
  }
  return findings
}

function activityOf(line: FileLine, factor: FactorOfLine | undefined, period: Period): number | undefined {
  if (factor === undefined) return undefined
  const size = sizeInFactor(line.unit, factor)
  if (size === undefined) return undefined
  const { rate, is_yearly: isYearly } = factor
  const lost = rate === null ? 1 : Number(rate.percent) / 100
  const share = rate !== null || isYearly ? shareOfYear(line, period) : 1
  return Number(line.quantity) * size * lost * share
}
