import { GAP_RULES, type GapRule } from '../../domain/ledger/coverage.ts'
import { linesForGaps } from '../../operations/ledger/fill-gaps.ts'
import { defineCommand } from '../command.ts'
import { choice, flag, option, options, requiredOption } from '../input.ts'
import { LEDGER_INPUT, ledgerAsked } from '../ledger-asked.ts'
import { takeAndTell } from '../ledger-taking.ts'

const RULES = Object.keys(GAP_RULES) as GapRule[]

export const ledgerFill = defineCommand({
  name: 'ledger fill',
  summary: 'fill months of an emissions ledger that have no line, by a rule',
  examples: [
    [
      'ledger fill --abn 74115061375 --period 2025-26 --factor stationary.liquid-fuel.diesel-oil --month 2025-11 --dry-run',
      'what the average of the months beside it would add',
    ],
    [
      'ledger fill --abn 74115061375 --period 2025-26 --factor stationary.liquid-fuel.diesel-oil --month 2025-11 --month 2025-12 --rule same_month_last_year',
      'two months, as they were the year before',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    ...LEDGER_INPUT,
    factor: requiredOption('id', 'Factor, as southerly ledger gaps lists it.'),
    month: options('month', 'Month without a line, such as 2025-11; may be repeated.'),
    rule: choice('rule', 'How to estimate.', RULES, 'average_of_neighbours'),
    facility: option('name', 'Facility or site of the gap.'),
    entity: option('abn', 'Entity of the gap.'),
    dryRun: flag('Save nothing; say what would be.'),
  },
  run: async ({ service, clock, output }, values) => {
    const { database } = service
    const { key, days } = await ledgerAsked(service, values)
    const { factor: factor_id, facility, entity: entity_abn, rule } = values
    const gaps = values.month.map((month) => ({ factor_id, facility, entity_abn, month, rule }))
    const reader = database.reader({ kind: 'tenant', tenantId: key.tenantId })
    const lines = await linesForGaps(reader, key, { ...key, period: days }, gaps)
    await takeAndTell({ database, clock, output, key, days, dryRun: values.dryRun }, lines)
  },
})
