import { readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import type { Clock } from '../clock.ts'
import { EXIT, OperatorError } from '../errors.ts'
import { type DecisionsFile, proposeForFile, readDecisionsFile } from '../operations/ingest/decisions.ts'
import { fetchUrl, isUrl } from '../operations/ingest/fetch.ts'
import { describeFindings } from '../operations/ingest/findings.ts'
import { requireOneTable } from '../operations/ingest/ingest.ts'
import type { Output } from './output.ts'

interface Proposing {
  readonly source: string
  readonly files: readonly string[]
  readonly edition: string | undefined
  /** Where the decisions go. */
  readonly target: string
}

/** Writes what the reader proposes for each finding of a file, in the name of the user of this machine. */
export async function propose(
  context: {
    readonly clock: Clock
    readonly memoryMb: number | undefined
    readonly signal: AbortSignal
    readonly home: string
    readonly output: Output
  },
  { source, files, edition, target }: Proposing,
): Promise<void> {
  requireOneTable({ source, files })
  const [file = ''] = files
  const location = isUrl(file) ? (await fetchUrl(context, source, file)).location : file
  const { output, ...limits } = context
  const decided_by = userInfo().username
  const proposed = await proposeForFile(limits, { source, location, edition, decided_by })
  const { findings } = proposed.summary
  if (findings.length === 0)
    return output.result(
      { proposed: 0, file: null },
      `${proposed.file.file}: nothing is in doubt; load it without --decide. No file was written.`,
    )
  await writeNew(target, `${JSON.stringify(proposed.file, null, 2)}\n`)
  output.result(
    { proposed: proposed.file.decisions.length, file: target },
    [
      ...describeFindings(findings),
      '',
      `wrote ${target}: ${proposed.file.decisions.length} decisions about ${findings.length} places, in the name of ${decided_by}.`,
      'Read every entry. Change decision, field, used and reason if you know better, and decided_by if someone else decides.',
      `Then: southerly ingest ${source} ${quoted(file)} --decide ${quoted(target)}${edition === undefined ? '' : ` --edition ${edition}`}`,
    ].join('\n'),
  )
}

/** A word for a shell, whatever its path holds. */
const quoted = (word: string): string =>
  /^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

/** The decisions of a file for a source. */
export async function readDecisions(location: string, source: string): Promise<DecisionsFile> {
  const text = await readFile(location, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new OperatorError(`${location} cannot be read (${cause.code})`, {
      hint: '--propose writes such a file.',
      exitCode: cause.code === 'ENOENT' ? EXIT.notFound : EXIT.badInput,
    })
  })
  const file = readDecisionsFile(path.basename(location), text)
  if (file.source === source) return file
  throw new OperatorError(
    `${path.basename(location)} contains decisions for ${file.source}, not for ${source}`,
    {
      exitCode: EXIT.badInput,
    },
  )
}

/** Never overwrites: the file may hold what a person wrote. */
const writeNew = (target: string, text: string): Promise<void> =>
  writeFile(target, text, { flag: 'wx' }).catch((cause: NodeJS.ErrnoException) => {
    throw new OperatorError(
      cause.code === 'EEXIST' ? `${target} already exists` : `${target} cannot be written (${cause.code})`,
      { hint: 'Name another file, or remove it.', exitCode: EXIT.badInput },
    )
  })
