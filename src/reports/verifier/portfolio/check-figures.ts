import { evaluatePublished } from '../formula/evaluate-published.ts'
import { type Json, own, recordOf, type Value } from '../formula/shape.ts'
import { atPointer } from '../json.ts'
import type { Finding } from '../verification.ts'

/** Figures are stated with twelve digits. */
const TWELVE_DIGITS = 1e-11

export type Cells = ReadonlyMap<string, Value>
type Figures = Readonly<Record<string, unknown>>

/** Figures of a holding in the answer, by the column of the formula. */
const OF_HOLDING = {
  denominator_aud: 'denominator_aud',
  attribution_factor: 'attribution_factor',
  scope1_t: 'financed_scope1_t',
  scope2_t: 'financed_scope2_t',
  scope1_and_2_t: 'financed_scope1_and_2_t',
  scope3_t: 'financed_scope3_t',
  intensity_t_per_aud_million: 'intensity',
  safeguard_shortfall_t: 'financed_shortfall_t',
  methane_t: 'financed_methane_t',
} as const

/** What was sent and what is known of a holding, where the answer says it again. */
const GIVEN_AGAIN = {
  id: '/id',
  asset_class: '/asset_class',
  outstanding_aud: '/outstanding_aud',
  scope1_t: '/company_emissions/scope1_t',
  scope2_t: '/company_emissions/scope2_t',
  scope3_t: '/company_emissions/scope3_t',
  revenue_aud: '/revenue/aud',
} as const

/** Attribution by attribution: each holding as the formula gives it from what it is given. */
export function checkHoldings(
  rows: readonly Cells[],
  sent: readonly unknown[],
  stated: readonly Json[],
  releases: ReadonlySet<unknown>,
): { readonly figures: number; readonly findings: readonly Finding[] } {
  if (rows.length !== stated.length)
    return {
      figures: 0,
      findings: [
        {
          kind: 'number',
          where: 'answer/holdings',
          detail: 'there are other holdings than the formula is given',
          stated: stated.length,
          recomputed: rows.length,
        },
      ],
    }
  const findings: Finding[] = []
  let figures = 0
  for (const [at, holding] of stated.entries()) {
    const where = (name: string): string => `holding ${String(own(holding, 'id'))}: ${name}`
    const given = recordOf(sent[at], 'a holding')
    for (const [name, pointer] of Object.entries(GIVEN_AGAIN))
      findings.push(
        ...compared(where(name), atPointer(holding, pointer) ?? null, own(given, name) ?? null, 'input'),
      )
    for (const [name, column] of Object.entries(OF_HOLDING)) {
      figures += 1
      findings.push(
        ...compared(where(name), own(holding, name) ?? null, rows[at]!.get(column) ?? null, 'number'),
      )
    }
    const isCovered = rows[at]!.get('is_covered') === 1
    if ((own(holding, 'status') === 'covered') !== isCovered)
      findings.push({
        kind: 'status',
        where: where('status'),
        detail: 'it is not what its figures say',
        stated: own(holding, 'status'),
        recomputed: isCovered ? 'covered' : 'not covered or refused',
      })
    const release = atPointer(holding, '/company_emissions/release') ?? null
    if (release !== null && !releases.has(release))
      findings.push({
        kind: 'input',
        where: where('release'),
        detail: 'the release of its emissions is not among the sources',
        stated: release,
      })
  }
  return { figures, findings }
}

/** Figures of a portfolio or a part of it in the answer, by the figure of the formula. */
const OF_PART = {
  '/outstanding_aud': 'outstanding_aud',
  '/covered_aud': 'covered_aud',
  '/totals/scope1_t': 'scope1_t',
  '/totals/scope2_t': 'scope2_t',
  '/totals/scope1_and_2_t': 'scope1_and_2_t',
  '/totals/scope3_t': 'scope3_t',
  '/coverage/by_amount': 'by_amount',
  '/coverage/by_count': 'by_count',
  '/coverage/by_scope/scope1': 'scope1_by_amount',
  '/coverage/by_scope/scope2': 'scope2_by_amount',
  '/coverage/by_scope/scope1_and_2': 'scope1_and_2_by_amount',
  '/coverage/by_scope/scope3': 'scope3_by_amount',
  '/data_quality': 'data_quality',
  '/economic_intensity_t_per_aud_million': 'economic_intensity',
} as const
const OF_WHOLE = {
  ...OF_PART,
  '/waci_t_per_aud_million': 'waci',
  '/waci_coverage': 'waci_by_amount',
  '/safeguard/shortfall_t': 'shortfall_t',
  '/safeguard/cost_aud': 'shortfall_cost_aud',
  '/safeguard/methane_t': 'methane_t',
  '/target_coverage/percent': 'target_coverage_percent',
} as const

