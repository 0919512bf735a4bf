import { sourceOf } from '../../domain/disclosure/report/compose.ts'
import type { ExportedProfile } from '../../reports/exported-profile.ts'
import type { PortfolioTable } from '../../reports/workbook/render-portfolio-workbook.ts'
import type { CompanyProfile } from './climate-profile.ts'

export const EXPORT_FORMATS = ['xlsx', 'pdf'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A profile to be made into a file. Plain data, so that a thread can do it. */
export interface ProfileExport {
  readonly format: ExportFormat
  /** With the sheets that an assurer works in; for XLSX. */
  readonly assurance: boolean
  readonly answer: ExportedProfile
}

/** Many companies to be made into one workbook. */
export interface PortfolioExport {
  readonly portfolio: PortfolioTable
}

export type RenderProfile = (wanted: ProfileExport | PortfolioExport) => Promise<Uint8Array>

/** The profile with what a reader needs to cite it. */
export const exportedProfile = ({ abn, snapshot, profile, releases }: CompanyProfile): ExportedProfile => ({
  abn,
  snapshot: { id: snapshot.id, as_of: snapshot.as_of },
  profile,
  sources: releases.map(sourceOf),
})
