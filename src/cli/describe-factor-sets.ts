import type { PublicFactorSet } from '../domain/ledger/public-factors.ts'
import type { LoadedFactorSet } from '../operations/ledger/public-factors.ts'
import { table } from './output.ts'

const OUTCOMES: Readonly<Record<LoadedFactorSet['outcome'], string>> = {
  loaded: 'loaded',
  checked: 'would be loaded; nothing was saved',
  already_loaded: 'is loaded already',
  withdrawn: 'is withdrawn',
}

export const describeFactorSet = ({
  set,
  outcome,
  factors,
  added,
  changed,
  removed,
}: LoadedFactorSet): string =>
  [
    `${set.id}, version ${set.version}: ${OUTCOMES[outcome]}.`,
    `${set.source}, ${set.year}, ${set.gwp_set}, ${set.licence}. ${set.document}.`,
    `${factors} factors: ${added.length} new, ${changed.length} changed, ${removed.length} removed.`,
  ].join('\n')

export const describeFactorSets = (sets: readonly PublicFactorSet[]): string =>
  sets.length === 0
    ? 'No public factor sets are loaded. `southerly factors load --help` says how.'
    : table(
        ['set', 'version', 'factors', 'source', 'year', 'potentials', 'licence'],
        sets.map(({ id, version, factors, source, year, gwp_set, licence }) => [
          id,
          String(version),
          String(factors.length),
          source,
          String(year),
          gwp_set,
          licence,
        ]),
      )
