import { createReadStream } from 'node:fs'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import { MOST_LEDGER_BYTES, spoolImport } from '../../operations/disclosure/imports/spool.ts'
import { nationalFactors } from '../../operations/ledger/factors-of-lines.ts'
import { importLedgerFile, SECONDS_TIMES } from '../../operations/ledger/import-file.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { defineCommand } from '../command.ts'
import { describeLedgerImport } from '../describe-ledger.ts'
import { argument, flag, option } from '../input.ts'
import { LEDGER_INPUT, ledgerAsked } from '../ledger-asked.ts'
import { discarding, requireFile } from '../own-file.ts'

export const ledgerImport = defineCommand({
  name: 'ledger import',
  summary: 'import a file of activity into the emissions ledger: fuel cards, bills, refrigerant logs, spend',
  examples: [
    [
      'ledger import card.csv --abn 74115061375 --period 2025-26 --dry-run',
      'show what each row would become and what the totals would be',
    ],
    ['ledger import card.csv --abn 74115061375 --period 2025-26', 'save it, all or nothing'],
    [
      'ledger import spend.xlsx --sheet July --abn 74115061375 --period 2025-26 --json',
      'the whole answer, for a script',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    file: argument('CSV, text with tabs, XLSX or XLS.'),
    sheet: option('name', 'Sheet of the workbook, if several fit.'),
    dryRun: flag('Save nothing; say what would be.'),
    ...LEDGER_INPUT,
  },
  run: async ({ service, clock, output, settings, workingDirectory }, values) => {
    const { database } = service
    const { key, days: period } = await ledgerAsked(service, values)
    const location = path.resolve(workingDirectory, values.file)
    const name = path.basename(location)
    await requireFile(location)
    const snapshot = await new SnapshotDirectory(database, clock).select()
    const published = await nationalFactors(database, snapshot, period)
    // A copy: what is hashed and what is read must be the same bytes.
    const spooled = await spoolImport(settings.SOUTHERLY_HOME, createReadStream(location), MOST_LEDGER_BYTES)
    const found = await discarding(spooled, () =>
      importLedgerFile({ database, clock }, key, {
        name,
        spooled,
        sheet: values.sheet,
        period,
        published,
        page: { offset: 0, limit: 1000 },
        dryRun: values.dryRun,
        actor: 'operator',
        seconds: settings.SOUTHERLY_IMPORT_SECONDS * SECONDS_TIMES,
        onRows: (done) => output.progress({ label: `reading ${name}`, done }),
      }),
    )
    output.progress(undefined)
    const { changes: _changes, prefix: _prefix, examples: _examples, ...shown } = found
    output.result(
      { file: name, sha256: spooled.sha256, dry_run: values.dryRun, ...shown },
      describeLedgerImport(found, values.dryRun),
    )
    if (found.reading.missing.length > 0)
      throw new OperatorError(`${name} has no column for ${found.reading.missing.join(', ')}`, {
        hint: 'Drop the file on the page Ledger of the web app and say there what its columns are; then import it again here.',
        exitCode: EXIT.badInput,
      })
  },
})
