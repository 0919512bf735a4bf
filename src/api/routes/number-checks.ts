import { Type } from 'typebox'
import { sha256 } from '../../domain/evidence.ts'
import { checkTextNumbers } from '../../operations/disclosure/check-numbers.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentCheckedNumbers, presentChecks } from '../present/number-checks.ts'
import { Abn, dataQuery } from '../schemas/data.ts'
import { NumberChecks, NumberChecksBody } from '../schemas/number-checks.ts'

export const checkNumbersInText = keyedRoute({
  method: 'POST',
  path: '/v1/companies/{abn}/number-checks',
  operationId: 'checkNumbersInText',
  heavy: true,
  summary: 'Compare the numbers in a text with what is held for a company and period',
  description:
    'Reads the quantities of a plain text with unit, year and scope, and compares each with the declared figures and targets of the period, the registry (as first published and restated) and the Safeguard facilities. A verdict names both sides with their sources and what would settle it; it never says which side is wrong. `not_held` and `doubtful` say nothing against a number. The text is not kept.',
  tag: 'Disclosure',
  since: '0.2.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({ abn: Abn }),
  query: dataQuery({}),
  body: NumberChecksBody,
  response: NumberChecks,
  handler: ({ body, query, ...context }) => {
    requirePeriod(body.period)
    const variant = `numbers ${sha256(JSON.stringify(body))}`
    const asking = { ...context, body: undefined, query: { ...query, period: body.period, explain: false } }
    return answerFromDisclosure(asking, { variant }, async (found, asked) => {
      const { checks, inputs, refused } = await checkTextNumbers(context.services.database, found, body)
      return {
        body: presentCheckedNumbers(
          { found, period: asked.period, inputs },
          { requirement_id: body.requirement_id ?? null, ...presentChecks(checks), refused },
        ),
      }
    })
  },
})
