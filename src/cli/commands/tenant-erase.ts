import { eraseTenant } from '../../operations/tenancy/erase-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument, flag, requiredOption } from '../input.ts'
import { table } from '../output.ts'

export const tenantErase = defineCommand({
  name: 'tenant erase',
  summary: 'permanently remove all data of a suspended tenant; a tombstone with hashes remains',
  examples: [
    [
      'tenant erase ten_5f3a9c01 --confirm ten_5f3a9c01 --reason "contract ended"',
      'records, people, keys, documents, events and the audit trail; counts by table',
    ],
    [
      'tenant erase ten_5f3a9c01 --confirm ten_5f3a9c01 --reason "contract ended" --with-kept-bundles',
      'also bundles under retention, if they are now kept elsewhere',
    ],
  ],
  exits: [[2, 'the tenant is not suspended, has work running, or has bundles under retention']],
  needs: 'service',
  migrations: 'require',
  input: {
    id: argument('Tenant, as `tenant list` shows it.'),
    confirm: requiredOption('id', 'The id again.'),
    reason: requiredOption('text', 'Reason; kept in the tombstone.'),
    withKeptBundles: flag('Also erase bundles that are still under retention.'),
  },
  run: async ({ service, clock, output }, values) => {
    const erasure = await eraseTenant({ ...service, clock }, values.id, {
      confirmed: values.confirm,
      reason: values.reason,
      withKeptBundles: values.withKeptBundles,
    })
    const counts = Object.entries(erasure.rows_erased).toSorted(([a], [b]) => (a < b ? -1 : 1))
    output.result(
      erasure,
      [
        `${erasure.id} is erased. Its audit chain ended at event ${erasure.audit_sequence} with ${erasure.audit_hash}; the hashes of ${erasure.bundles.length} bundles remain.`,
        table(
          ['table', 'rows erased'],
          counts.map(([name, count]) => [name, String(count)]),
        ),
      ].join('\n'),
    )
    output.note('Earlier backups still contain the tenant.')
  },
})
