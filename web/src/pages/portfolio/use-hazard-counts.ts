import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../api/client.ts'
import { SCENARIOS } from '../../components/hazard-map/reading.ts'

/** As many as the API takes at once. */
const CHUNK = 50

type Summary = Schema<'ClimateRiskBatch'>['summary']
type HazardCount = Summary['hazards'][number] & {
  readonly now?: Summary['scenarios'][number]['hazards'][number]['now']
}

/** Companies by the worst band of a hazard among their sites. */
export interface HazardRow {
  readonly hazard: string
  readonly byBand: ReadonlyMap<string, number>
  /** The companies of a scenario as they are now; none for now itself. */
  readonly nowByBand: ReadonlyMap<string, number>
  readonly notAssessed: number
}

/** By stage: `now`, and each scenario by its id. */
export type HazardCounts = ReadonlyMap<string, readonly HazardRow[]>

/** Counts over all companies of the list, asked for 50 at a time once someone wants them. */
export const useHazardCounts = (abns: readonly string[], snapshot: string | undefined, wanted: boolean) =>
  useQuery({
    queryKey: ['portfolio-hazards', abns, snapshot],
    enabled: wanted && snapshot !== undefined,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const summaries: Summary[] = []
      for (let from = 0; from < abns.length; from += CHUNK) {
        const { summary } = await answer(
          api.POST('/v1/companies/batch/climate-risks', {
            params: { query: { scenario: SCENARIOS, ...(snapshot === undefined ? {} : { snapshot }) } },
            body: { abns: abns.slice(from, from + CHUNK) },
            signal,
          }),
        )
        summaries.push(summary)
      }
      return addUp(summaries)
    },
  })

/** A chunk in which no company has a hazard counts its companies as not assessed. */
function addUp(summaries: readonly Summary[]): HazardCounts {
  const stages = new Set(summaries.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)))
  const of = (stage: string, summary: Summary): readonly HazardCount[] =>
    stage === 'now' ? summary.hazards : (summary.scenarios.find(({ id }) => id === stage)?.hazards ?? [])
  return new Map(
    ['now', ...stages].map((stage) => {
      const names = [...new Set(summaries.flatMap((one) => of(stage, one).map(({ hazard }) => hazard)))]
      return [stage, names.map((hazard) => rowOf(hazard, summaries, (one) => of(stage, one)))]
    }),
  )
}

function rowOf(
  hazard: string,
  summaries: readonly Summary[],
  hazardsOf: (summary: Summary) => readonly HazardCount[],
): HazardRow {
  const byBand = new Map<string, number>()
  const nowByBand = new Map<string, number>()
  let notAssessed = 0
  for (const summary of summaries) {
    const found = hazardsOf(summary).find((one) => one.hazard === hazard)
    notAssessed += found?.not_assessed ?? summary.companies
    addTo(byBand, found?.by_band)
    addTo(nowByBand, found?.now?.by_band)
  }
  return { hazard, byBand, nowByBand, notAssessed }
}

function addTo(counts: Map<string, number>, more: HazardCount['by_band'] = []): void {
  for (const { band, companies } of more) counts.set(band, (counts.get(band) ?? 0) + companies)
}
