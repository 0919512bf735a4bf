import { createReadStream } from 'node:fs'
import path from 'node:path'
import { IMPORT_KINDS } from '../../domain/disclosure/imports/import-kinds.ts'
import { IMPORT_MODES } from '../../domain/disclosure/imports/merge.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import {
  applyImport,
  type ImportPreview,
  periodOfImport,
  previewImport,
} from '../../operations/disclosure/imports/import-file.ts'
import { spoolImport } from '../../operations/disclosure/imports/spool.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { describeImport } from '../describe-import.ts'
import { argument, choice, flag, option, options } from '../input.ts'
import { discarding, requireFile } from '../own-file.ts'

const ACTOR = 'operator'

export const importRecords = defineCommand({
  name: 'import',
  summary: 'import loads, instruments, sites or targets from a spreadsheet or a meter file',
  examples: [
    [
      'import 74115061375 loads.xlsx --period 2025-26',
      'show what it would change, row by row, without saving',
    ],
    ['import 74115061375 meters.csv --period 2025-26 --apply', 'save it, all or nothing'],
    [
      'import 74115061375 meters.zip --period 2025-26 --region 4103035678:VIC',
      'say where a meter is, which a meter file does not',
    ],
    [
      'import 74115061375 sites.csv --kind sites --mode replace --apply',
      'sites that are not in the file are removed',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    abn: argument('ABN of the company.'),
    file: argument('XLSX, XLS or CSV; for electricity also a meter file (NEM12, NEM13).'),
    kind: choice('kind', 'What the file contains.', IMPORT_KINDS, 'electricity'),
    period: option('period', 'Reporting period; needed for electricity and instruments.'),
    sheet: option('name', 'Sheet of the workbook, if several fit.'),
    region: options('NMI:REGION', 'Region of a meter, such as 4103035678:VIC.'),
    mode: choice('mode', 'Whether to keep or remove items that are not in the file.', IMPORT_MODES, 'merge'),
    apply: flag('Save the record. Without it nothing is saved.'),
    tenant: tenantOption,
  },
  run: async ({ service, clock, output, settings, workingDirectory }, values) => {
    const { schemaFaults } = await import('../../api/import-checks.ts')
    const { database } = service
    const { id: tenantId } = await chooseTenant(service, values.tenant)
    const owner = { tenantId, abn: requireAbn(values.abn) }
    const { kind, mode, sheet } = values
    const regions = values.region.join(',')
    const period = periodOfImport(kind, values.period)
    const location = path.resolve(workingDirectory, values.file)
    const name = path.basename(location)
    await requireFile(location)
    const home = settings.SOUTHERLY_HOME
    // A copy: what is hashed and what is read must be the same bytes.
    const spooled = await spoolImport(home, createReadStream(location))
    const { sha256 } = spooled
    const seconds = settings.SOUTHERLY_IMPORT_SECONDS
    const request = { kind, period, mode, sheet, regions, name, spooled, seconds, schemaFaults }
    const preview = await discarding(spooled, () =>
      previewImport({ database }, owner, { ...request, inTurn: (work) => work() }),
    )
    const author = { actor: ACTOR, ifMatch: preview.present && `"${preview.present.etag}"` }
    const snapshots = new SnapshotDirectory(database, clock)
    const services = { database, clock, snapshots, secret: await service.secret() }
    const applied =
      values.apply && preview.faults.length === 0
        ? await applyImport(services, owner, kind, preview, author)
        : null
    output.result(
      {
        file: name,
        sha256,
        applied,
        faults: preview.faults,
        warnings: preview.warnings,
        changes: preview.changes,
        totals: preview.totals,
        meters_without_region: preview.unplaced,
      },
      describeImport(preview, applied),
    )
    if (preview.faults.length > 0) throw faulty(preview)
  },
})

const faulty = ({ faults, unplaced }: ImportPreview): OperatorError =>
  new OperatorError(
    `${faults.length === 1 ? 'one error' : `${faults.length} errors`} in the file; nothing was saved`,
    {
      hint:
        unplaced.length === 0
          ? 'Fix the rows and import the whole file again.'
          : 'Add a column Region, give --region NMI:REGION, or choose the regions in the web app under Import.',
      exitCode: EXIT.verificationFailed,
    },
  )
