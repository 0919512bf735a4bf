import { Type } from 'typebox'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentPart } from '../present/disclosure.ts'
import { targetProgressMembers } from '../present/target-progress.ts'
import { Abn } from '../schemas/data.ts'
import { disclosureQuery } from '../schemas/disclosure.ts'
import { TargetProgress } from '../schemas/target-progress.ts'

export const getTargetProgress = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/emission-targets/progress',
  operationId: 'getTargetProgress',
  audited: 'period',
  heavy: true,
  summary: 'Get the progress of each emission target, year by year',
  description:
    'Compared with the straight line from the base through the milestones to the target, with a series for a chart. Actuals are the target’s own, otherwise the registry’s; for a reporting year that neither has, those of the emissions ledger. If they measure something else, the status is `indeterminate`, with every reason. Credits are never netted off.',
  tag: 'Disclosure',
  since: '0.1.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: disclosureQuery({}),
  response: TargetProgress,
  handler: (context) =>
    answerFromDisclosure(context, { part: 'target_progress' }, (found, asked) => ({
      body: presentPart(found, 'target_progress', asked, targetProgressMembers(found)),
    })),
})
