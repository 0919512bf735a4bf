import { fieldsOf, type ReadableTable } from '../../domain/export/table.ts'

export const presentTable = (table: ReadableTable) => ({
  name: table.name,
  dataset: table.dataset,
  title: table.title,
  publisher: table.publisher,
  licence: table.licence,
  attribution: table.attribution,
  primary_key: table.key,
  is_downloadable: table.onlyToDisk !== true,
  fields: fieldsOf(table),
})
