import type { Factor } from '../factors/factor.ts'
import { factorIn } from '../factors/library.ts'
import { regionsCovering } from '../factors/regions.ts'
import { hasFigure, type NationalFactors } from './choose-factor.ts'
import type { LineReason } from './line.ts'
import type { LineRegion } from './region.ts'

/** The factor of making and moving what a line burns or buys, and what was assumed in choosing it. */
export interface Upstream {
  readonly factor: Factor | null
  /** Said with the line; none of them makes it doubtful unless it is in `doubts`. */
  readonly notes: readonly LineReason[]
  readonly doubts: readonly LineReason[]
}

const NONE: Upstream = { factor: null, notes: [], doubts: [] }

/** Category 3 of a fuel or of electricity, from the table beside it. */
export function upstreamOf(national: NationalFactors, factor: Factor, region: LineRegion): Upstream {
  const [kind, ...rest] = factor.factor_id.split('.')
  if (kind === 'electricity')
    return found(national, factor, `electricity.upstream-and-losses.${rest.slice(1).join('.')}`)
  if (kind !== 'stationary' && kind !== 'transport') return NONE
  if (rest.at(-1) === 'natural-gas-pipeline') return pipelineGas(national, factor, region)
  return found(national, factor, ['upstream', ...rest].join('.'))
}

function found({ library, issue }: NationalFactors, factor: Factor, id: string): Upstream {
  const upstream = factorIn(library, issue, id)
  if (hasFigure(upstream)) return { factor: upstream, notes: [], doubts: [] }
  const message = `The ${issue.edition} edition publishes no scope 3 factor for ${factor.factor_id}, so category 3 has nothing from this line.`
  return { ...NONE, notes: [{ code: 'upstream_not_published', message }] }
}

/** Printed by state and by network. */
function pipelineGas(national: NationalFactors, factor: Factor, { code, network }: LineRegion): Upstream {
  if (code === undefined) {
    const message =
      'Scope 3 of pipeline gas differs by state: without a region, category 3 has nothing from this line.'
    return { ...NONE, doubts: [{ code: 'upstream_needs_region', member: 'region', message }] }
  }
  const metro = network ?? 'metro'
  const id = `upstream.gaseous-fuel.natural-gas-pipeline-${metro.replace('_', '-')}`
  const name = [...regionsCovering(code)]
    .map((region) => `${id}.${region.toLowerCase().replace('_', '-')}`)
    .find((one) => factorIn(national.library, national.issue, one) !== undefined)
  const upstream = found(national, factor, name ?? `${id}.${code.toLowerCase()}`)
  if (network !== undefined || upstream.factor === null) return upstream
  const message =
    'The metropolitan network was assumed for scope 3 of the gas. Say metro or non_metro in gas_network.'
  return { ...upstream, doubts: [{ code: 'gas_network_assumed', member: 'gas_network', message }] }
}
