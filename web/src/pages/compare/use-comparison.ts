import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { answer, api } from '../../api/client.ts'
import { MOST_COMPARED } from '../../components/comparison/basket.ts'
import { registrySource } from '../../components/registry/source.ts'
import { companyOf, withOwnNames } from './company.ts'

const BLOCKS = [
  'entity',
  'emissions',
  'emissions_trend',
  'sector_classification',
  'sector_benchmark',
  'safeguard_mechanism',
] as const

/** The ABNs of the address, each once and no more than can be told apart. */
export function useCompared() {
  const [parameters, setParameters] = useSearchParams()
  const abns = [...new Set(parameters.getAll('abn').flatMap((abn) => abn.replaceAll(' ', '') || []))].slice(
    0,
    MOST_COMPARED,
  )
  const choose = (next: readonly string[]): void =>
    setParameters((before) => {
      const changed = new URLSearchParams(before)
      changed.delete('abn')
      for (const abn of next) changed.append('abn', abn)
      return changed
    })
  return { abns, choose, parameters, setParameters }
}

/** Profiles and risks of the companies, both of one snapshot. */
export const useComparison = (abns: readonly string[]) =>
  useQuery({
    queryKey: ['comparison', abns],
    enabled: abns.length > 0,
    queryFn: async ({ signal }) => {
      const profiles = await answer(
        api.POST('/v1/companies/batch/climate-profiles', {
          body: { abns: [...abns], include: [...BLOCKS] },
          signal,
        }),
      )
      const { snapshot, licences } = profiles.meta
      const risks = await answer(
        api.POST('/v1/companies/batch/climate-risks', {
          params: { query: { snapshot } },
          body: { abns: [...abns] },
          signal,
        }),
      )
      return {
        companies: withOwnNames(profiles.results.map((result, at) => companyOf(result, risks.results[at]))),
        source: `${registrySource(licences)} Compiled by Southerly (${snapshot}).`,
        snapshot,
      }
    },
  })
