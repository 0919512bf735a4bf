import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import { ReadError } from '../../sources/read-error.ts'
import type { Source } from '../../sources/source.ts'
import { refuseNonCommercial } from '../releases/non-commercial.ts'
import { type FoundFile, identifyAll } from './identify/expand.ts'
import type { Candidate } from './identify/identification.ts'
import { type ChosenFile, type LoadStep, planLoads } from './identify/plan-loads.ts'
import { ingest, type LoadContext, type Loaded, type LoadRequest } from './ingest.ts'
import { requireSource } from './read-file.ts'

/** What became of a file. */
export interface FileResult {
  readonly file: string
  readonly source: string | null
  readonly edition: string | null
  /**
   * `checked`: a dry run that would load. `in_doubt`: understood, but a person must decide. `not_understood`: its form is not that
   * of its source, or it is damaged. `several`: it fits more than one source. `not_tried`: an earlier file stopped the rest.
   */
  readonly outcome:
    | Loaded['outcome']
    | 'in_doubt'
    | 'not_understood'
    | 'several'
    | 'no_source'
    | 'not_needed'
    | 'not_tried'
  readonly release: string | null
  /** Why it is taken for a file of the source, or why it was not loaded and what to do. */
  readonly reason: string
  /** True for a file that was named itself, false for one found in a folder or an archive. */
  readonly is_named: boolean
}

export interface FilesRequest extends Omit<LoadRequest, 'source' | 'files'> {
  /** Whole paths of files, folders and archives. */
  readonly locations: readonly string[]
  /** Only files that fit this source; it also decides where a file fits several. */
  readonly only?: string
  /** Ends with the first file that cannot be loaded. */
  readonly stop?: boolean
}

export interface FilesContext extends LoadContext {
  /** Sources with a non-commercial licence that the operator may use anyway. */
  readonly licensed: readonly string[]
  /** Asks a person which of several sources a file is of; undefined where no one can be asked, or no one knows. */
  readonly choose?: (file: FoundFile) => Promise<string | undefined>
  readonly onIdentified?: (done: number, total: number) => void
  readonly onResult?: (result: FileResult) => void
}

/**
 * Loads files without being told what they are: each is identified by its content, then all are loaded in the order in which
 * they must be. A file that cannot be loaded does not stop the others. Every release is all or nothing.
 */
export function ingestFiles(context: FilesContext, request: FilesRequest): Promise<FileResult[]> {
  const options = {
    memoryMb: context.memoryMb,
    signal: context.signal,
    workDirectory: path.join(context.home, 'spool'),
    ...(context.onIdentified === undefined ? {} : { onFile: context.onIdentified }),
  }
  return identifyAll(request.locations, options, async (files) => {
    const results: FileResult[] = []
    const add = (result: FileResult): void => {
      results.push(result)
      context.onResult?.(result)
    }
    const chosen: ChosenFile[] = []
    for (const file of files) {
      const candidate = await candidateFor(file, request.only, context.choose)
      if (candidate === undefined) add(leftOut(file, request.only))
      else chosen.push({ file, candidate })
    }
    requireOneRelease(chosen, request)
    const sources = new Map<string, Source>()
    for (const { candidate } of chosen) sources.set(candidate.source, await requireSource(candidate.source))
    const { steps, clashes } = planLoads(chosen, sources)
    for (const { chosen: one, reason } of clashes) add(resultOf(one, 'in_doubt', reason))
    let isStopped = request.stop === true && results.some(isFailure)
    for (const step of steps) {
      const done = isStopped
        ? step.files.map((one) => resultOf(one, 'not_tried', 'An earlier file could not be loaded (--stop).'))
        : await loadStep(context, request, step, sources.get(step.source)!)
      for (const result of done) add(result)
      isStopped ||= request.stop === true && done.some(isFailure)
    }
    return results
  })
}

/** Whether a person has something to do about a file. A file of no source in a folder is only passed over. */
export const isFailure = ({ outcome, is_named }: FileResult): boolean =>
  outcome === 'in_doubt' ||
  outcome === 'not_understood' ||
  outcome === 'several' ||
  (outcome === 'no_source' && is_named)

