import { citedProposals } from '../../domain/disclosure/risks/proposals.ts'
import { askedDisclosure, DISCLOSURE_INPUT } from '../asked-disclosure.ts'
import { defineCommand } from '../command.ts'

export const riskProposals = defineCommand({
  name: 'risk proposals',
  summary: 'risks that published figures point to, for the register of a company and period',
  examples: [
    ['risk proposals 74115061375 --period 2025-26', 'each with its figures'],
    ['risk proposals 74115061375 --period 2025-26 --json', 'with datasets, releases and cells'],
  ],
  needs: 'service',
  migrations: 'require',
  input: DISCLOSURE_INPUT,
  run: async ({ service, clock, output }, values) => {
    const { snapshot, found } = await askedDisclosure({ service, clock }, values)
    const proposals = citedProposals(found.risk_proposals, found.releases)
    output.result(
      { snapshot: snapshot.id, proposals },
      proposals.length === 0
        ? 'No published figure points to a risk. That says nothing about risks that no data shows.'
        : proposals.map(({ name, why }) => `${name}\n  ${why}`).join('\n'),
    )
  },
})
