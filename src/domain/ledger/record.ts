import type { StoredRecord } from '../disclosure/records/kinds.ts'
import { canonicalJson, type EvidenceInput, sha256 } from '../evidence.ts'
import { type Period, showPeriod } from '../period.ts'
import {
  type DocumentOfFactor,
  documentsByScope,
  documentsOfOwnFactors,
  type LedgerDocument,
} from './documents.ts'
import type { FactorUse } from './factor-use.ts'
import { type MeteredGap, type MeteredStretch, meteredGaps } from './metered.ts'
import type { PlaceShare } from './shares.ts'
import {
  type FormulaRow,
  formulaRows,
  type LedgerActivity,
  type LedgerTotals,
  ledgerTotals,
  type MonthActivity,
  type PlaceActivity,
} from './totals.ts'

/** What a ledger is called among the records of a period. */
export const LEDGER_KIND = 'ledger'

/** A ledger as a record of its period: all that its figures follow from, line by line summed up. Decimals are texts where no formula takes them. */
export interface LedgerBody {
  readonly period: Period
  /** Lines ever taken, up to and including the last one of this version. */
  readonly lines: string
  /** Version of the organisational boundary that decides the shares; null without one. */
  readonly boundary: string | null
  /** What the formula is given. */
  readonly activities: readonly FormulaRow[]
  /** Activity by factor and place, which lines add up to. */
  readonly places: readonly (Omit<PlaceActivity, 'lines'> & {
    readonly lines: string
    readonly share_percent: string
    readonly share_reason: PlaceShare['reason']
  })[]
  readonly months: readonly MonthActivity[]
  readonly factors: Readonly<Record<string, FactorUse>>
}

/** The ledger of a period, with its figures. */
export interface LedgerOfPeriod {
  readonly record: StoredRecord<LedgerBody>
  readonly totals: LedgerTotals
  /** Of what people entered, for its review: shares of the boundary are reviewed with the boundary. */
  readonly entered_sha256: string
  /** Documents of lines that count and of their own factors, each once; null for those without one. */
  readonly documents: readonly LedgerDocument[]
  /** Of these, those that the service holds. */
  readonly held_documents: readonly string[]
  /** Days that metered energy has no line for. */
  readonly metered_gaps: readonly MeteredGap[]
  /** Cells that print the national factors of its lines. */
  readonly evidence: readonly EvidenceInput[]
}

/** Which ledger it is, and who changed it last. */
export interface LedgerMark {
  readonly version: number
  readonly lines: number
  readonly changed_by: string
  readonly changed_at: string
  readonly boundary_version: number | null
}

/** A ledger before it is known what is held of its documents, and where its factors are printed. */
export type ReadLedger = Omit<LedgerOfPeriod, 'evidence' | 'held_documents'>

export function ledgerOfPeriod(
  activity: LedgerActivity,
  mark: LedgerMark,
  documents: readonly DocumentOfFactor[],
  stretches: readonly MeteredStretch[],
): ReadLedger {
  const body = bodyOf(activity, mark)
  return {
    record: {
      version: mark.version,
      authored_by: mark.changed_by,
      authored_at: mark.changed_at,
      body,
      body_sha256: sha256(canonicalJson(body)),
    },
    totals: ledgerTotals(activity),
    entered_sha256: enteredHash(body),
    documents: documentsByScope([...documents, ...documentsOfOwnFactors(activity.factors)], activity.factors),
    // What the boundary leaves out supports nothing, and lacks nothing.
    metered_gaps: meteredGaps(
      activity.period,
      stretches.filter((stretch) => activity.shareOf(stretch).percent > 0),
      activity.factors,
    ),
  }
}

const bodyOf = (
  activity: LedgerActivity,
  { lines, boundary_version }: Pick<LedgerMark, 'lines' | 'boundary_version'>,
): LedgerBody => ({
  period: activity.period,
  lines: String(lines),
  boundary: boundary_version === null ? null : String(boundary_version),
  activities: formulaRows(activity),
  places: activity.places.map((place) => {
    const { percent, reason } = activity.shareOf(place)
    return { ...place, lines: String(place.lines), share_percent: String(percent), share_reason: reason }
  }),
  months: activity.months,
  factors: Object.fromEntries(activity.factors),
})

/** Of what people entered, whatever share a boundary takes of it. */
export const enteredHashOf = (activity: LedgerActivity, lines: number): string =>
  enteredHash(bodyOf(activity, { lines, boundary_version: null }))

const enteredHash = ({ period, lines, places, factors }: LedgerBody): string =>
  sha256(
    canonicalJson({
      period,
      lines,
      places: places.map(({ share_percent: _share, share_reason: _reason, ...place }) => place),
      factors,
    }),
  )

/** How an answer names the version of a ledger that it relies on. */
export const ledgerReference = ({ record }: Pick<LedgerOfPeriod, 'record'>): string =>
  `${LEDGER_KIND} version ${record.version}`

/** The ledger as an input of a computation. */
export const ledgerInputs = (ledger: LedgerOfPeriod | null): readonly EvidenceInput[] =>
  ledger === null
    ? []
    : [
        {
          dataset: 'tenant_record',
          release: ledgerReference(ledger),
          file_sha256: ledger.record.body_sha256,
          ref: 'ledger-lines',
          field: 'body',
          observed: showPeriod(ledger.record.body.period),
          value_text: null,
        },
        ...ledger.evidence,
      ]
