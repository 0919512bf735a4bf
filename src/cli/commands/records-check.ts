import { EXIT, OperatorError } from '../../errors.ts'
import { checkStoredRecords } from '../../operations/tenancy/stored-records.ts'
import { defineCommand } from '../command.ts'
import { table } from '../output.ts'

export const recordsCheck = defineCommand({
  name: 'records check',
  summary: 'check every stored record against its schema; exit code 6 if one does not match',
  examples: [
    ['records check', 'the records of all tenants, all versions'],
    ['records check --json', 'for a script'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {},
  run: async ({ service, output }) => {
    const { recordSchemas } = await import('../../api/record-schemas.ts')
    const { checked, unfit } = await checkStoredRecords(service.database, recordSchemas())
    output.result(
      { checked, unfit },
      unfit.length === 0
        ? `${checked} record versions match their schemas.`
        : table(
            ['tenant', 'company', 'record', 'period', 'version', 'in force', 'written by', 'fault'],
            unfit.map((row) => [
              row.tenant_id,
              row.abn,
              row.kind,
              row.period,
              String(row.version),
              row.in_force ? 'yes' : 'no',
              row.authored_by,
              row.fault,
            ]),
          ),
    )
    if (unfit.length > 0)
      throw new OperatorError(`${unfit.length} of ${checked} record versions do not match their schemas`, {
        hint: 'Ask the tenant to save each current record again. Older versions stay in the history as they are.',
        exitCode: EXIT.verificationFailed,
      })
  },
})
