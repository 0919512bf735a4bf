import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../api/client.ts'
import { sourceLine } from '../../components/chart/source-line.ts'

/** One indicator as the profile sums it up. */
export type Indicator = NonNullable<Schema<'ClimateContextBlock'>['indicators']>[number]
/** The same year by year. */
export type IndicatorSeries = Schema<'ClimateSeries'>['data']['indicators'][number]

/** The climate at the head office year by year: what the profile's summary is made of. */
export const useClimateSeries = (abn: string, asOf: string | undefined) =>
  useQuery({
    queryKey: ['climate series', abn, asOf],
    queryFn: async ({ signal }) => {
      const query = asOf === undefined ? {} : { as_of: asOf }
      const { data, meta } = await answer(
        api.GET('/v1/companies/{abn}/climate-series', { params: { path: { abn }, query }, signal }),
      )
      return { indicators: data.indicators, source: sourceLine(meta) }
    },
  })
