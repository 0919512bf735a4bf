import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { answer, api, type Schema } from '../../api/client.ts'
import { SCENARIOS } from '../../components/hazard-map/reading.ts'
import type { Evidence } from '../../components/provenance/claim.ts'

export type Profile = Schema<'ProfileData'>
export type BlockName = Exclude<keyof Profile, 'abn' | 'evidence_hash' | 'provenance'>
export type Risk = Schema<'RiskData'>

/** The day as at which the company is looked at, from the address; undefined for the newest data. */
export function useAsOf(): readonly [string | undefined, (day: string | undefined) => void] {
  const [parameters, setParameters] = useSearchParams()
  const asOf = parameters.get('as_of') ?? undefined
  const choose = (day: string | undefined): void => setParameters(day === undefined ? {} : { as_of: day })
  return [asOf, choose]
}

const pinned = (asOf: string | undefined) => (asOf === undefined ? {} : { as_of: asOf })

export const useProfile = (abn: string, asOf: string | undefined) =>
  useQuery({
    queryKey: ['profile', abn, asOf],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/climate-profile', {
          params: { path: { abn }, query: pinned(asOf) },
          signal,
        }),
      ),
    // The page of the same company stays while another day is asked for, so that nothing jumps.
    placeholderData: (previous) => (previous?.data.abn === abn ? keepPreviousData(previous) : undefined),
  })

export const useRisk = (abn: string, asOf: string | undefined) =>
  useQuery({
    queryKey: ['risk', abn, asOf],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/climate-risk', {
          params: { path: { abn }, query: { explain: true, ...pinned(asOf) } },
          signal,
        }),
      ),
  })

/** The risk of every site with its rules, from when it is wanted. */
export const useSiteRisks = (abn: string, asOf: string | undefined, wanted: boolean) =>
  useQuery({
    queryKey: ['site-risks', abn, asOf],
    enabled: wanted,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/sites/climate-risks', {
          params: { path: { abn }, query: { explain: true, ...pinned(asOf) } },
          signal,
        }),
      ),
  })

/** Every hazard at every site, now and at the levels of warming that the map shows. */
export const useSiteHazards = (abn: string, asOf: string | undefined) =>
  useQuery({
    queryKey: ['site-hazards', abn, asOf],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/sites/climate-risks', {
          params: { path: { abn }, query: { scenario: SCENARIOS, ...pinned(asOf) } },
          signal,
        }),
      ),
  })

export const useGridSeries = (region: string | undefined, asOf: string | undefined) =>
  useQuery({
    queryKey: ['grid', region, asOf],
    enabled: region !== undefined,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/grid-intensity/{region}', {
          params: { path: { region: region ?? '' }, query: { interval: 'month', ...pinned(asOf) } },
          signal,
        }),
      ),
  })

/** The inputs of one block alone: the profile, asked for nothing else. */
export async function blockEvidence(
  abn: string,
  block: BlockName,
  asOf: string | undefined,
): Promise<Evidence> {
  const { data, meta } = await answer(
    api.GET('/v1/companies/{abn}/climate-profile', {
      params: { path: { abn }, query: { include: [block], explain: true, ...pinned(asOf) } },
      querySerializer: { array: { style: 'form', explode: false } },
    }),
  )
  return {
    releases: data.provenance.releases,
    inputs: data.provenance.inputs ?? [],
    calculations: data[block]?.calculations ?? [],
    licences: meta.licences,
    allOf: 'The API lists them all with explain=true.',
  }
}
