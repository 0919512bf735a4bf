import { Type } from 'typebox'
import { sha256 } from '../../domain/evidence.ts'
import { releasesOf } from '../../operations/company/climate-profile.ts'
import { checkTextNumbers, NUMBER_CHECKS } from '../../operations/disclosure/check-numbers.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMeta, presentMethod, warningsAbout } from '../present/data.ts'
import { presentChecks } from '../present/number-checks.ts'
import { presentProvenance } from '../present/provenance.ts'
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
      const releases = releasesOf(found.snapshot, inputs)
      const { abn, name } = found.company
      return {
        body: {
          data: {
            abn,
            name,
            period: asked.period,
            method: presentMethod(NUMBER_CHECKS),
            requirement_id: body.requirement_id ?? null,
            ...presentChecks(checks),
            refused,
            provenance: presentProvenance(releases, inputs, false),
            evidence_hash: found.evidence_hash,
          },
          meta: presentMeta(found.snapshot, found.evidence_hash, releases, warningsAbout(abn)),
        },
      }
    })
  },
})
