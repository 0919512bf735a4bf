import type { EvidenceInput, Method } from '../evidence.ts'
import type { Factor } from './factor.ts'
import { GWP_TRANSFORM, type GwpTable, type GwpTransform, type MethaneChoice, transformToAr6 } from './gwp.ts'

const FACTOR_CHOICE: Method = { id: 'factor_choice', version: '1.0.0' }

/** The warming potentials that factors are wanted on: as published, or the sixth assessment. */
export type GwpBasis =
  | { readonly gwp_basis: 'native' }
  | { readonly gwp_basis: 'AR6'; readonly methane: MethaneChoice }

export const NATIVE: GwpBasis = { gwp_basis: 'native' }

export const basisKey = (basis: GwpBasis): string =>
  basis.gwp_basis === 'native' ? 'native' : `AR6 ${basis.methane}`

export const methodsOf = (basis: GwpBasis): Method[] =>
  basis.gwp_basis === 'native' ? [FACTOR_CHOICE] : [FACTOR_CHOICE, GWP_TRANSFORM]

const AS_PUBLISHED: GwpTransform = {
  status: 'native',
  reason: null,
  methane: null,
  gases: [],
  total: null,
  potentials: [],
}

export const onBasis = (factor: Factor, potentials: GwpTable, basis: GwpBasis): GwpTransform =>
  basis.gwp_basis === 'native' ? AS_PUBLISHED : transformToAr6(factor, potentials, basis.methane)

/** What a factor on a basis was computed from: its cells, and the potentials where it was re-based. */
export function inputsOf(factor: Factor, transform: GwpTransform): EvidenceInput[] {
  return [
    ...factor.inputs,
    ...transform.potentials.map((row) => ({
      dataset: row.dataset,
      release: row.release_id,
      file_sha256: row.file_sha256,
      ref: row.row_ref,
      field: row.gas_code,
      observed: 'GWP100',
      value_text: `AR5 ${row.ar5_gwp100 ?? 'none'}, AR6 ${row.ar6_gwp100 ?? 'none'}`,
    })),
  ]
}
