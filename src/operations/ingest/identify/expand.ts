import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, OperatorError } from '../../../errors.ts'
import { missingFile, ReadError } from '../../../sources/read-error.ts'
import { readApart } from '../reading-process/read-apart.ts'
import type { Identification } from './identification.ts'
import { type IdentifyLimits, identifyFiles } from './identify.ts'

/** What a file is, and how its owner finds it. */
export interface FoundFile extends Identification {
  /** As named, with the way through folders and archives: "downloads/cer.zip/2024-25.csv". */
  readonly shown: string
  /** True for a file that was named itself, false for one found in a folder or an archive. */
  readonly isNamed: boolean
}

export interface ExpandOptions extends IdentifyLimits {
  /** Archives are unpacked in a folder that is made in it. */
  readonly workDirectory: string
}

interface Placed {
  readonly location: string
  readonly shown: string
  readonly isNamed: boolean
}

/** What systems, spreadsheets and our own downloads leave beside files. */
const LEFT_OUT = /^(?:\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)|\.answer\.json$/iu

/**
 * Tells what every file is: those named, those in folders, and those in archives that are no publisher's own. The files of
 * archives exist while `use` runs.
 */
export async function identifyAll<Result>(
  locations: readonly string[],
  options: ExpandOptions,
  use: (files: readonly FoundFile[]) => Promise<Result>,
): Promise<Result> {
  const placed = (await Promise.all(locations.map(filesAt))).flat()
  const told = withPlaces(placed, await identifyFiles(locationsOf(placed), options))
  if (!told.some(({ outcome }) => outcome === 'archive')) return use(told)
  await mkdir(options.workDirectory, { recursive: true })
  const directory = await mkdtemp(path.join(options.workDirectory, 'unpacked-'))
  try {
    const files: FoundFile[] = []
    for (const [index, file] of told.entries())
      files.push(
        ...(file.outcome === 'archive'
          ? await entriesOf(file, path.join(directory, String(index)), options)
          : [file]),
      )
    return await use(files)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function filesAt(location: string): Promise<Placed[]> {
  const facts = await stat(location).catch(() => undefined)
  if (facts === undefined) throw missingFile(location)
  if (!facts.isDirectory()) return [{ location, shown: path.basename(location), isNamed: true }]
  const found = await filesBelow(location)
  if (found.length === 0)
    throw new OperatorError(`there are no files in ${location}`, {
      hint: 'Name a folder with publishers’ files, or the files themselves.',
      exitCode: EXIT.badInput,
    })
  return found.map((file) => ({
    location: file,
    shown: path.join(path.basename(location), path.relative(location, file)),
    isNamed: false,
  }))
}

async function filesBelow(directory: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue
    const location = path.join(directory, entry.name)
    if (entry.isDirectory()) found.push(...(await filesBelow(location)))
    else if ((await stat(location).catch(() => undefined))?.isFile() === true) found.push(location)
  }
  return found.toSorted()
}

async function entriesOf(archive: FoundFile, into: string, options: ExpandOptions): Promise<FoundFile[]> {
  const { file, location, shown } = archive
  const placed: Placed[] = []
  try {
    await mkdir(into, { recursive: true })
    for (const entry of await readApart({ kind: 'unpack', name: file, location, into }, ignored, options))
      if (
        !path
          .relative(into, entry)
          .split(path.sep)
          .some((part) => LEFT_OUT.test(part))
      )
        placed.push({ location: entry, shown: path.join(shown, path.relative(into, entry)), isNamed: false })
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    return [{ ...archive, outcome: 'unreadable', reason: error.message }]
  }
  if (placed.length === 0)
    return [{ ...archive, outcome: 'none', reason: 'It is a ZIP archive without files.' }]
  return withPlaces(placed, await identifyFiles(locationsOf(placed), options)).map((entry) =>
    entry.outcome === 'archive'
      ? {
          ...entry,
          outcome: 'none',
          reason: 'It is an archive within an archive. Unpack the outer one first.',
        }
      : entry,
  )
}

/** The task of unpacking writes files; nothing comes out of its process. */
const ignored = async (output: NodeJS.ReadableStream): Promise<void> => void output.resume()

const locationsOf = (placed: readonly Placed[]): string[] => placed.map(({ location }) => location)

const withPlaces = (placed: readonly Placed[], told: readonly Identification[]): FoundFile[] =>
  told.map((identification, index) => ({
    ...identification,
    shown: placed[index]!.shown,
    isNamed: placed[index]!.isNamed,
  }))
