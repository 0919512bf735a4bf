import { presentLine } from '../../api/present/ledger.ts'
import { readLines } from '../../operations/ledger/read-lines.ts'
import { defineCommand } from '../command.ts'
import { describeLedgerLines } from '../describe-ledger.ts'
import { flag, wholeNumber } from '../input.ts'
import { LEDGER_INPUT, ledgerAsked } from '../ledger-asked.ts'

const MOST_LINES = 100_000

export const ledgerLines = defineCommand({
  name: 'ledger lines',
  summary: 'the lines of an emissions ledger, each with its factor, state and document',
  examples: [
    ['ledger lines --abn 74115061375 --period 2025-26', 'the first hundred'],
    ['ledger lines --abn 74115061375 --period 2025-26 --open', 'those with an open question'],
    [
      'ledger lines --abn 74115061375 --period 2025-26 --limit 5000 --json',
      'each with its exact activity and emissions, for a script',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    ...LEDGER_INPUT,
    open: flag('Only lines with an open question.'),
    limit: wholeNumber('n', 'Most lines to list.', { min: 1, max: MOST_LINES, fallback: 100 }),
  },
  run: async ({ service, output }, values) => {
    const { key } = await ledgerAsked(service, values)
    const rows = await readLines(service.database, key, {
      after: 0,
      limit: values.limit + 1,
      doubtful: values.open,
    })
    const lines = rows.slice(0, values.limit).map(presentLine)
    const more = rows.length > values.limit
    output.result({ lines, more }, describeLedgerLines(lines, more))
  },
})
