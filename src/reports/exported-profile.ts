import type { Profile } from '../domain/company/profile.ts'
import type { ReportSource } from '../domain/disclosure/report/report.ts'

/** A profile with what a reader needs to cite it. */
export interface ExportedProfile {
  readonly abn: string
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly profile: Profile
  readonly sources: readonly ReportSource[]
}

/** Stands on the first page of every export. */
export const NOTICE =
  'Made from published government data alone. It is not a sustainability report, has not been assured and is no advice.'
