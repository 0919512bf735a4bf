import { eraseTenant } from '../../operations/tenancy/erase-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument, flag, requiredOption } from '../input.ts'
import { table } from '../output.ts'

export const tenantErase = defineCommand({
  name: 'tenant erase',
  summary: 'remove everything of a suspended tenant for good; a tombstone with hashes stays',
  examples: [
    [
      'tenant erase ten_5f3a9c01 --confirm ten_5f3a9c01 --reason "contract ended"',
      'records, people, keys, documents, events and the audit trail; counts by table',
    ],
    [
      'tenant erase ten_5f3a9c01 --confirm ten_5f3a9c01 --reason "contract ended" --with-kept-bundles',
      'also bundles that must be kept for years: they are kept elsewhere now',
    ],
  ],
  exits: [[2, 'the tenant is not suspended, is being worked for, or has bundles that must be kept']],
  needs: 'service',
  migrations: 'require',
  input: {
    id: argument('Tenant, as `tenant list` shows it.'),
    confirm: requiredOption('id', 'The id once more.'),
    reason: requiredOption('text', 'Why; it stays in the tombstone.'),
    withKeptBundles: flag('Also erase bundles whose time of retention is not over.'),
  },
  run: async ({ service, clock, output }, values) => {
    const erasure = await eraseTenant({ database: service.database, clock }, values.id, {
      confirmed: values.confirm,
      reason: values.reason,
      withKeptBundles: values.withKeptBundles,
    })
    const counts = Object.entries(erasure.rows_erased).toSorted(([a], [b]) => (a < b ? -1 : 1))
    output.result(
      erasure,
      [
        `${erasure.id} is erased. Its audit chain ended at event ${erasure.audit_sequence} with ${erasure.audit_hash}; the hashes of ${erasure.bundles.length} bundles stay.`,
        table(
          ['table', 'rows erased'],
          counts.map(([name, count]) => [name, String(count)]),
        ),
      ].join('\n'),
    )
    output.note('Backups that were made before still hold the tenant.')
  },
})
