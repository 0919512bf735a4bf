import { EXIT, OperatorError } from '../../errors.ts'
import { withdrawImport } from '../../operations/ledger/withdraw-import.ts'
import { defineCommand } from '../command.ts'
import { describeScopes } from '../describe-ledger.ts'
import { argument, flag } from '../input.ts'
import { LEDGER_INPUT, ledgerAsked } from '../ledger-asked.ts'
import { OPERATOR } from '../ledger-taking.ts'

export const ledgerWithdraw = defineCommand({
  name: 'ledger withdraw',
  summary: 'take an imported file out of the emissions ledger; it can be imported again',
  examples: [
    ['ledger withdraw 3 --abn 74115061375 --period 2025-26 --dry-run', 'what the totals would be'],
    ['ledger withdraw 3 --abn 74115061375 --period 2025-26', 'take import 3 back'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    import: argument('Number of the import, as ledger import printed it.'),
    ...LEDGER_INPUT,
    dryRun: flag('Save nothing; say what would be.'),
  },
  run: async ({ service, clock, output }, { import: number, dryRun, ...values }) => {
    if (!/^[1-9]\d{0,8}$/.test(number))
      throw new OperatorError(`${number} is not the number of an import`, {
        hint: 'southerly ledger import prints the number when it saves a file.',
        exitCode: EXIT.usage,
      })
    const { key } = await ledgerAsked(service, values)
    const asked = { number: Number(number), actor: OPERATOR, dryRun }
    const found = await withdrawImport({ database: service.database, clock }, key, asked)
    const { file_name, lines, corrected, before, after } = found
    output.result(
      { dry_run: dryRun, ...found },
      [
        `${file_name}, import ${number}: ${lines} lines ${dryRun ? 'would leave' : 'left'} the ledger.`,
        ...(corrected === 0 ? [] : [`${corrected} rows were corrected: the corrections stay.`]),
        describeScopes('before', before),
        describeScopes(dryRun ? 'would be' : 'now', after),
        ...(dryRun ? ['Nothing was saved.'] : []),
      ].join('\n'),
    )
  },
})
