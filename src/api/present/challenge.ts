import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import type { ChallengeRow, ReadingRow } from '../../operations/challenges/challenges.ts'
import type { KeptReading } from '../../operations/challenges/kept-reading.ts'

export const presentChallenge = (row: ChallengeRow) => ({
  id: row.id,
  file: { sha256: row.file_sha256, name: row.file_name },
  abn: row.abn,
  period: periodOfText(row.period)!,
  snapshot: row.snapshot_id,
  state: row.state,
  requested_by: row.requested_by,
  requested_at: row.requested_at,
  ended_at: row.ended_at,
  result: row.summary,
  failure: row.failure,
})

export const presentReading = ({ ordinal, verdict, body }: ReadingRow) => ({
  number: ordinal,
  verdict,
  ...(body as KeptReading),
})
