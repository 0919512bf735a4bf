import type { IndustryIntensity } from '../../domain/company/risk/transition-inputs.ts'
import {
  CATEGORY_SUPPLIERS,
  type DivisionMultiplier as DivisionIntensity,
  type Industry,
  type Multiplier,
} from '../../domain/company/scope3/purchases.ts'
import type { AnzsicPath } from '../../domain/company/sector/anzsic.ts'
import { rememberedBy, rememberedUpTo } from '../../domain/remembered-by.ts'
import type { MultiplierRow, PurchaseRow } from '../../store/multipliers.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

export const SUPPLIER_CODES: readonly string[] = Object.values(CATEGORY_SUPPLIERS).flatMap(
  ({ codes }) => codes,
)

/** More than there are classes. Companies of a class share its list, whose evidence is written and hashed once. */
const CODES_KEPT = 2000

/** Row of the flow table that holds an industry's own output. */
const PRODUCTION = 'production'

/**
 * Total emissions behind a dollar of the output of a class: of its industry where one alone has classes under its deepest code,
 * else of its division.
 */
export function industryIntensities(
  snapshot: SnapshotView,
  rows: readonly MultiplierRow[],
): (path: AnzsicPath) => IndustryIntensity | null {
  const industries = rows.filter((row) => row.level === 'IOIG')
  const divisions = new Map(
    rows.filter((row) => row.level === 'ANZSIC_DIVISION').map((row) => [row.code, row]),
  )
  const isCut = hasLeftOut(snapshot, 'io-multipliers')
  const of = rememberedBy((row: MultiplierRow): IndustryIntensity | null => {
    const kgco2e_per_aud = row.total_kgco2e_per_aud_published
    if (kgco2e_per_aud === null) return null
    return {
      level: row.level === 'IOIG' ? 'industry' : 'division',
      code: row.code,
      kgco2e_per_aud,
      evidence: cite(snapshot, row, row.code, { total_kgco2e_per_aud_published: kgco2e_per_aud }),
    }
  })
  return ({ division, subdivision, group, class: deepest }) => {
    const code = (deepest ?? group ?? subdivision)?.code
    const under =
      code === undefined || (isCut && code.length < CLASS_DIGITS)
        ? []
        : industries.filter((row) => row.anzsic06_classes.some((one) => one.startsWith(code)))
    const row = under.length === 1 ? under[0] : divisions.get(division?.code ?? '')
    return row === undefined ? null : of(row)
  }
}

/** What is behind a dollar of each division, and what it emits itself: upstream is the difference. */
export function divisionIntensities(
  snapshot: SnapshotView,
  rows: readonly MultiplierRow[],
): ReadonlyMap<string, DivisionIntensity> {
  return new Map(
    rows
      .filter((row) => row.level === 'ANZSIC_DIVISION')
      .flatMap((row) => {
        const [multiplier] = multiplierOf(snapshot, row)
        const direct = row.direct_kgco2e_per_aud
        if (multiplier === undefined || direct === null) return []
        const evidence = [
          ...multiplier.evidence,
          ...cite(snapshot, row, row.code, { direct_kgco2e_per_aud: direct }),
        ]
        return [[row.code, { ...multiplier, direct_kg_per_aud: direct, evidence }]]
      }),
  )
}

/** Multipliers of the industries that freight, waste and travel are bought from. */
export const supplierMultipliers = (snapshot: SnapshotView, rows: readonly MultiplierRow[]): Multiplier[] =>
  rows
    .filter((row) => row.level === 'IOIG' && SUPPLIER_CODES.includes(row.code))
    .flatMap((row) => multiplierOf(snapshot, row))

function multiplierOf(snapshot: SnapshotView, row: MultiplierRow): Multiplier[] {
  const published = row.total_kgco2e_per_aud_published
  if (published === null) return []
  const evidence = cite(snapshot, row, row.code, {
    total_kgco2e_per_aud_published: published,
  })
  return [{ code: row.code, published_kg_per_aud: published, evidence }]
}

/**
 * Industries of the input-output table that a code maps to: those with a class under the code. None while no table of
 * flows is loaded, because the shares of purchases come from it alone. None either where a figure of one of them is missing,
 * or where a row may be missing that stands for part of the code: the others would pass for all.
 */
export function industriesUnder(
  snapshot: SnapshotView,
  rows: readonly MultiplierRow[],
  purchases: readonly PurchaseRow[],
): (anzsicCode: string) => readonly Industry[] {
  const bought = Map.groupBy(purchases, (row) => row.to_code)
  const industries = rows
    .filter((row) => row.level === 'IOIG')
    .map((row) => ({
      classes: row.anzsic06_classes,
      industry: industryOf(snapshot, row, bought.get(row.code) ?? []),
    }))
  const isCut = hasLeftOut(snapshot, 'io-multipliers')
  return rememberedUpTo(CODES_KEPT, (anzsicCode: string) => {
    if (isCut && anzsicCode.length < CLASS_DIGITS) return []
    const under = industries.filter(({ classes }) => classes.some((one) => one.startsWith(anzsicCode)))
    const known = under.flatMap(({ industry }) => industry ?? [])
    return known.length === under.length ? known : []
  })
}

/** A class belongs to one industry, so that a row which is missing takes nothing from it. */
const CLASS_DIGITS = 4

const hasLeftOut = (snapshot: SnapshotView, source: string): boolean =>
  [...snapshot.releases.values()].some(
    (release) =>
      release.source === source &&
      release.decisions?.some(({ decision }) => decision === 'leave_out') === true,
  )

/** An industry with what it buys; null where its output or a purchase is not known. Zero is a figure. */
function industryOf(
  snapshot: SnapshotView,
  row: MultiplierRow,
  flows: readonly PurchaseRow[],
): Industry | null {
  const output = flows.find((flow) => flow.from_code === PRODUCTION)
  const isBought = (code: string): boolean => flows.some((flow) => flow.from_code === code)
  if (output === undefined || !SUPPLIER_CODES.every(isBought)) return null
  return {
    code: row.code,
    output_aud_m: output.value_aud_m,
    purchases_aud_m: Object.fromEntries(
      flows.filter((flow) => flow !== output).map((flow) => [flow.from_code, flow.value_aud_m]),
    ),
    evidence: flows.flatMap((flow) => cite(snapshot, flow, row.code, { [flow.from_code]: flow.value_aud_m })),
  }
}
