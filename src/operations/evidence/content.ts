import type { Clock } from '../../clock.ts'
import { periodText } from '../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../domain/period.ts'
import type { Database } from '../../store/database.ts'
import { EVIDENCE_PIECE_BYTES, type EvidenceKey } from '../../store/evidence-files.ts'
import { readEvidencePiece } from '../../store/evidence-pieces.ts'
import { appendAudit } from '../tenancy/audit.ts'
import type { EvidenceFile } from './files.ts'

/** Writes down that the bytes of a file leave, before any does. */
export const recordEvidenceRead = (
  database: Database,
  clock: Clock,
  { tenantId, sha256 }: EvidenceKey,
  actor: string,
  { name }: EvidenceFile,
): Promise<unknown> =>
  database.as({ kind: 'tenant', tenantId }, (sql) =>
    appendAudit(sql, clock, {
      tenantId,
      actor,
      action: 'evidence_file.read',
      subject: `evidence_file:${sha256}`,
      detail: { name },
    }),
  )

/** Bytes of a file from `start` on, a piece at a time: no more than one is in memory. */
export async function* evidenceContent(
  database: Database,
  key: EvidenceKey,
  { start, length }: { readonly start: number; readonly length: number },
): AsyncGenerator<Uint8Array> {
  const end = start + length
  for (let at = start; at < end; ) {
    const number = Math.floor(at / EVIDENCE_PIECE_BYTES)
    const piece = await database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) =>
      readEvidencePiece(sql, key, number),
    )
    const offset = at - number * EVIDENCE_PIECE_BYTES
    const wanted = piece?.subarray(offset, offset + end - at)
    if (wanted === undefined || wanted.length === 0)
      throw new Error(`piece ${number} of the evidence file ${key.sha256} is missing`)
    yield wanted
    at += wanted.length
  }
}

/** Writes down that all files of a company and period leave. */
export const recordEvidenceTaken = (
  database: Database,
  clock: Clock,
  taken: {
    readonly tenantId: string
    readonly actor: string
    readonly abn: string
    readonly period: Period
    readonly files: number
  },
): Promise<unknown> =>
  database.as({ kind: 'tenant', tenantId: taken.tenantId }, (sql) =>
    appendAudit(sql, clock, {
      tenantId: taken.tenantId,
      actor: taken.actor,
      action: 'evidence.read',
      subject: `company:${taken.abn}`,
      detail: { abn: taken.abn, period: periodText(taken.period), files: taken.files },
    }),
  )
