import type { LinkProposal } from '../../domain/company/safeguard/link-proposals.ts'
import { type LinkProposals, proposedLinks } from '../../operations/links/propose.ts'
import { defineCommand } from '../command.ts'
import { count } from '../describe-reading.ts'
import { option } from '../input.ts'

export const linksPropose = defineCommand({
  name: 'links propose',
  summary: 'list Safeguard facilities whose controlling company must be named by a person',
  examples: [
    ['links propose', 'facilities of the newest year without a link, with companies that may control them'],
    ['links propose --year 2023-24 --json', 'another year, for a script'],
  ],
  needs: 'service',
  migrations: 'require',
  input: { year: option('year', 'Reporting year such as 2024-25; unset: the newest.') },
  run: async ({ service, output }, values) => {
    const found = await proposedLinks(service.database, values.year)
    output.result(found, describe(found))
  },
})

const describe = ({ reporting_year, facilities, registry_loaded, proposals }: LinkProposals): string =>
  [
    `${count(proposals.length)} of ${count(facilities)} facilities in ${reporting_year} need a person’s decision`,
    ...(registry_loaded
      ? []
      : [
          `The registry for ${reporting_year} is not loaded: candidates come from earlier links and names only.`,
        ]),
    ...proposals.map(describeProposal),
    ...(proposals.length === 0
      ? []
      : [
          '',
          `Confirm with: southerly links confirm FACILITY --year ${reporting_year} --abn ABN --reason TEXT`,
        ]),
  ].join('\n')

const STATES: Readonly<Record<LinkProposal['proposal_state'], string>> = {
  unlinked: 'not linked',
  lapsed: 'its link lapsed: another emitter',
  carried_in_doubt: 'its link was carried forward and is in doubt',
}

const describeProposal = (proposal: LinkProposal): string =>
  [
    '',
    `${proposal.facility} (${proposal.responsible_emitter}, ${proposal.state}, ${count(proposal.covered_emissions_t)} t): ${STATES[proposal.proposal_state]}`,
    ...(proposal.linked_to === null
      ? []
      : [`  now     ${proposal.linked_to}: ${proposal.doubts.join(', ').replaceAll('_', ' ')}`]),
    ...(proposal.candidates.length === 0 ? ['  no candidate'] : []),
    ...proposal.candidates.map(
      ({ abn, name, reasons }) =>
        `  ${abn} ${name ?? ''}: ${[...new Set(reasons.map(({ detail }) => detail))].join('; ')}`,
    ),
  ].join('\n')
