import { denominatorOf } from '../../api/present/ledger-analysis.ts'
import { defineCommand } from '../command.ts'
import { describeLedgerAnalysis } from '../describe-ledger.ts'
import { option, positiveNumber } from '../input.ts'
import { LEDGER_INPUT, ledgerAnalysed } from '../ledger-asked.ts'

export const ledgerAnalysis = defineCommand({
  name: 'ledger analysis',
  summary:
    'how much of the year a ledger covers, why emissions changed since the year before, and intensities',
  examples: [
    ['ledger analysis --abn 74115061375 --period 2025-26', 'coverage, and the change by category and cause'],
    [
      'ledger analysis --abn 74115061375 --period 2025-26 --denominator "t of steel" --amount 12000',
      'also emissions for each tonne of steel',
    ],
    ['ledger analysis --abn 74115061375 --period 2025-26 --json', 'also month by month'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    ...LEDGER_INPUT,
    denominator: option('name', 'Own denominator, such as “t of steel”.'),
    amount: positiveNumber('number', 'How much of it.'),
  },
  run: async ({ service, output }, values) => {
    const shown = await ledgerAnalysed(service, values, denominatorOf(values))
    output.result(shown, describeLedgerAnalysis(shown))
  },
})
