import type { EvidenceInput } from '../evidence.ts'

/** The version of the standard, and why it is this one. */
export interface StandardChoice {
  readonly version: string
  readonly title: string
  readonly url: string
  readonly basis: 'in_force' | 'early_adoption' | 'voluntary'
  readonly reason: string
  /** SHA-256 over the canonical JSON of its requirements as the service words them. */
  readonly requirements_sha256: string
}

/** The requirements are an input too: another wording or version is another question. */
export const standardInput = ({ version, requirements_sha256 }: StandardChoice): EvidenceInput => ({
  dataset: 'aasb_s2_requirements',
  release: version,
  file_sha256: requirements_sha256,
  ref: 'all',
  field: 'requirements',
  observed: version,
  value_text: null,
})
