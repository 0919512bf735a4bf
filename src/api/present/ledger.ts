import type { FactorUse } from '../../domain/ledger/factor-use.ts'
import { LEDGER_FORMULAS } from '../../domain/ledger/formula.ts'
import { emissionsOfLine } from '../../domain/ledger/take-line.ts'
import type { Period } from '../../domain/period.ts'
import type { LineOutcome } from '../../operations/ledger/judge-lines.ts'
import type { ReadLine } from '../../operations/ledger/read-lines.ts'
import type { TakenLines } from '../../operations/ledger/take-lines.ts'
import type { ReadTotals } from '../../operations/ledger/totals.ts'
import { presentMethod } from './data.ts'

interface About {
  readonly abn: string
  readonly period: Period
}

export function presentTaken({ outcomes, before, after, version }: TakenLines, { abn, period }: About) {
  const count = (status: LineOutcome['status']): number =>
    outcomes.filter((outcome) => outcome.status === status).length
  return {
    abn,
    period,
    version,
    summary: {
      lines: outcomes.length,
      taken: count('taken'),
      doubtful: count('doubtful'),
      refused: count('refused'),
      already_held: outcomes.filter(({ is_held }) => is_held).length,
    },
    effect: { before, after },
    results: outcomes.map(({ is_held, use, activity, ...outcome }) => ({
      ...outcome,
      already_held: is_held,
      ...presentComputed(use, activity),
    })),
  }
}

export const ledgerMethod = presentMethod(LEDGER_FORMULAS.method)

export const presentLine = (row: ReadLine) => ({
  ...row.line,
  id: row.id,
  words: row.line.activity ?? null,
  status: statusOf(row),
  counts: row.counts && row.corrected_by === null,
  reasons: row.reasons ?? [],
  corrected_by: row.corrected_by,
  ...presentComputed(row.use, row.activity),
  authored_by: row.authored_by,
  authored_at: row.authored_at,
})

const statusOf = ({ corrected_by, reasons }: ReadLine) =>
  corrected_by !== null
    ? ('corrected' as const)
    : reasons === null
      ? ('taken' as const)
      : ('doubtful' as const)

function presentComputed(use: FactorUse | null, activity: string | null) {
  if (use === null || activity === null) return { factors: [], activity: null, emissions: NOTHING }
  const tonnes = emissionsOfLine(use, activity)
  return {
    factors: use.parts.map(({ row_id }) => row_id),
    activity: { value_text: activity, unit: use.unit },
    emissions: {
      scope1_t: tonnes['1'] ?? null,
      scope2_location_t: tonnes['2'] ?? null,
      scope3_t: tonnes['3'] ?? null,
    },
  }
}

const NOTHING = { scope1_t: null, scope2_location_t: null, scope3_t: null }

export const presentTotals = ({ head, boundary, totals }: ReadTotals, { abn, period }: About) => ({
  abn,
  period,
  version: head?.version ?? 0,
  basis: 'tenant_declared' as const,
  method: ledgerMethod,
  ...totals,
  lines: {
    taken: head?.lines ?? 0,
    doubtful: head?.doubtful ?? 0,
    not_counted: head?.not_counted ?? 0,
    corrected: head?.corrected ?? 0,
    withdrawn: head?.withdrawn ?? 0,
  },
  boundary: boundary === null ? null : { approach: boundary.body.approach, version: boundary.version },
})
