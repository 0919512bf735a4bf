import { readTotals } from '../../operations/ledger/totals.ts'
import { defineCommand } from '../command.ts'
import { describeLedgerTotals } from '../describe-ledger.ts'
import { LEDGER_INPUT, ledgerAsked } from '../ledger-asked.ts'

export const ledgerTotals = defineCommand({
  name: 'ledger totals',
  summary: 'the figures of a reporting period from its emissions ledger',
  examples: [
    ['ledger totals --abn 74115061375 --period 2025-26', 'by scope and category'],
    ['ledger totals --abn 74115061375 --period 2025-26 --json', 'also by month, gas, facility and factor'],
  ],
  needs: 'service',
  migrations: 'require',
  input: LEDGER_INPUT,
  run: async ({ service, output }, values) => {
    const { key } = await ledgerAsked(service, values)
    const { head, totals } = await readTotals(service.database, key)
    output.result(
      { version: head?.version ?? 0, lines: head?.lines ?? 0, ...totals },
      describeLedgerTotals(head, totals),
    )
  },
})
