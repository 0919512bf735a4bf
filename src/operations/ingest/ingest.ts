import { availableParallelism } from 'node:os'
import { EXIT, OperatorError } from '../../errors.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import { ingestAddresses } from '../addresses/ingest-addresses.ts'
import { isGridSource } from './climate-grids/files.ts'
import { type GridIngestResult, ingestGrid } from './climate-grids/load.ts'
import { createGridPool } from './climate-grids/pool.ts'
import { type FetchContext, fetchUrl, isUrl } from './fetch.ts'
import { loadRows } from './load-rows.ts'
import { requireSource } from './read-file.ts'
import type { IngestContext, IngestRequest, IngestResult } from './request.ts'

export type Loaded = IngestResult | GridIngestResult

/** What is asked of a load, whatever the files are. */
export interface LoadRequest extends Omit<IngestRequest, 'location' | 'url' | 'mirror'> {
  /** Files and folders of this machine by their whole paths, or addresses of files. */
  readonly files: readonly string[]
}

export interface LoadContext extends Omit<IngestContext, 'onRows'> {
  readonly onRows?: (file: string, rows: number) => void
  /** How the network is asked for files that are named by address. */
  readonly transport?: FetchContext['transport']
  /** Climate grids: steps read of all steps to read. */
  readonly onSteps?: (done: number, total: number) => void
  /** Called with each release as it comes to be. */
  readonly onLoaded?: (loaded: Loaded) => void
}

type Loader = (context: LoadContext, request: LoadRequest) => AsyncIterable<Loaded>

/** The loader of every source. One that has none can be read, but not loaded. */
const LOADERS: Readonly<Record<string, Loader>> = {
  ...Object.fromEntries(Object.keys(ROW_TABLES).map((source) => [source, oneByOne(loadRows)])),
  'gnaf-core': oneByOne(ingestAddresses),
  agcd: together,
  'awra-l': together,
  'silo-grid': together,
}

/** Loads publishers' files, each release all or nothing. */
export async function ingest(context: LoadContext, request: LoadRequest): Promise<Loaded[]> {
  if (request.decisions !== undefined) requireOneTable(request)
  const load = LOADERS[request.source]
  if (load === undefined)
    throw new OperatorError(`source ${request.source} can be read but not loaded`, {
      hint: `southerly read ${request.source} <file> prints its rows.`,
      exitCode: EXIT.usage,
    })
  const results: Loaded[] = []
  for await (const loaded of load(context, request)) {
    results.push(loaded)
    context.onLoaded?.(loaded)
  }
  return results
}

/** Decisions are about the rows of one file. */
export function requireOneTable({ source, files }: Pick<LoadRequest, 'source' | 'files'>): void {
  if (files.length === 1 && (Object.hasOwn(ROW_TABLES, source) || source === 'gnaf-core')) return
  throw new OperatorError(
    files.length === 1
      ? `decisions are about rows; ${source} is not loaded row by row`
      : `decisions are about one file, and ${files.length} are given`,
    { hint: 'Propose and decide for one file at a time.', exitCode: EXIT.usage },
  )
}

/** Every file is its own release. */
function oneByOne(load: (context: IngestContext, request: IngestRequest) => Promise<IngestResult>): Loader {
  return async function* (context, { files, ...request }) {
    for (const file of files) {
      const url = isUrl(file) ? file : undefined
      const location = url === undefined ? file : (await fetchUrl(context, request.source, url)).location
      const onRows = (rows: number): void => context.onRows?.(file, rows)
      const loaded = await load(
        { ...context, onRows },
        { ...request, location, ...(url === undefined ? {} : { url }) },
      )
      yield url !== undefined && loaded.outcome === 'checked' ? withDownload(loaded, location) : loaded
    }
  }
}

/** A dry run leaves what it fetched, so that the load need not fetch it again. */
const withDownload = (checked: IngestResult, location: string): IngestResult => ({
  ...checked,
  warnings: [
    ...checked.warnings,
    {
      code: 'download_kept',
      release: checked.release.id,
      rows: null,
      message: `The file that was fetched stays at ${location} for a load that follows.`,
    },
  ],
})

/** All files of a climate grid are one release. */
async function* together(context: LoadContext, request: LoadRequest): AsyncGenerator<Loaded> {
  const source = await requireSource(request.source)
  if (!isGridSource(source)) throw new Error(`source ${request.source} is not a climate grid`)
  const pool = createGridPool(Math.min(4, availableParallelism()))
  try {
    yield await ingestGrid({ ...context, pool }, source, { ...request, locations: request.files })
  } finally {
    await pool.close()
  }
}
