import { Type } from 'typebox'
import { IMPORT_KINDS } from '../../domain/disclosure/imports/import-kinds.ts'
import { requireFileName } from '../../operations/desk/file-name.ts'
import {
  applyImport,
  periodOfImport,
  previewImport,
} from '../../operations/disclosure/imports/import-file.ts'
import { METER_REGIONS } from '../../operations/disclosure/imports/meter-regions.ts'
import { importTemplate, TEMPLATE_FORMATS } from '../../operations/disclosure/imports/template.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { schemaFaults } from '../import-checks.ts'
import { answerWholeFile, contentTypeOf } from '../platform/answer/file-answer.ts'
import { itemsOfImport, spendItems } from '../platform/items.ts'
import { ByteStream } from '../platform/request/upload.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentImport } from '../present/import.ts'
import { withReceivedImport } from '../received-import.ts'
import { recordRoutes } from '../record-routes.ts'
import { Abn } from '../schemas/data.ts'
import { ImportPreviewAnswer, ImportQuery } from '../schemas/imports.ts'
import { RECORD_BODIES } from '../schemas/record-bodies.ts'

const importFile = keyedRoute({
  method: 'POST',
  path: '/v1/companies/{abn}/imports',
  operationId: 'importFile',
  summary: 'Preview or import a spreadsheet or meter file',
  description:
    'The body is the file: XLSX, CSV or, for electricity, a meter file (NEM12 or NEM13, also in a ZIP). The answer is a preview: the record as it would be, what changes row by row, and every error with its place. Changes come in pages of `limit` from `offset` on, with long texts cut. Apply it with a PUT of `proposed`, or send the file again with `apply=true` and If-Match. Nothing is saved while the file has errors. 50 MB at most; four items of the quota, and one for each megabyte.',
  tag: 'Disclosure',
  since: '0.1.0',
  scope: 'tenant:write',
  pack: 'au_company_climate_intelligence',
  conditional: true,
  problems: [413, 423],
  params: Type.Object({ abn: Abn }),
  query: ImportQuery,
  body: ByteStream,
  streams: 'application/octet-stream',
  response: ImportPreviewAnswer,
  handler: async (context) => {
    const { params, query, caller, services, exchange } = context
    const owner = { tenantId: caller.tenantId, abn: requireAbn(params.abn) }
    const name = requireFileName(query.name)
    const period = periodOfImport(query.kind, query.period)
    return await withReceivedImport(context, async (spooled) => {
      await spendItems(context, itemsOfImport(spooled.bytes))
      const { kind, sheet, mode, regions } = query
      const seconds = services.settings.SOUTHERLY_IMPORT_SECONDS
      const request = { kind, period, sheet, mode, regions, name, spooled, seconds, schemaFaults }
      const preview = await previewImport(services, owner, {
        ...request,
        inTurn: (work) => services.heavyLanes.take(caller.tenantId, work),
      })
      const applied = query.apply
        ? await applyImport(services, owner, kind, preview, {
            actor: caller.actor,
            ifMatch: exchange.request.headers['if-match'],
          })
        : null
      return {
        body: {
          data: presentImport(kind, { name, ...spooled }, preview, applied, {
            offset: query.offset,
            limit: query.limit,
            recordBytes: services.settings.SOUTHERLY_BODY_LIMIT,
          }),
        },
        cache: 'no-store',
      }
    })
  },
})

const getTemplate = keyedRoute({
  method: 'GET',
  path: '/v1/imports/{kind}/template',
  operationId: 'getImportTemplate',
  summary: 'Download an empty table to fill in and import',
  description:
    'The headings that an import recognises, with one example line. Remove the example line: a file that still contains it is refused. The workbook has a second sheet that says what to enter in each column.',
  tag: 'Disclosure',
  since: '0.2.0',
  scope: 'reference:read',
  produces: [contentTypeOf('.xlsx'), 'text/csv'],
  params: Type.Object({ kind: Type.Enum([...IMPORT_KINDS], { description: 'What the file contains.' }) }),
  query: Type.Object(
    { format: Type.Enum([...TEMPLATE_FORMATS], { default: 'xlsx', description: 'Format of the file.' }) },
    { additionalProperties: false },
  ),
  handler: async ({ params: { kind }, query: { format } }) =>
    answerWholeFile(await importTemplate(kind, format), `${kind}-template.${format}`),
})

const regions = recordRoutes({
  rules: METER_REGIONS,
  route: 'meter-regions',
  name: 'MeterRegions',
  tag: 'Disclosure',
  pack: 'au_company_climate_intelligence',
  body: RECORD_BODIES.meter_regions,
  what: 'the meter regions of a company',
})

export const importRoutes: readonly Route[] = [importFile, getTemplate, ...regions]
