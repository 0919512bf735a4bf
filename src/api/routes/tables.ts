import { Type } from 'typebox'
import { EXPORT_FORMATS } from '../../domain/export/table.ts'
import { answeredTables, tableOfDataset } from '../../operations/export/tables.ts'
import { tableBytes } from '../../operations/export/write-export.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { answerWholeFile, contentTypeOf } from '../platform/answer/file-answer.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentTable } from '../present/tables.ts'
import { dataQuery } from '../schemas/data.ts'
import { TableList } from '../schemas/tables.ts'

const common = {
  method: 'GET',
  tag: 'Data',
  since: '0.3.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
} as const

const tables = keyedRoute({
  ...common,
  path: '/v1/tables',
  operationId: 'listTables',
  summary: 'Describe every table that can be downloaded: columns, units, key, licence',
  description:
    'The tables of all datasets in the snapshot, and what is derived from them, with each column as in a Frictionless Table Schema. `GET /v1/datasets/{slug}/export` gives the rows.',
  query: dataQuery({}),
  response: TableList,
  handler: ({ query, services }) =>
    answerFromSnapshot(services, query, 'tables', async (snapshot) => ({
      body: {
        data: (await answeredTables(services.database, snapshot)).map(presentTable),
        meta: { snapshot: snapshot.id, as_of: snapshot.as_of },
      },
    })),
})

const exportTable = keyedRoute({
  ...common,
  path: '/v1/datasets/{slug}/export',
  operationId: 'exportDataset',
  problems: [422],
  heavy: true,
  items: 10,
  summary: 'Download a table of a dataset as Parquet, CSV or JSON lines',
  description:
    'Every row in force in the snapshot, with the release and the place in the publisher’s file that it comes from. `GET /v1/tables` describes the columns, as does the metadata of the Parquet file. The same snapshot gives the same bytes. `au_southerly_derived` holds `companies`, `releases` and `requirements`. A table of more than 250,000 rows is refused: `southerly export` writes it.',
  produces: EXPORT_FORMATS.map((format) => contentTypeOf(`.${format}`)),
  params: Type.Object({
    slug: Type.String({
      maxLength: 100,
      description: 'Dataset, as `GET /v1/datasets` lists it.',
      examples: ['au_cer_nger_corporate'],
    }),
  }),
  query: dataQuery({
    format: Type.Enum([...EXPORT_FORMATS], { default: 'parquet', description: 'Format of the file.' }),
    table: Type.Optional(
      Type.String({ maxLength: 63, description: 'Which table, where the dataset has several.' }),
    ),
  }),
  handler: ({ params: { slug: dataset }, query, services }) => {
    const { format, table } = query
    return answerFromSnapshot(services, query, `table ${dataset} ${table} ${format}`, async (snapshot) => {
      const found = await tableOfDataset(services.database, snapshot, { dataset, table })
      const bytes = await tableBytes(found, format)
      return answerWholeFile(bytes, `${found.name}-${snapshot.as_of}.${format}`)
    })
  },
})

export const tableRoutes: readonly Route[] = [tables, exportTable]
