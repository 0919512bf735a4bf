import type { BlockName } from '../domain/company/blocks.ts'
import type { Profile } from '../domain/company/profile.ts'
import type { BlockOutcomes } from '../domain/company/profile-blocks.ts'
import type { ProfileSeries } from '../domain/disclosure/report/compose-series.ts'
import type { ReportSource } from '../domain/disclosure/report/report.ts'

/** A profile as plain data: without the functions that explain its figures, so that a thread can be handed it. */
export type PlainProfile = Omit<Profile, 'blocks'> & {
  readonly blocks: { readonly [Name in BlockName]: Omit<BlockOutcomes[Name], 'workings' | 'peers'> }
}

/** A profile with what a reader needs to cite it. */
export interface ExportedProfile {
  readonly abn: string
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly profile: PlainProfile
  /** What its charts show. */
  readonly series: ProfileSeries
  readonly sources: readonly ReportSource[]
}

/** Stands on the first page of every export. */
export const NOTICE =
  'Made only from published government data. It is not a sustainability report or advice, and it has not been assured.'
