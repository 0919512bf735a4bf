import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { readTotals } from '../../operations/ledger/totals.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { describeLedgerTotals } from '../describe-ledger.ts'
import { requiredOption } from '../input.ts'

export const ledgerTotals = defineCommand({
  name: 'ledger totals',
  summary: 'the figures of a reporting period from its emissions ledger',
  examples: [
    ['ledger totals --abn 74115061375 --period 2025-26', 'by scope and category'],
    ['ledger totals --abn 74115061375 --period 2025-26 --json', 'also by month, gas, facility and factor'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    abn: requiredOption('abn', 'ABN of the company.'),
    period: requiredOption('period', 'July-June year, calendar year, or two days joined by a slash.'),
    tenant: tenantOption,
  },
  run: async ({ service, output }, values) => {
    const { id: tenantId } = await chooseTenant(service, values.tenant)
    const key = {
      tenantId,
      abn: requireAbn(values.abn),
      period: periodText(requirePeriod(values.period)),
    }
    const { head, totals } = await readTotals(service.database, key)
    output.result(
      { version: head?.version ?? 0, lines: head?.lines ?? 0, ...totals },
      describeLedgerTotals(head, totals),
    )
  },
})
