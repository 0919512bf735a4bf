import { Type } from 'typebox'
import { releasesOf } from '../../operations/company/climate-profile.ts'
import { NUMBER_CHECKS } from '../../operations/disclosure/check-numbers.ts'
import { checkPaperNumbers } from '../../operations/disclosure/check-paper.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMeta, presentMethod, warningsAbout } from '../present/data.ts'
import { presentPaper } from '../present/number-checks.ts'
import { presentProvenance } from '../present/provenance.ts'
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
        const releases = releasesOf(found.snapshot, inputs)
        const { abn, name } = found.company
        return {
          body: {
            data: {
              abn,
              name,
              period: asked.period,
              method: presentMethod(NUMBER_CHECKS),
              chapters,
              ...presentPaper(numbers),
              provenance: presentProvenance(releases, inputs, false),
              evidence_hash: found.evidence_hash,
            },
            meta: presentMeta(found.snapshot, found.evidence_hash, releases, warningsAbout(abn)),
          },
        }
      },
    ),
})
