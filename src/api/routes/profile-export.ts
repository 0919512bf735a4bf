import { Type } from 'typebox'
import { ServiceError } from '../../errors.ts'
import { climateProfile } from '../../operations/company/climate-profile.ts'
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportedProfile,
} from '../../operations/company/export-profile.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { answerWithRegister } from '../data-answer.ts'
import { answerWholeFile, contentTypeOf } from '../platform/answer/file-answer.ts'
import { chooseType } from '../platform/request/accept.ts'
import { keyedRoute } from '../platform/route.ts'
import { Abn, dataQuery } from '../schemas/data.ts'

const TYPES = EXPORT_FORMATS.map((format) => contentTypeOf(`.${format}`))

export const exportClimateProfile = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/climate-profile/export',
  operationId: 'exportClimateProfile',
  items: 2,
  heavy: true,
  summary: 'Download the climate profile of a company as a workbook or a PDF',
  description:
    'The same company and snapshot give the same bytes; `Repr-Digest` gives their SHA-256. `format` takes precedence over the Accept header. Default: xlsx.',
  tag: 'Companies',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  produces: TYPES,
  params: Type.Object({ abn: Abn }),
  query: dataQuery({
    format: Type.Optional(
      Type.Enum([...EXPORT_FORMATS], { description: 'Takes precedence over the Accept header.' }),
    ),
    assurance: Type.Boolean({
      default: false,
      description:
        'Adds the sheets that an assurer works in: every input with its cell, and sign-off. XLSX only.',
    }),
  }),
  handler: ({ params, query, caller, services, exchange }) => {
    const abn = requireAbn(params.abn)
    const format = query.format ?? formatOf(exchange.request.headers.accept)
    const { assurance } = query
    if (assurance && format === 'pdf')
      throw new ServiceError(
        'conflicting_parameters',
        'The assurance sheets are only in the workbook: request xlsx.',
        {
          errors: ['assurance', 'format'].map((parameter) => ({
            parameter,
            code: 'conflicting_parameters',
            message: 'exclude each other',
          })),
        },
      )
    const key = `export ${abn} ${format} ${assurance}`
    return answerWithRegister(services, { ...query, abn }, key, async (snapshot, sight) => {
      const register = new Map([[abn, sight]])
      const found = await climateProfile(services.database, snapshot, abn, { register })
      const bytes = await services.renderFor(caller.tenantId)({
        format,
        assurance,
        answer: exportedProfile(found),
      })
      const file = answerWholeFile(bytes, `climate-profile-${abn}-${snapshot.as_of}.${format}`)
      return {
        ...file,
        headers: { ...file.headers, vary: 'accept' },
        evidenceHash: found.profile.evidence_hash,
      }
    })
  },
})

function formatOf(accept: string | undefined): ExportFormat {
  const preferred = chooseType(accept, TYPES)
  return EXPORT_FORMATS.find((format) => contentTypeOf(`.${format}`) === preferred) ?? 'xlsx'
}
