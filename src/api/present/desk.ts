import type { AcceptedRelease } from '../../domain/operator-decision.ts'
import {
  type DeskEffects,
  type DeskFile,
  type DeskFinding,
  type DeskReading,
  EMPTY_REPORT,
} from '../../operations/desk/desk-file.ts'
import type { DeskRelease } from '../../operations/desk/releases.ts'
import { presentReleaseEntry } from './datasets.ts'

export const presentDeskEntry = (file: DeskFile) => ({
  id: file.id,
  file_name: file.file_name,
  bytes: file.file_bytes,
  sha256: file.file_sha256,
  received_at: file.received_at,
  received_by: file.received_by,
  origin: file.origin,
  state: file.state,
  stage: file.stage,
  rows_read: file.rows_read,
  stated: {
    source: file.asked.source ?? null,
    edition: file.asked.edition ?? null,
    published_on: file.asked.published_on ?? null,
    status: file.asked.status ?? null,
    by: file.asked.by.actor,
  },
  problem: file.problem,
  release: file.release_id,
  version: file.version,
  changed_at: file.changed_at,
})

export const presentDeskFile = (file: DeskFile) => {
  const { identity, candidates, reading, effects } = file.report ?? EMPTY_REPORT
  return {
    ...presentDeskEntry(file),
    identity,
    candidates,
    reading: reading === null ? null : presentReading(reading),
    effects: effects === null ? null : presentEffects(effects),
  }
}

const presentReading = (reading: DeskReading) => ({
  rows: reading.rows,
  edition: reading.edition?.edition ?? null,
  periods: reading.periods,
  entities: reading.entities,
  totals: reading.totals,
  first_rows: reading.first_rows,
  skipped: reading.skipped,
  corrections: reading.corrections,
  notes: reading.notes,
  findings: reading.findings.map(presentFinding),
})

const presentFinding = (finding: DeskFinding) => ({
  id: finding.id,
  row_ref: finding.row_ref,
  rows: finding.rows ?? [finding.row_ref],
  sheet: finding.sheet,
  column: finding.column,
  value: finding.value,
  rule: finding.rule,
  problem: finding.problem,
  expected: finding.expected,
  proposal: finding.proposal,
  text: finding.text,
  decided: finding.decided,
})

export const presentEffects = ({ release, warnings, coverage, compared_with }: DeskEffects) => ({
  release: {
    id: release.id,
    edition: release.edition,
    slot: release.slot,
    status: release.status,
    published_on: release.published_on,
    published_basis: release.published_basis,
    withdrawn_on: release.withdrawn_on,
    withdrawn_reason: release.withdrawn_reason,
  },
  warnings: warnings.map(({ code, release: other, message }) => ({ code, release: other, message })),
  companies_compared: coverage.compared,
  changed: coverage.changed,
  looks_wrong: coverage.findings,
  compared_with,
})

export const presentDeskRelease = ({ release, withdrawal_accepted }: DeskRelease) => ({
  ...presentReleaseEntry(release),
  accepted: presentAcceptance(release.accepted ?? null),
  withdrawal_accepted: presentAcceptance(withdrawal_accepted),
})

const presentAcceptance = (accepted: AcceptedRelease | null) =>
  accepted === null
    ? null
    : {
        reason: accepted.reason,
        accepted_by: accepted.accepted_by,
        accepted_at: accepted.accepted_at,
        findings: accepted.findings.map(({ kind, message }) => ({ kind, message })),
      }
