import { defineCommand } from '../command.ts'
import { describeLedgerAnalysis } from '../describe-ledger.ts'
import { LEDGER_INPUT, ledgerAnalysed } from '../ledger-asked.ts'

export const ledgerAnalysis = defineCommand({
  name: 'ledger analysis',
  summary: 'how much of the year a ledger covers, and why emissions changed since the year before',
  examples: [
    ['ledger analysis --abn 74115061375 --period 2025-26', 'coverage, and the change by category and cause'],
    ['ledger analysis --abn 74115061375 --period 2025-26 --json', 'also month by month, and intensities'],
  ],
  needs: 'service',
  migrations: 'require',
  input: LEDGER_INPUT,
  run: async ({ service, output }, values) => {
    const shown = await ledgerAnalysed(service, values)
    output.result(shown, describeLedgerAnalysis(shown))
  },
})