export function checkTotals(
  figures: Figures,
  answer: Json,
  stated: readonly Json[],
): { readonly figures: number; readonly findings: readonly Finding[] } {
  const ofWhole = Object.entries(OF_WHOLE).map(([pointer, name]) => [pointer, figures[name] ?? null] as const)
  const counted = countedOf(stated)
  const findings = [...ofWhole, ...Object.entries(counted)].flatMap(([pointer, found]) =>
    compared(`answer${pointer}`, atPointer(answer, pointer) ?? null, found, 'number'),
  )
  return { figures: ofWhole.length + Object.keys(counted).length, findings }
}

/** What is counted over the holdings as they are stated. */
function countedOf(stated: readonly Json[]): Readonly<Record<string, number | null>> {
  const count = (status: string): number => stated.filter((one) => own(one, 'status') === status).length
  return {
    '/undrawn_aud': undrawnOf(stated),
    '/holding_count': stated.length,
    '/status_counts/covered': count('covered'),
    '/status_counts/not_covered': count('not_covered'),
    '/status_counts/refused': count('refused'),
  }
}

/** Parts that are listed, each checked over the rows that it is of. */
export interface ListedParts {
  readonly where: string
  readonly listed: readonly Json[]
  readonly keyOf: (part: Json) => string
  /** Rows by the key of their part. */
  readonly groups: ReadonlyMap<string, readonly number[]>
}

/** Every part is listed once, none is made up, and its figures are those of its holdings. */
export function checkListed(
  { where, listed, keyOf, groups }: ListedParts,
  check: (place: string, part: Json, rows: readonly number[]) => readonly Finding[],
): Finding[] {
  const keys = listed.map(keyOf)
  const distinct = new Set(keys)
  const isWhole =
    keys.length === groups.size && distinct.size === groups.size && keys.every((key) => groups.has(key))
  return [
    ...(isWhole
      ? []
      : [
          {
            kind: 'number' as const,
            where,
            detail: 'there are other parts than the holdings have',
            stated: keys,
            recomputed: [...groups.keys()],
          },
        ]),
    ...listed.flatMap((part, at) => check(`${where}/${keys[at]!}`, part, groups.get(keys[at]!) ?? [])),
  ]
}

/** A part by the formula of parts, with what is not drawn beside it. */
export function checkPart(
  method: unknown,
  rows: readonly Cells[],
  stated: readonly Json[],
): (place: string, part: Json, own: readonly number[]) => Finding[] {
  return (place, part, of) => {
    const holdings = of.map((at) => Object.fromEntries(rows[at] ?? new Map()))
    const figures = evaluatePublished(method, 'part_of_portfolio', { holdings })
    return [
      ...Object.entries(OF_PART).flatMap(([pointer, figure]) =>
        compared(`${place}${pointer}`, atPointer(part, pointer) ?? null, figures[figure] ?? null, 'number'),
      ),
      ...compared(`${place}/holdings`, own(part, 'holdings') ?? null, of.length, 'number'),
      ...compared(
        `${place}/undrawn_aud`,
        own(part, 'undrawn_aud') ?? null,
        undrawnOf(of.map((at) => stated[at]!)),
        'number',
      ),
    ]
  }
}

/** Null where no holding states it. */
function undrawnOf(holdings: readonly Json[]): number | null {
  const known = holdings.map((one) => own(one, 'undrawn_aud')).filter((amount) => typeof amount === 'number')
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0)
}

export function compared(
  where: string,
  stated: unknown,
  recomputed: unknown,
  kind: 'number' | 'input',
): Finding[] {
  const isSame =
    typeof stated === 'number' && typeof recomputed === 'number'
      ? Math.abs(stated - recomputed) <= TWELVE_DIGITS * Math.abs(recomputed)
      : stated === recomputed
  if (isSame) return []
  const detail =
    kind === 'number'
      ? 'it is not what the published formula gives'
      : 'the answer says another than the formula is given'
  return [{ kind, where, detail, stated, recomputed }]
}
