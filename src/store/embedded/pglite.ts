import { PGlite } from '@electric-sql/pglite'
import { DurableFiles } from './durable-files.ts'
import type { EngineStart } from './messages.ts'

const START_PARAMETERS = [
  // PGlite's own parameters turn fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'wal_sync_method=fsync',
    'max_wal_size=64MB',
    'min_wal_size=32MB',
    'shared_buffers=8MB',
    'wal_buffers=1MB',
    'max_connections=10',
    'default_transaction_read_only=on',
    'TimeZone=UTC',
    'DateStyle=ISO',
  ].flatMap((setting) => ['-c', setting]),
]

/** Starts PGlite in this very thread; `log` is told what it writes to its server log. */
export async function startPglite(
  { directory, template, program }: EngineStart,
  log: (line: string) => void,
): Promise<PGlite> {
  return await PGlite.create({
    startParams: START_PARAMETERS,
    onStderr: (line) => {
      log(line)
      return true
    },
    ...(directory === undefined ? {} : { fs: new DurableFiles(directory) }),
    ...(program === undefined ? {} : { pgliteWasmModule: program }),
    ...(template === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(template)]) }),
  })
}
