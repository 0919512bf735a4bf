import { defineCommand } from '../command.ts'
import { describeLedgerGaps, gapsOf } from '../describe-ledger.ts'
import { LEDGER_INPUT, ledgerAnalysed } from '../ledger-asked.ts'

export const ledgerGaps = defineCommand({
  name: 'ledger gaps',
  summary: 'months of an emissions ledger without lines, and what each rule would put there',
  examples: [
    ['ledger gaps --abn 74115061375 --period 2025-26', 'by factor, place and month'],
    ['ledger gaps --abn 74115061375 --period 2025-26 --json', 'for a script that asks for them'],
  ],
  needs: 'service',
  migrations: 'require',
  input: LEDGER_INPUT,
  run: async ({ service, output }, values) => {
    const { coverage, covered, meter_gaps } = await ledgerAnalysed(service, values)
    const gaps = gapsOf(coverage)
    output.result({ covered, gaps, meter_gaps }, describeLedgerGaps(gaps, { covered, meter_gaps }))
  },
})
