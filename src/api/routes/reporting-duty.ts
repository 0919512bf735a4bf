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
  summary: 'Which reporting group a company falls in, its first period and the day to lodge',
  description:
    'From the dated thresholds of the Corporations Act. A fact that is left out is unknown: a test that the rest decides is decided, otherwise the answer says what is open and what would decide it. Stores nothing.',
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
