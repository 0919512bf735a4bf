import type { DeskEffects, DeskFile, DeskReading } from '../../operations/desk/desk-file.ts'
import type { DeskAcceptance, DeskRelease } from '../../operations/desk/releases.ts'
import { presentReleaseEntry } from './datasets.ts'

export const presentDeskEntry = (file: DeskFile) => ({
  id: file.id,
  file_name: file.file_name,
  bytes: file.file_bytes,
  sha256: file.file_sha256,
  received_at: file.received_at,
  received_by: file.received_by,
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

export const presentDeskFile = (file: DeskFile) => ({
  ...presentDeskEntry(file),
  identity: file.report?.identity ?? null,
  candidates: file.report?.candidates ?? [],
  reading: file.report?.reading == null ? null : presentReading(file.report.reading),
  effects: file.report?.effects == null ? null : presentEffects(file.report.effects),
})

const presentReading = ({ edition, findings, ...reading }: DeskReading) => ({
  ...reading,
  edition: edition?.edition ?? null,
  findings: findings.map(({ file: _, ...finding }) => finding),
})

const presentEffects = ({ release, warnings, coverage, compared_with }: DeskEffects) => ({
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

export const presentDeskRelease = ({ release, accepted, withdrawal_accepted }: DeskRelease) => ({
  ...presentReleaseEntry(release),
  accepted: accepted === null ? null : presentAcceptance(accepted),
  withdrawal_accepted: withdrawal_accepted === null ? null : presentAcceptance(withdrawal_accepted),
})

const presentAcceptance = ({ reason, accepted_by, accepted_at, findings }: DeskAcceptance) => ({
  reason,
  accepted_by,
  accepted_at,
  findings: findings.map(textOfFinding),
})

const textOfFinding = (finding: object) => {
  const { kind, message } = { kind: '', message: '', ...finding }
  return { kind: String(kind), message: String(message) }
}
