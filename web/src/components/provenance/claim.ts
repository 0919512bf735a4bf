import type { Schema } from '../../api/client.ts'

/** Where a figure comes from: releases, the values taken from them, and what their licences ask for. */
export interface Evidence {
  readonly releases: readonly (Omit<
    Schema<'Provenance'>['releases'][number],
    | 'fields'
    | 'inputs'
    | 'input_observed_from'
    | 'input_observed_to'
    | 'observed_from'
    | 'observed_to'
    | 'published_basis'
  > & {
    /** Absent in bundles of earlier versions. */
    readonly published_basis?: string | undefined
  })[]
  readonly inputs: readonly Schema<'EvidenceInput'>[]
  /** How the figure was computed from them, step by step; none where its formula is not published. */
  readonly calculations?: readonly Schema<'ExplainedCalculation'>[]
  readonly licences: readonly Schema<'ClimateProfile'>['meta']['licences'][number][]
  /** Where all inputs are listed when there are more than can be shown. */
  readonly allOf?: string
}

/** A figure that can be asked where it comes from. */
export interface Claim {
  readonly title: string
  /** As it is shown, with its unit. */
  readonly value: string
  /** What qualifies it, such as the basis or a flag. */
  readonly remarks?: readonly string[]
  readonly method?: { readonly id: string; readonly version: string; readonly url: string }
  /** Names the evidence among all that was asked for. */
  readonly evidenceKey: readonly unknown[]
  readonly loadEvidence: () => Promise<Evidence>
}
