import { Type } from 'typebox'
import { citedProposals, isTaken, RISK_PROPOSALS } from '../../domain/disclosure/risks/proposals.ts'
import type { GatheredDisclosure } from '../../operations/disclosure/gather-disclosure.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMethod } from '../present/data.ts'
import { presentPart } from '../present/disclosure.ts'
import { Abn } from '../schemas/data.ts'
import { disclosureQuery } from '../schemas/disclosure.ts'
import { RiskProposals } from '../schemas/risk-proposals.ts'

export const getRiskProposals = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/risk-proposals',
  operationId: 'getRiskProposals',
  audited: 'period',
  heavy: true,
  summary: 'Propose risks for the register from published figures',
  description:
    'Hazards that are high at the company’s sites, a Safeguard shortfall, the exposure to the cost of carbon and closures in the electricity market’s plan, each with its figures, their releases and cells. It changes nothing: a risk is in the register only once a person enters it with its horizon, likelihood, effect, response and owner.',
  tag: 'Disclosure',
  since: '0.3.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: disclosureQuery({}),
  response: RiskProposals,
  handler: (context) =>
    answerFromDisclosure(context, { part: 'risk_proposals' }, (found, asked) => ({
      body: presentPart(found, 'risk_proposals', asked, members(found)),
    })),
})

function members({ risk_proposals, records, releases }: GatheredDisclosure) {
  const taken = records.risks?.body.risks ?? []
  return {
    method: presentMethod(RISK_PROPOSALS),
    proposals: citedProposals(risk_proposals, releases).map(({ figures, sites, ...proposal }) => ({
      ...proposal,
      sites: [...sites],
      figures: figures.map(({ what, value, unit, metric, inputs }) => ({
        what,
        value,
        unit,
        metric,
        evidence: inputs.map(({ dataset, release, ref, field, observed, value_text }) => ({
          dataset,
          release,
          ref,
          field,
          observed,
          value_text,
        })),
      })),
      is_taken: isTaken({ figures, name: proposal.name }, taken),
    })),
  }
}
