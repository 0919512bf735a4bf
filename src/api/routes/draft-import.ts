import { Type } from 'typebox'
import { utcToday } from '../../clock.ts'
import { requireFileName } from '../../operations/desk/file-name.ts'
import { editedFigures } from '../../operations/disclosure/drafts/draft-figures.ts'
import { applyDraft, previewDraft } from '../../operations/disclosure/drafts/import-draft.ts'
import { discloseWith } from '../../operations/disclosure/gather-disclosure.ts'
import { readSpooledDraft } from '../../operations/disclosure/imports/read-spooled.ts'
import { readTenantInputs } from '../../operations/disclosure/tenant-inputs.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { statementFaults } from '../import-checks.ts'
import { itemsOfFile, itemsOfReading, spendItems } from '../platform/items.ts'
import { ByteStream } from '../platform/request/upload.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentDraftImport } from '../present/draft-import.ts'
import { withReceivedImport } from '../received-import.ts'
import { Abn } from '../schemas/data.ts'
import { DraftImportAnswer, DraftImportQuery } from '../schemas/draft-import.ts'

export const importDisclosureDraft = keyedRoute({
  method: 'POST',
  path: '/v1/companies/{abn}/disclosure-draft/import',
  operationId: 'importDisclosureDraft',
  summary: 'Preview or import an edited Word file of the disclosure',
  description:
    'The body is the Word file that was exported and edited. Statements are found by their bookmarks, otherwise by their headings. The answer is a preview: the record of statements as it would be, each changed text next to the previous one, every error and every edited figure. Apply it with a PUT of `proposed`, or send the file again with `apply=true` and If-Match. Text with tracked changes that were not accepted, and text that has changed in the record since, is refused by name. Nothing is removed because the file lacks it. 50 MB at most.',
  tag: 'Disclosure',
  since: '0.2.0',
  scope: 'tenant:write',
  pack: 'au_company_climate_intelligence',
  conditional: true,
  problems: [413, 423, 502],
  params: Type.Object({ abn: Abn }),
  query: DraftImportQuery,
  body: ByteStream,
  streams: 'application/octet-stream',
  response: DraftImportAnswer,
  handler: async (context) => {
    const { params, query, caller, services, exchange } = context
    const { database, clock, secret, snapshots, register } = services
    const owner = { tenantId: caller.tenantId, abn: requireAbn(params.abn) }
    const name = requireFileName(query.name, 'Give the name of the file, such as climate-disclosure.docx.')
    const period = requirePeriod(query.period)
    return await withReceivedImport(context, async (spooled) => {
      const question = { ...owner, period }
      const own = await readTenantInputs(database, question, secret)
      await spendItems(context, itemsOfReading(own.size) + itemsOfFile(spooled.bytes))
      const file = await services.heavyLanes.take(caller.tenantId, () =>
        readSpooledDraft(name, spooled.location, {
          tenantId: caller.tenantId,
          seconds: services.settings.SOUTHERLY_IMPORT_SECONDS,
        }),
      )
      const draft = { period, file, name, date: utcToday(clock), schemaFaults: statementFaults }
      const preview = await previewDraft(services, owner, draft)
      const disclosure = await discloseWith(
        database,
        await snapshots.select({}),
        question,
        own,
        await register.look({}, owner.abn),
      )
      const figures = editedFigures(file, disclosure)
      const applied = query.apply
        ? await applyDraft(services, owner, preview, {
            actor: caller.actor,
            ifMatch: exchange.request.headers['if-match'],
          })
        : null
      const { sha256, bytes } = spooled
      return {
        body: { data: presentDraftImport({ name, sha256, bytes, file }, preview, figures, applied) },
        cache: 'no-store',
      }
    })
  },
})
