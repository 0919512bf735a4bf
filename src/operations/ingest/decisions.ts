import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Clock, utcToday } from '../../clock.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { fileOnDisk } from '../../sources/input-file.ts'
import { groupDrafts } from '../../sources/reading/alike.ts'
import type { DecisionsOfFile } from '../../sources/reading/decisions.ts'
import { type DecisionsFile, proposeDecisions } from '../../sources/reading/decisions-file.ts'
import type { AskedDecisions, ReadSummary } from './read-file.ts'
import type { ReadingLimits } from './reading-process/read-apart.ts'
import { readRows } from './reading-process/read-rows.ts'

export { type DecisionsFile, readDecisionsFile } from '../../sources/reading/decisions-file.ts'

/** Decisions for the reader of a file; refuses those that are about another one. */
export function decisionsAbout(
  { file_sha256, decisions }: DecisionsOfFile,
  file: { readonly name: string; readonly sha256: string },
  today: string,
): AskedDecisions {
  if (file_sha256 !== file.sha256)
    throw new OperatorError(
      `the decisions are about another file: SHA-256 ${file_sha256}, and that of ${file.name} is ${file.sha256}`,
      {
        hint: 'Nothing was loaded. The publisher may have reissued the file: write decisions for it with --propose.',
        exitCode: EXIT.badInput,
      },
    )
  return { file_sha256, decisions, today }
}

/** What the reader proposes for the findings of a file, for a person to confirm or change. */
export async function proposeForFile(
  { clock, ...limits }: ReadingLimits & { readonly clock: Clock },
  asked: {
    readonly source: string
    readonly location: string
    readonly edition?: string | undefined
    readonly decided_by: string
  },
): Promise<{ readonly file: DecisionsFile; readonly summary: ReadSummary }> {
  const { source, location, edition, decided_by } = asked
  const { name } = await fileOnDisk(location)
  const inDoubt = new Map<string, Readonly<Record<string, unknown>>>()
  const summary = await readRows({ source, location, name, edition }, limits, (row) => {
    if ('finding' in row) inDoubt.set(row.row_ref, { ...row })
  })
  const decider = { decided_by, decided_on: utcToday(clock) }
  const decisions = proposeDecisions(summary.findings, (rowRef) => inDoubt.get(rowRef), decider)
  const file = {
    schema: 'southerly/decisions/1',
    source,
    file: name,
    file_sha256: await sha256Of(location),
    decisions: groupDrafts(decisions),
  } as const
  return { file, summary }
}

async function sha256Of(location: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(location), hash)
  return hash.digest('hex')
}
