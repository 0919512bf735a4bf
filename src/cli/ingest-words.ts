import { stat } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../errors.ts'
import { isGridSource } from '../operations/ingest/climate-grids/files.ts'
import { isUrl } from '../operations/ingest/fetch.ts'
import { isArchiveToOpen } from '../operations/ingest/identify/archive-to-open.ts'
import { isSourceSlug, requireSource } from '../operations/ingest/read-file.ts'
import type { Output } from './output.ts'

interface IngestWords {
  /** Undefined where the content of the files must tell. */
  readonly slug: string | undefined
  /** Whole paths, or addresses. */
  readonly files: readonly string[]
}

/**
 * Reads `ingest SOURCE FILE...` and `ingest FILE...`. A first word that is the slug of a source is the source when files follow;
 * alone, it is the file or folder of that name.
 */
export async function readIngestWords(
  words: readonly string[],
  source: string | undefined,
  workingDirectory: string,
  output: Pick<Output, 'note'>,
): Promise<IngestWords> {
  const resolve = (word: string): string => (isUrl(word) ? word : path.resolve(workingDirectory, word))
  const [first = '', ...rest] = words
  if (source !== undefined) {
    await requireSource(source)
    return { slug: source, files: words.map(resolve) }
  }
  const isThere = await exists(resolve(first))
  if (isSourceSlug(first) && rest.length > 0) {
    if (isThere) output.note(`${first} is taken as the source. Write ./${first} for the file or folder.`)
    return { slug: first, files: rest.map(resolve) }
  }
  if (!isThere && !isUrl(first)) {
    if (isSourceSlug(first))
      throw new OperatorError(`no file of ${first} is named`, {
        hint: `Name it: southerly ingest ${first} <file>.`,
        exitCode: EXIT.usage,
      })
    // A word without a dot or a slash, before others, was meant as a source.
    if (rest.length > 0 && /^[a-z0-9-]+$/iu.test(first)) await requireSource(first)
  }
  const address = words.find(isUrl)
  if (address !== undefined)
    throw new OperatorError(`the source of ${address} is not named`, {
      hint: 'A file fetched from an address needs its source: add --source SLUG.',
      exitCode: EXIT.usage,
    })
  return { slug: undefined, files: words.map(resolve) }
}

/** Whether files of a named source must be looked for: in a folder, or in an archive that is not the publisher's own. */
export async function needIdentifying(slug: string, files: readonly string[]): Promise<boolean> {
  const source = await requireSource(slug)
  if (isGridSource(source)) return false
  for (const file of files) if (!isUrl(file) && (await isArchiveToOpen(file, source.archive))) return true
  return false
}

const exists = async (location: string): Promise<boolean> =>
  (await stat(location).catch(() => undefined)) !== undefined
