import { purgeRegister } from '../../operations/register/purge.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { defineCommand } from '../command.ts'
import { manyArguments, requiredOption } from '../input.ts'

export const registerPurge = defineCommand({
  name: 'register purge',
  summary: 'delete every stored business register response that names an ABN',
  examples: [
    [
      'register purge 74115061375 --reason "withdrawn by the Registrar"',
      'for a record that the register has withdrawn; the deletion is logged',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    abns: manyArguments('ABNs, eleven digits each.'),
    reason: requiredOption('text', 'Why; kept with the deletion.'),
  },
  run: async ({ service, clock, output }, values) => {
    const abns = values.abns.map((abn) => requireAbn(abn))
    const purges = []
    for (const abn of new Set(abns))
      purges.push(
        await purgeRegister({ database: service.database, clock }, abn, {
          actor: 'operator',
          reason: values.reason,
        }),
      )
    output.result(
      { purges },
      purges
        .map(
          ({ abn, copies, bundles }) =>
            `${abn}: ${copies === 1 ? '1 response' : `${copies} responses`} deleted${bundles === 0 ? '' : `; ${bundles} bundles that cite them are kept`}`,
        )
        .join('\n'),
    )
  },
})
