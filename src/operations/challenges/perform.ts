import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../clock.ts'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import type { LedgerLine } from '../../domain/ledger/line.ts'
import {
  type DocumentRows,
  documentRows,
  MOST_ROWS,
  rowsNaming,
  rowsOfLines,
} from '../../domain/prose/document-rows.ts'
import { printedAmounts } from '../../domain/prose/printed-amounts.ts'
import { type SignPage, signsIn } from '../../domain/prose/report-signs.ts'
import { countVerdicts } from '../../domain/prose/verdict-counts.ts'
import { ServiceError } from '../../errors.ts'
import REPORT_SIGNS from '../../frameworks/aasb-s2/report-signs.json' with { type: 'json' }
import type { ReportText } from '../../sources/filed-reports/report-text.ts'
import { type PageRow, replacePages } from '../../store/challenge-pages.ts'
import {
  type ChallengeEnd,
  type ChallengeKey,
  type ChallengeParagraph,
  type ChallengeRow,
  endChallenge,
  findChallenge,
  type ReadingRow,
  replaceReadings,
} from '../../store/challenges.ts'
import type { Database, Sql } from '../../store/database.ts'
import { findEvidenceFile } from '../../store/evidence-files.ts'
import { linesNaming } from '../../store/ledger/lines.ts'
import { type Challenge, challengeReport } from '../disclosure/challenge-report.ts'
import { type GatheredDisclosure, gatherDisclosure } from '../disclosure/gather-disclosure.ts'
import { heldOfReport } from '../disclosure/held-of-report.ts'
import { readSpooledReport } from '../disclosure/imports/read-spooled.ts'
import { evidenceContent } from '../evidence/content.ts'
import type { SnapshotViews } from '../monitoring/snapshot-views.ts'
import type { ChallengeJob } from './challenges.ts'
import { keptPages } from './kept-page.ts'
import { keptReading } from './kept-reading.ts'

export interface ChallengeTools {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Uint8Array
  readonly views: SnapshotViews
}

interface Attempt {
  readonly signal: AbortSignal
  complete(sql: Sql): Promise<void>
}

const MOST_SECONDS = 60

/**
 * Reads a report in a process of its own, compares it and keeps every number. A try that died before leaves nothing that the next one
 * does not replace. A file that cannot be read ends the challenge in words.
 */
export async function performChallenge(
  tools: ChallengeTools,
  { tenant_id: tenantId, challenge_id: id }: ChallengeJob,
  attempt: Attempt,
): Promise<void> {
  const { database, clock } = tools
  const key = { tenantId, id }
  const asTenant = <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> =>
    database.as({ kind: 'tenant', tenantId }, work)
  const row = await asTenant((sql) => findChallenge(sql, key))
  if (row?.state === 'queued') {
    const { end, readings, pages } = await compared(tools, key, row)
    attempt.signal.throwIfAborted()
    await asTenant(async (sql) => {
      if ((await findChallenge(sql, key)) === undefined) return
      await replaceReadings(sql, key, readings)
      await replacePages(sql, key, pages)
      await endChallenge(sql, key, clock.now().toISOString(), end)
    })
  }
  await database.as({ kind: 'worker' }, (sql) => attempt.complete(sql))
}

/** After the last try. */
export const failChallenge = (
  sql: Sql,
  clock: Clock,
  { tenant_id: tenantId, challenge_id: id }: ChallengeJob,
): Promise<void> =>
  endChallenge(sql, { tenantId, id }, clock.now().toISOString(), {
    state: 'failed',
    failure: {
      detail: 'The report could not be compared.',
      hint: 'Ask for the challenge again; if it fails again, tell the operator of the service.',
    },
  })

interface Compared {
  readonly end: ChallengeEnd
  readonly readings: readonly ReadingRow[]
  readonly pages: readonly PageRow[]
}

async function compared(
  { database, secret, views }: ChallengeTools,
  key: ChallengeKey,
  row: ChallengeRow,
): Promise<Compared> {
  try {
    const report = await reportText(database, key, row)
    const question = { tenantId: key.tenantId, abn: row.abn, period: periodOfText(row.period)! }
    const found = await gatherDisclosure(database, await views.of(row.snapshot_id), question, secret)
    const { numbers, parts } = await challengeReport(await heldOfReport(database, found, null), report)
    const summary = {
      name: found.company.name,
      format: report.format,
      pages: report.format === 'pdf' ? report.pages.length : null,
      pages_without_text: report.pages.flatMap(({ page, text }) =>
        page !== null && text === '' ? [page] : [],
      ),
      numbers: numbers.length,
      ...countVerdicts(numbers.map(({ check }) => check)),
      document_rows: await rowsBeside(database, key, row, found, { report, numbers }),
      paragraphs: paragraphsOf(parts, found),
      evidence_hash: found.evidence_hash,
    }
    return {
      end: { state: 'done', summary },
      readings: numbers.map(keptReading),
      pages: keptPages({ parts, numbers }),
    }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'import_file_invalid') throw error
    return {
      end: { state: 'failed', failure: { detail: error.message, hint: error.details.hint ?? null } },
      readings: [],
      pages: [],
    }
  }
}

/** Amounts of the period that name the file as their evidence, beside what the file states. */
async function rowsBeside(
  database: Database,
  { tenantId }: ChallengeKey,
  { abn, period, file_sha256: sha256 }: ChallengeRow,
  { records }: GatheredDisclosure,
  { report, numbers }: { report: ReportText; numbers: Challenge['numbers'] },
): Promise<DocumentRows> {
  const ledger = await database.as({ kind: 'tenant', tenantId }, (sql) =>
    linesNaming(sql, { tenantId, abn, period }, sha256, MOST_ROWS),
  )
  const lines = ledger.map(({ id, body }) => ({ id, line: JSON.parse(body) as LedgerLine }))
  return documentRows(
    [...rowsNaming(records.market_based_evidence?.body, sha256), ...rowsOfLines(lines)],
    numbers.map(({ check }) => check.reading),
    lines.length === 0 ? [] : report.pages.flatMap(({ text }) => printedAmounts(text)),
    (ledger[0]?.total ?? 0) - lines.length,
  )
}

/** Requirements of the standard in force, each with the places where the report has its words. */
export function paragraphsOf(
  parts: readonly SignPage[],
  { requirements }: Pick<GatheredDisclosure, 'requirements'>,
): ChallengeParagraph[] {
  const titles = new Map(requirements.map(({ id, title }) => [id, title]))
  return signsIn(
    REPORT_SIGNS.filter(({ id }) => titles.has(id)),
    parts,
  ).map((found) => ({ ...found, title: titles.get(found.requirement_id)! }))
}

/** The text of the file, spooled to a place of its own. */
async function reportText(database: Database, key: ChallengeKey, row: ChallengeRow): Promise<ReportText> {
  const { tenantId } = key
  const fileKey = { tenantId, sha256: row.file_sha256 }
  const file = await database.as({ kind: 'tenant', tenantId }, (sql) => findEvidenceFile(sql, fileKey))
  if (file === undefined) throw new Error(`the file of challenge ${key.id} is gone`)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'southerly-challenge-'))
  try {
    const location = path.join(folder, 'report')
    const content = evidenceContent(database, fileKey, { start: 0, length: file.size })
    await pipeline(Readable.from(content), createWriteStream(location, { mode: 0o600 }))
    return await readSpooledReport(file.name, location, { tenantId, seconds: MOST_SECONDS })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
