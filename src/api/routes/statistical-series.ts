import { Type } from 'typebox'
import { type CpiSeries, STATISTICAL_SERIES } from '../../domain/statistics/cpi-series.ts'
import { seriesEvidence, statisticalSeries } from '../../operations/factors/statistical-series.ts'
import { answerListFromSnapshot } from '../data-list.ts'
import { pageQuery } from '../platform/page.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentMeta, presentMethod, presentRelease } from '../present/data.ts'
import { presentSeries } from '../present/statistical-series.ts'
import { dataQuery } from '../schemas/data.ts'
import { SeriesPage } from '../schemas/statistical-series.ts'

const text = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 100, description, examples: [example] }))

export const listStatisticalSeries = keyedRoute({
  method: 'GET',
  path: '/v1/statistical/series',
  operationId: 'listStatisticalSeries',
  heavy: true,
  summary: 'List series of the consumer price index with their SDMX keys and base periods',
  description:
    'One series for each key and base: index numbers of two bases are never joined. `rereference_links` show how two bases relate in the periods published on both.',
  tag: 'Statistics',
  since: '0.1.0',
  scope: 'reference:read',
  pack: 'au_climate_disclosure',
  query: dataQuery({
    pack_id: text('Pack that the series belong to.', 'au_climate_disclosure'),
    dataflow: Type.Optional(
      Type.Enum(['CPI', 'ABS:CPI', 'CPI_M', 'ABS:CPI_M'], {
        description: 'Dataflow of the statistics office: quarterly (CPI) or monthly (CPI_M).',
      }),
    ),
    region: text('Code or name: 1 to 8 the capital cities, 50 Australia.', 'Sydney'),
    measure: text(
      'Code or name: 1 index_number, 2 change from the previous period, 3 change from a year earlier.',
      '1',
    ),
    index: text('Code of the group of goods and services; 10001 is all groups.', '10001'),
    frequency: Type.Optional(Type.Enum(['Q', 'M'], { description: 'Quarterly or monthly.' })),
    base_period: text('Only index numbers on this base.', '2011-12=100'),
    from: text('Year, quarter or month, inclusive.', '2023-Q3'),
    to: text('Year, quarter or month, inclusive.', '2024-Q2'),
    ...pageQuery,
  }),
  response: SeriesPage,
  handler: (context) => {
    const { limit: _limit, cursor: _cursor, snapshot: _snapshot, as_of: _asOf, ...question } = context.query
    return answerListFromSnapshot(context, 'series', async (snapshot) => {
      const { series, links } = await statisticalSeries(context.services.database, snapshot, question)
      return {
        rows: series,
        id: ({ series_id, first }: CpiSeries) => `${series_id} ${first.release_id}`,
        present: presentSeries,
        about: (shown: readonly CpiSeries[]) => {
          const evidenceHash = seriesEvidence(shown)
          const used = new Set(shown.map(({ first }) => first.release_id))
          const releases = [...snapshot.releases.values()].filter(({ id }) => used.has(id))
          return {
            evidenceHash,
            beside: { rereference_links: links },
            meta: {
              ...presentMeta(snapshot, evidenceHash, releases),
              total: series.length,
              method: presentMethod(STATISTICAL_SERIES),
              provenance: releases.map(presentRelease),
            },
          }
        },
      }
    })
  },
})
