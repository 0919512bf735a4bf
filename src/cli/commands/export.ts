import path from 'node:path'
import { EXPORT_FORMATS } from '../../domain/export/table.ts'
import { openSigner } from '../../operations/disclosure-report/signing-key.ts'
import { chosenTables, exportTables } from '../../operations/export/tables.ts'
import { writeExport } from '../../operations/export/write-export.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { defineCommand } from '../command.ts'
import { choice, option, options, requiredOption } from '../input.ts'

export const exportCommand = defineCommand({
  name: 'export',
  summary: 'write every table of a snapshot as Parquet, CSV or JSON lines, described and signed',
  examples: [
    ['export --format parquet --out tables-2026', 'all tables, with datapackage.json and a signed manifest'],
    ['export --format csv --out emissions --table nger_corporate --table companies', 'two of them'],
    ['export --format parquet --out then --snapshot snap_...', 'as an earlier snapshot had them'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    format: choice('format', 'How the tables are written.', EXPORT_FORMATS, 'parquet'),
    out: requiredOption('directory', 'Directory to create; it must not exist yet.'),
    table: options('name', 'Only this table; may be given several times.'),
    snapshot: option('id', 'Snapshot to export; the newest if left out.'),
  },
  run: async ({ service, settings, clock, output, workingDirectory, signal }, values) => {
    const { database, home } = service
    const snapshot = await new SnapshotDirectory(database, clock).select({ snapshot: values.snapshot })
    const tables = chosenTables(await exportTables(database, snapshot), values.table)
    const directory = path.resolve(workingDirectory, values.out)
    const { id, as_of } = snapshot
    const written = await writeExport(
      directory,
      { snapshot: { id, as_of }, format: values.format, tables },
      {
        signer: await openSigner({ home, configured: settings.SOUTHERLY_SIGNING_KEY_FILE }),
        signal,
        onTable: (name, { done, total }) => output.progress({ label: name, done, total }),
      },
    )
    output.progress(undefined)
    const count = (of: (one: (typeof written)[number]) => number): string =>
      written.reduce((sum, one) => sum + of(one), 0).toLocaleString('en-AU')
    output.result(
      {
        directory,
        snapshot: { id, as_of },
        tables: written.map(({ table, path: file, rows, bytes, sha256 }) => ({
          name: table.name,
          file,
          rows,
          bytes,
          sha256,
        })),
      },
      `${directory}: ${written.length} tables, ${count(({ rows }) => rows)} rows, ${count(({ bytes }) => bytes)} bytes, snapshot ${id}.`,
    )
  },
})
