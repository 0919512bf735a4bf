import type { ImportKind } from '../../../domain/disclosure/imports/import-kinds.ts'
import { otherColumns, templateColumns, templateCsv } from '../../../domain/disclosure/imports/template.ts'
import { rememberedUpTo } from '../../../domain/remembered-by.ts'

export const TEMPLATE_FORMATS = ['xlsx', 'csv'] as const
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number]

const TITLES: Readonly<Record<ImportKind, string>> = {
  electricity: 'Electricity',
  instruments: 'Instruments',
  sites: 'Sites',
  targets: 'Targets',
  risks: 'Risks',
}

/** The bytes of a template. They never change while the service runs. */
export const importTemplate = (kind: ImportKind, format: TemplateFormat): Promise<Uint8Array> =>
  format === 'csv' ? Promise.resolve(Buffer.from(templateCsv(kind))) : workbookOf(kind)

const workbookOf = rememberedUpTo(Object.keys(TITLES).length, async (kind: ImportKind) => {
  const { renderImportTemplate } = await import('../../../reports/workbook/render-import-template.ts')
  return await renderImportTemplate({
    title: TITLES[kind],
    columns: templateColumns(kind),
    others: otherColumns(kind),
  })
})
