import { knownFacts } from '../../domain/disclosure/duty/facts.ts'
import { PROVISIONS, reportingDuty } from '../../domain/disclosure/duty/reporting-duty.ts'
import { AASB_S2 } from '../../operations/framework-requirements.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMethod } from '../present/data.ts'
import { ReportingDuty, ReportingDutyBody } from '../schemas/reporting-duty.ts'

export const classifyReportingDuty = keyedRoute({
  method: 'POST',
  path: '/v1/reporting-duty',
  operationId: 'classifyReportingDuty',
  summary: 'Get a company’s reporting group, first period and lodgement date',
  description:
    'From the dated thresholds of the Corporations Act. Facts you leave out are unknown. If the rest decides, you get an answer; otherwise you see which facts are needed. Nothing is stored.',
  tag: 'Disclosure',
  since: '0.1.0',
  scope: 'reference:read',
  pack: 'au_climate_disclosure',
  body: ReportingDutyBody,
  response: ReportingDuty,
  handler: ({ body }) => {
    const { method, ...duty } = reportingDuty(knownFacts(body), AASB_S2.reliefs)
    return {
      body: {
        data: duty,
        meta: {
          method: presentMethod(method),
          provisions: PROVISIONS,
          notice: 'A reading of published thresholds, not legal advice.',
        },
      },
    }
  },
})
