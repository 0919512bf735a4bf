import { Type } from 'typebox'
import { SCENARIO_REGIONS } from '../../domain/company/climate/scenario-regions.ts'
import {
  DEFAULT_ENSEMBLE,
  ENSEMBLES,
  SEASONS,
  WARMING_LEVELS,
} from '../../domain/company/scenarios/warming-levels.ts'
import { heatResponse, warmingLevels } from '../../operations/reference/warming-answers.ts'
import { answerFromSnapshot } from '../data-answer.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { presentHeatResponse, presentWarmingLevels } from '../present/warming-levels.ts'
import { dataQuery } from '../schemas/data.ts'
import { HeatResponse, WarmingLevels } from '../schemas/warming-levels.ts'

const common = {
  method: 'GET',
  tag: 'Climate',
  since: '0.2.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
} as const

const levels = keyedRoute({
  ...common,
  path: '/v1/climate/warming-levels',
  operationId: 'listWarmingLevels',
  summary: 'Get climate changes for the regions of Australia at levels of global warming',
  description:
    'Change of temperature and rainfall in the four AR6 regions at 1.5, 2, 3 and 4 °C above 1850-1900, against 1981-2010: 10th, 50th and 90th percentile over models. Default: CMIP6 models; set `ensemble` for another, or `all` for both. A region is about a quarter of the continent.',
  query: dataQuery({
    region: Type.Optional(
      Type.Enum(
        SCENARIO_REGIONS.map(({ code }) => code),
        { description: 'Only this AR6 region.' },
      ),
    ),
    level: Type.Optional(
      Type.Enum(WARMING_LEVELS.map(String), { description: 'Global warming above 1850-1900, °C.' }),
    ),
    season: Type.Optional(Type.Enum([...SEASONS], { description: 'Only this season, or the year.' })),
    variable: Type.Optional(
      Type.Enum(['mean_temp_change_c', 'precip_change_pct'], {
        description: 'Only the change of temperature, °C, or of rainfall, %.',
      }),
    ),
    ensemble: Type.Enum([...ENSEMBLES, 'all'], {
      default: DEFAULT_ENSEMBLE,
      description: 'Generation of the models; `all` for both, which are never mixed in a row.',
    }),
  }),
  response: WarmingLevels,
  handler: ({ query, services }) => {
    const { region, level, season, variable, ensemble } = query
    const key = `warming levels ${[region, level, season, variable, ensemble].join()}`
    return answerFromSnapshot(services, query, key, async (snapshot) => {
      const found = await warmingLevels(services.database, snapshot, query)
      return { body: presentWarmingLevels(found), evidenceHash: found.evidence_hash }
    })
  },
})

const response = keyedRoute({
  ...common,
  path: '/v1/climate/heat-response',
  operationId: 'getHeatResponse',
  summary: 'Get the hot days of a place if every day were warmer',
  description:
    'Days a year at 35 and 40 °C or more and the mean of each year’s hottest day in 1981-2010, with every daily maximum shifted by 0 to 5 °C. With `shift_c` also the figures at that shift, linear between two points. Nothing is extrapolated.',
  query: dataQuery({
    place: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        pattern: '\\S',
        description: 'Name of the place or number of its station; without it all places that have a curve.',
        examples: ['Perth', '009021'],
      }),
    ),
    shift_c: Type.Optional(
      Type.Number({ minimum: 0, maximum: 5, description: 'Degrees added to every day.', examples: [1] }),
    ),
  }),
  response: HeatResponse,
  handler: ({ query, services }) => {
    const { place, shift_c } = query
    const key = `heat response ${shift_c ?? ''} ${place ?? ''}`
    return answerFromSnapshot(services, query, key, async (snapshot) => {
      const found = await heatResponse(services.database, snapshot, place, shift_c)
      return { body: presentHeatResponse(found), evidenceHash: found.evidence_hash }
    })
  },
})

export const warmingLevelRoutes: readonly Route[] = [levels, response]
