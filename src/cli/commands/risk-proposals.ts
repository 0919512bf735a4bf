import { citedProposals } from '../../domain/disclosure/risks/proposals.ts'
import { gatherDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { argument, requiredOption } from '../input.ts'

export const riskProposals = defineCommand({
  name: 'risk proposals',
  summary: 'risks that published figures point to, for the register of a company and period',
  examples: [
    ['risk proposals 74115061375 --period 2025-26', 'each with its figures'],
    ['risk proposals 74115061375 --period 2025-26 --json', 'with datasets, releases and cells'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    abn: argument('ABN of the company.'),
    period: requiredOption('period', 'July-June year, calendar year, or two days joined by a slash.'),
    tenant: tenantOption,
  },
  run: async ({ service, clock, output }, values) => {
    const { database } = service
    const tenant = await chooseTenant(service, values.tenant)
    const question = {
      tenantId: tenant.id,
      abn: requireAbn(values.abn),
      period: requirePeriod(values.period),
    }
    const snapshot = await new SnapshotDirectory(database, clock).newest()
    const { risk_proposals, releases } = await gatherDisclosure(
      database,
      snapshot,
      question,
      await service.secret(),
    )
    const proposals = citedProposals(risk_proposals, releases)
    output.result(
      { snapshot: snapshot.id, proposals },
      proposals.length === 0
        ? 'No published figure points to a risk. That says nothing about risks that no data shows.'
        : proposals.map(({ name, why }) => `${name}\n  ${why}`).join('\n'),
    )
  },
})
