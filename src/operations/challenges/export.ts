import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { sha256 } from '../../domain/evidence.ts'
import { ServiceError } from '../../errors.ts'
import type { Signer } from '../../reports/bundle/manifest.ts'
import { packFile, zipFiles } from '../../reports/bundle/zip.ts'
import type { ChallengePaper } from '../../reports/challenge.ts'
import { composeExportManifest, EXPORT_MANIFEST } from '../../reports/export/package-files.ts'
import { listPages } from '../../store/challenge-pages.ts'
import { type ChallengeKey, type ChallengeRow, listReadings } from '../../store/challenges.ts'
import type { Database } from '../../store/database.ts'
import type { RenderProfile } from '../company/export-profile.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { shownPage } from './kept-page.ts'
import type { KeptReading } from './kept-reading.ts'

export const CHALLENGE_FORMATS = ['json', 'xlsx', 'pdf', 'bundle'] as const
export type ChallengeFormat = (typeof CHALLENGE_FORMATS)[number]

/** More than a report of 2,000 pages has. */
const MOST_READINGS = 200_000

/** A challenge with all of its numbers, as its files state them. */
export async function challengePaper(
  database: Database,
  key: ChallengeKey,
  row: ChallengeRow,
  snapshot: Pick<SnapshotView, 'id' | 'as_of'>,
): Promise<ChallengePaper> {
  if (row.summary === null)
    throw new ServiceError('challenge_not_done', `The challenge ${row.id} is ${row.state}.`, {
      hint:
        row.state === 'queued'
          ? 'Ask again when its state is done.'
          : 'The file could not be read; `failure` of the challenge says why.',
    })
  const rows = await database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) =>
    listReadings(sql, key, { limit: MOST_READINGS }),
  )
  return {
    id: row.id,
    file: { name: row.file_name, sha256: row.file_sha256 },
    company: { abn: row.abn, name: row.summary.name ?? `ABN ${row.abn}` },
    period: periodOfText(row.period)!,
    snapshot: { id: snapshot.id, as_of: snapshot.as_of },
    counts: row.summary.counts,
    document_rows: row.summary.document_rows,
    paragraphs: row.summary.paragraphs,
    readings: rows.map(({ verdict, body }) => ({ verdict, ...(body as KeptReading) })),
  }
}

/** Every page of the report that is kept, as a file. */
export async function challengePages(database: Database, key: ChallengeKey): Promise<Uint8Array> {
  const rows = await database.as({ kind: 'tenant', tenantId: key.tenantId }, (sql) =>
    listPages(sql, key, { limit: MOST_READINGS }),
  )
  return jsonFile({ pages: rows.map(shownPage) })
}

const jsonFile = (content: object): Uint8Array => Buffer.from(`${JSON.stringify(content, null, 1)}\n`)

export interface ChallengeFileParts {
  readonly render: RenderProfile
  /** Asked for where the file has them, as the signer is. */
  readonly pages: () => Promise<Uint8Array>
  readonly signer: () => Promise<Signer>
}

/** One of the files of a challenge. */
export async function challengeFile(
  paper: ChallengePaper,
  format: ChallengeFormat,
  { render, pages, signer }: ChallengeFileParts,
): Promise<Uint8Array> {
  if (format === 'json') return jsonFile(paper)
  if (format !== 'bundle') return await render({ challenge: paper, format })
  const files = {
    'challenge.json': jsonFile(paper),
    'challenge.xlsx': await render({ challenge: paper, format: 'xlsx' }),
    'challenge.pdf': await render({ challenge: paper, format: 'pdf' }),
    'pages.json': await pages(),
  }
  const manifest = composeExportManifest(
    {
      snapshot: paper.snapshot,
      format: 'challenge',
      files: Object.entries(files).map(([name, bytes]) => ({
        name,
        size: bytes.length,
        sha256: sha256(bytes),
      })),
    },
    await signer(),
  )
  const all = { ...files, [EXPORT_MANIFEST]: Buffer.from(manifest) }
  return zipFiles(Object.entries(all).map(([name, bytes]) => packFile(name, bytes)))
}
