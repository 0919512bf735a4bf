import placement from '../../../frameworks/aasb-s2/draft-placement.json' with { type: 'json' }
import type { ContradictionEntry, MetricEntry, Period, RegistryYear, ReportFile } from '../documents.ts'

/** The parts of report.json that a draft must show. */
export interface ShownReport {
  readonly entity: { readonly abn: string }
  readonly period: ReportFile['period']
  readonly snapshot: ReportFile['snapshot']
  readonly evidence_hash: string
  readonly registry: { readonly reporting_year: string | null }
  readonly declared: {
    readonly message?: string
    readonly statements: readonly ShownStatement[]
    readonly targets: readonly { readonly milestones: readonly object[] }[]
    readonly no_target: { readonly statement: string } | null
    readonly boundary: ShownBoundary | null
    readonly risks?: ShownRegister | null
    readonly earlier: {
      readonly period: Period
      readonly figures: readonly { readonly measure: string; readonly value: number }[]
    } | null
  }
  readonly metrics: readonly MetricEntry[]
  readonly series: {
    readonly emissions: {
      readonly years: readonly (RegistryYear & { readonly total_t: number | null })[]
    } | null
    readonly safeguard: {
      readonly facilities: readonly Readonly<Record<string, unknown>>[]
    } | null
    readonly climate: { readonly indicators: readonly ShownIndicator[] } | null
    readonly targets: readonly {
      readonly points: readonly {
        readonly year: number
        readonly expected: number
        readonly actual: number | null
      }[]
    }[]
  }
  readonly readiness: {
    readonly score_line?: string
    readonly pillars: readonly { readonly score_line?: string }[]
    readonly requirements: readonly {
      readonly requirement_id: string
      readonly set_aside: { readonly status: string; readonly reason: string } | null
    }[]
  }
  readonly review?: {
    readonly status: string
    readonly draft_because: string | null
    readonly open_gates: readonly string[]
    readonly approval_reason: string | null
  }
  readonly contradictions: readonly ContradictionEntry[]
}

interface ShownStatement {
  readonly requirement_id: string
  readonly kind: string
  readonly statement?: string
  readonly reason?: string
  readonly figures?: readonly { readonly measure: string; readonly value: number; readonly source?: string }[]
  readonly scenarios?: readonly object[]
}

interface ShownEffect {
  readonly low_aud?: number
  readonly high_aud?: number
  readonly no_number?: { readonly reason: string }
}

interface ShownRegister {
  readonly horizons: { readonly planning?: string }
  readonly risks: readonly {
    readonly name: string
    readonly how: string
    readonly owner: string
    readonly figures?: readonly { readonly metric: string }[]
    readonly current_effect: ShownEffect
    readonly anticipated_effect: ShownEffect
    readonly responses: readonly {
      readonly what: string
      readonly by?: string
      readonly cost_aud?: number
    }[]
  }[]
  readonly combined_effect?: ShownEffect
}

interface ShownBoundary {
  readonly rationale: string
  readonly base_year_policy: string
  readonly entities: readonly object[]
  readonly exclusions: readonly { readonly what: string; readonly reason: string }[]
  readonly changes: readonly { readonly what: string; readonly reason: string }[]
  readonly reliefs: readonly { readonly reason: string }[]
}

interface ShownIndicator {
  readonly indicator: string
  readonly baseline: object | null
  readonly recent: object | null
  readonly years: readonly { readonly value: number }[]
}

/** A table or chart of a draft, by the name under which the table of the standard places it. */
export type PlacedPart = keyof typeof placement

/**
 * Whether a requirement has its own section, where its tables and charts stand. One that is set aside has none, unless the company
 * speaks about it anyway.
 */
function hasSection({ readiness, declared }: ShownReport, requirementId: string): boolean {
  const row = readiness.requirements.find(({ requirement_id }) => requirement_id === requirementId)
  const statement = declared.statements.find(({ requirement_id }) => requirement_id === requirementId)
  const isSaid = statement?.kind === 'disclosure'
  if (row === undefined) return isSaid
  return row.set_aside === null || (isSaid && statement.statement !== undefined)
}

/** Whether a table or chart stands under a requirement. */
export const isPlaceOf = (part: PlacedPart, requirementId: string): boolean =>
  placement[part] === requirementId

export const isPlaced = (report: ShownReport, part: PlacedPart): boolean =>
  hasSection(report, placement[part])
