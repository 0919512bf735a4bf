import path from 'node:path'
import { utcToday } from '../../clock.ts'
import { applyDraft, previewDraft } from '../../operations/disclosure/drafts/import-draft.ts'
import { readSpooledDraft } from '../../operations/disclosure/imports/read-spooled.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument, flag, requiredOption } from '../input.ts'

export const draftImport = defineCommand({
  name: 'draft import',
  summary: 'show what an edited Word file of the disclosure changes in the statements; --apply saves it',
  examples: [
    ['draft import edited.docx --abn 74115061375 --period 2025-26', 'a preview, text by text'],
    [
      'draft import edited.docx --abn 74115061375 --period 2025-26 --apply --json',
      'writes the record, for a script',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    file: argument('The Word file as it was edited.'),
    abn: requiredOption('abn', 'ABN of the company.'),
    period: requiredOption('period', 'July-June year, calendar year, or two days joined by a slash.'),
    apply: flag('Write the record. Unset: only say what would change.'),
    tenant: tenantOption,
  },
  run: async ({ service, clock, output, settings, workingDirectory }, values) => {
    const { statementFaults } = await import('../../api/import-checks.ts')
    const { database } = service
    const tenant = await chooseTenant(service, values.tenant)
    const owner = { tenantId: tenant.id, abn: requireAbn(values.abn) }
    const name = path.basename(values.file)
    const file = await readSpooledDraft(name, path.resolve(workingDirectory, values.file), {
      tenantId: tenant.id,
      seconds: settings.SOUTHERLY_IMPORT_SECONDS,
    })
    const preview = await previewDraft({ database }, owner, {
      period: requirePeriod(values.period),
      file,
      name,
      date: utcToday(clock),
      schemaFaults: statementFaults,
    })
    const { changes, faults, warnings, present } = preview
    const snapshots = new SnapshotDirectory(database, clock)
    const services = { database, clock, snapshots, secret: await service.secret() }
    const author = {
      actor: 'operator',
      ifMatch: present === undefined ? undefined : `"${present.etag}"`,
    }
    const applied = values.apply ? await applyDraft(services, owner, preview, author) : null
    output.result(
      { changes, faults, warnings, applied },
      [
        ...changes.map(
          ({ requirement_id, change, before, after }) =>
            `${requirement_id} ${change}\n${before === null ? '' : `  - ${before.replaceAll('\n', '\n    ')}\n`}  + ${after.replaceAll('\n', '\n    ')}`,
        ),
        ...faults.map(({ message }) => `fault: ${message}`),
        ...warnings.map(({ message }) => `note: ${message}`),
        applied === null
          ? `${changes.length} statements would change; ${faults.length} cannot be imported. Nothing was saved.`
          : applied.changed
            ? `Version ${applied.version} of the statements was written.`
            : 'No changes, so nothing was saved.',
      ].join('\n'),
    )
  },
})
