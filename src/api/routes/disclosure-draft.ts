import { Type } from 'typebox'
import { DRAFT_FORMATS, type DraftFormat } from '../../operations/company/export-profile.ts'
import { draftExport, draftName } from '../../operations/disclosure/disclosure-draft.ts'
import { VERSIONS } from '../../operations/framework-requirements.ts'
import { answerFromDisclosure } from '../disclosure-answer.ts'
import { answerWholeFile, contentTypeOf } from '../platform/answer/file-answer.ts'
import { chooseType } from '../platform/request/accept.ts'
import { keyedRoute } from '../platform/route.ts'
import { Abn, dataQuery } from '../schemas/data.ts'
import { periodParameter } from '../schemas/disclosure.ts'

/** To typeset the records takes so many times as long as to read them. */
const COST_FACTOR = 4

const TYPES = DRAFT_FORMATS.map((format) => contentTypeOf(`.${format}`))

export const getDisclosureDraft = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/disclosure-draft',
  operationId: 'getDisclosureDraft',
  audited: 'period',
  heavy: true,
  summary: 'Download the readable disclosure of a company as a Word file, a PDF or a web page',
  description:
    'The four pillars in the order of the standard: what the company states about each requirement, figures and charts where they belong, basis of preparation, reliefs, explained contradictions, and an index of paragraphs. Open items are shown in the margin. The web page is one accessible HTML file without scripts, in which every figure leads to its source. It is marked DRAFT until the period is approved. The same records and snapshot give the same bytes; `Repr-Digest` gives their SHA-256. `format` takes precedence over the Accept header. Default: docx. It costs four items of the quota for each 64 KB of records.',
  tag: 'Disclosure',
  since: '0.2.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  produces: TYPES,
  params: Type.Object({ abn: Abn }),
  query: dataQuery({
    period: periodParameter,
    format: Type.Optional(
      Type.Enum([...DRAFT_FORMATS], { description: 'Takes precedence over the Accept header.' }),
    ),
    standard_version: Type.Optional(
      Type.Enum([...VERSIONS], { description: 'Default: the version in force for the period.' }),
    ),
    early_adoption: Type.Optional(
      Type.Boolean({ description: 'True states the election to apply a later version early.' }),
    ),
  }),
  handler: (context) => {
    const { query, services, exchange } = context
    const format = query.format ?? formatOf(exchange.request.headers.accept)
    const question = {
      variant: `draft ${format}`,
      costFactor: COST_FACTOR,
      standardVersion: query.standard_version,
      earlyAdoption: query.early_adoption,
    }
    return answerFromDisclosure(
      { ...context, query: { ...query, explain: false } },
      question,
      async (found) => {
        const bytes = await services.renderFor(context.caller.tenantId)(draftExport(found, format))
        const file = answerWholeFile(bytes, draftName(found, format))
        return { ...file, headers: { ...file.headers, vary: 'accept' } }
      },
    )
  },
})

function formatOf(accept: string | undefined): DraftFormat {
  const preferred = chooseType(accept, TYPES)
  return DRAFT_FORMATS.find((format) => contentTypeOf(`.${format}`) === preferred) ?? 'docx'
}
