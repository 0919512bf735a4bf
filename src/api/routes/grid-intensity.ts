import { Type } from 'typebox'
import { GRID_INTERVALS } from '../../domain/company/grid/intensity.ts'
import { gridIntensityOf, requireGridRegion } from '../../operations/company/grid-intensity.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentGrid } from '../present/grid.ts'
import { Day, dataQuery } from '../schemas/data.ts'
import { GridIntensityAnswer } from '../schemas/grid.ts'

export const getGridIntensity = keyedRoute({
  method: 'GET',
  path: '/v1/grid-intensity/{region}',
  operationId: 'getGridIntensity',
  heavy: true,
  summary: 'Get the emission intensity of an electricity region',
  description:
    'Energy-weighted intensity of generation by day, month, year or July-June year, with its freshness. The index measures emissions from generation; it is not a scope 2 factor. SWIS has no such index: the national factors by edition are shown instead, labelled.',
  tag: 'Grid',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  params: Type.Object({
    region: Type.String({
      maxLength: 60,
      description: 'NSW1, QLD1, SA1, TAS1, VIC1, NEM or SWIS; a state or WEM works as an alias.',
      examples: ['NSW1'],
    }),
  }),
  query: dataQuery({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    interval: Type.Enum([...GRID_INTERVALS], {
      default: 'month',
      description: 'Length of a period. Daily values without `from` are those of the last 92 days.',
    }),
  }),
  response: GridIntensityAnswer,
  handler: ({ params, query, services }) => {
    const region = requireGridRegion(params.region)
    const { from, to, interval } = query
    const key = `grid ${region} ${params.region} ${interval} ${from ?? ''} ${to ?? ''}`
    return answerFromSnapshot(services, query, key, async (snapshot) => {
      const answer = await gridIntensityOf(services.database, snapshot, { region, interval, from, to })
      return { body: presentGrid(answer, params.region), evidenceHash: answer.evidence_hash }
    })
  },
})
