import { Type } from 'typebox'
import { checkPaperNumbers } from '../../operations/disclosure/check-paper.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentCheckedNumbers, presentPaper } from '../present/number-checks.ts'
import { Abn, dataQuery } from '../schemas/data.ts'
import { periodParameter } from '../schemas/disclosure.ts'
import { PaperChecks } from '../schemas/number-checks.ts'

export const checkNumbersOfDraft = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/disclosure-draft/number-checks',
  operationId: 'checkNumbersOfDraft',
  audited: 'period',
  heavy: true,
  summary: 'Compare every number of the readable disclosure with what is held',
  description:
    'The whole paper as readers would get it: statements, message, register of risks, targets, approval and tables. `counts` has every number by verdict, `checks` each that agrees, contradicts or is doubtful, with its chapter and words. A verdict names both sides with their sources; `not_held` says nothing against a number.',
  tag: 'Disclosure',
  since: '0.2.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: dataQuery({ period: periodParameter }),
  response: PaperChecks,
  handler: ({ query, ...context }) =>
    answerFromDisclosure(
      { ...context, query: { ...query, explain: false } },
      { variant: 'paper numbers', costFactor: 4 },
      async (found, asked) => {
        const { chapters, numbers, inputs } = await checkPaperNumbers(context.services.database, found)
        return {
          body: presentCheckedNumbers(
            { found, period: asked.period, inputs },
            { chapters, ...presentPaper(numbers) },
          ),
        }
      },
    ),
})