async function candidateFor(
  file: FoundFile,
  only: string | undefined,
  choose: FilesContext['choose'],
): Promise<Candidate | undefined> {
  if (only !== undefined)
    return file.candidates.find(({ source }) => source === only) ?? (file.isNamed ? asNamed(only) : undefined)
  if (file.outcome === 'found') return file.candidates[0]
  if (file.outcome !== 'several' || choose === undefined) return undefined
  const answer = await choose(file)
  return file.candidates.find(({ source }) => source === answer)
}

/** A file and its source that were both named are taken at their word; the reader checks. */
const asNamed = (source: string): Candidate => ({
  source,
  title: source,
  how: 'near',
  reasons: ['the source was named'],
  edition: null,
  rows: null,
  findings: 0,
  fault: null,
})

function leftOut(file: FoundFile, only: string | undefined): FileResult {
  const base = { file: file.shown, source: null, edition: null, release: null, is_named: file.isNamed }
  switch (file.outcome) {
    case 'several':
      return only === undefined
        ? { ...base, outcome: 'several', reason: `${file.reason} Say which with --source SLUG.` }
        : { ...base, outcome: 'no_source', reason: `It is not a file of ${only}. ${file.reason}` }
    case 'found':
      return {
        ...base,
        source: file.source,
        outcome: 'no_source',
        reason: `It is of ${file.source}, not of ${only}.`,
      }
    case 'unreadable':
      return { ...base, outcome: 'not_understood', reason: file.reason }
    case 'not_needed':
      return { ...base, outcome: 'not_needed', reason: file.reason }
    case 'archive':
    case 'none':
      break
  }
  return { ...base, outcome: 'no_source', reason: file.reason }
}

/** What is said of one release must not be said of several. */
function requireOneRelease(chosen: readonly ChosenFile[], request: FilesRequest): void {
  const said = [
    request.edition === undefined ? [] : ['--edition'],
    request.published_on === undefined ? [] : ['--published'],
    request.accept === undefined ? [] : ['--accept'],
  ].flat()
  const isOne = chosen.length < 2 || (request.edition === undefined && isOneGrid(chosen))
  if (said.length === 0 || isOne) return
  throw new OperatorError(`${said.join(', ')} speaks of one release, and ${chosen.length} files were found`, {
    hint: 'Nothing was loaded. Name only that file.',
    exitCode: EXIT.usage,
  })
}

const isOneGrid = (chosen: readonly ChosenFile[]): boolean =>
  new Set(chosen.map(({ candidate }) => candidate.source)).size === 1 &&
  chosen.every(({ file }) => file.form === 'NetCDF grid')

async function loadStep(
  context: FilesContext,
  request: FilesRequest,
  { source, files }: LoadStep,
  facts: Source,
): Promise<FileResult[]> {
  const { locations: _, only: __, stop: ___, ...asked } = request
  try {
    await refuseNonCommercial(context.database, context.licensed, facts)
    const [loaded] = await ingest(context, {
      ...asked,
      source,
      files: files.map(({ file }) => file.location),
    })
    if (loaded === undefined) throw new Error(`nothing came of loading ${source}`)
    const { outcome, release } = loaded
    const doubts = outcome === 'checked' && 'coverage' in loaded ? loaded.coverage.findings.length : 0
    if (doubts > 0 && request.accept === undefined)
      return files.map((one) =>
        resultOf(one, 'in_doubt', `${doubts} effects look wrong and would stop the load.`),
      )
    return files.map((one) => ({
      ...resultOf(one, outcome, one.file.reason),
      edition: release.edition,
      release: outcome === 'checked' ? null : release.id,
    }))
  } catch (error) {
    if (!(error instanceof OperatorError) || error.exitCode === EXIT.failure) throw error
    const outcome = error instanceof ReadError ? 'not_understood' : 'in_doubt'
    const reason = [error.message, error.hint].filter((text) => text !== undefined).join('\n')
    return files.map((one) => resultOf(one, outcome, reason))
  }
}

const resultOf = (
  { file, candidate }: ChosenFile,
  outcome: FileResult['outcome'],
  reason: string,
): FileResult => ({
  file: file.shown,
  source: candidate.source,
  edition: candidate.edition?.edition ?? null,
  outcome,
  release: null,
  reason,
  is_named: file.isNamed,
})
