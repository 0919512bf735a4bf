import type { Factor } from '../factor.ts'

export const LINT_CODES = [
  'wrong_edition',
  'superseded_issue',
  'wrong_region',
  'method_mix',
  'gwp_mix',
  'gas_part',
  'unit_slip',
  'unit_not_understood',
  'unit_does_not_fit',
  'not_in_any_edition',
  'edition_mix',
  'scopes_added',
  'not_in_these_factors',
] as const

export interface Finding {
  readonly code: (typeof LINT_CODES)[number]
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** The factor that the value belongs to, or comes nearest to; null where none is known. */
  readonly found: Factor | null
}

export const error = (code: Finding['code'], message: string, found: Factor | null = null): Finding => ({
  code,
  severity: 'error',
  message,
  found,
})
