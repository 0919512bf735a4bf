import type { BlockName } from '../../domain/company/blocks.ts'
import type { Profile } from '../../domain/company/profile.ts'
import { sourceOf } from '../../domain/disclosure/report/compose.ts'
import { composeProfileSeries } from '../../domain/disclosure/report/compose-series.ts'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import type { ChallengePaper } from '../../reports/challenge.ts'
import type { ExportedProfile, PlainProfile } from '../../reports/exported-profile.ts'
import type { ExportedPortfolio } from '../../reports/portfolio/exported-portfolio.ts'
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

/** The readable disclosure of a report. */
export interface DraftExport {
  readonly draft: DisclosureReport
  readonly format: DraftFormat
}

export const DRAFT_FORMATS = ['docx', 'pdf', 'html'] as const
export type DraftFormat = (typeof DRAFT_FORMATS)[number]

/** Financed emissions of a portfolio. */
export interface BookExport {
  readonly book: ExportedPortfolio
  readonly format: 'xlsx' | 'pdf'
}

/** The verdicts on a filed report. */
export interface ChallengeExport {
  readonly challenge: ChallengePaper
  readonly format: 'xlsx' | 'pdf'
}

export type RenderProfile = (
  wanted: ProfileExport | PortfolioExport | DraftExport | BookExport | ChallengeExport,
) => Promise<Uint8Array>

/** Files for a tenant, who takes turns with others. */
export type RenderFor = (tenantId: string) => RenderProfile

/** The profile with what a reader needs to cite it. */
export const exportedProfile = ({
  abn,
  snapshot,
  profile,
  releases,
}: Pick<CompanyProfile, 'abn' | 'profile' | 'releases'> &
  Pick<ExportedProfile, 'snapshot'>): ExportedProfile => ({
  abn,
  snapshot: { id: snapshot.id, as_of: snapshot.as_of },
  profile: plainProfile(profile),
  series: composeProfileSeries({ profile, company: { abn } }),
  sources: releases.map(sourceOf),
})

function plainProfile({ blocks, ...rest }: Profile): PlainProfile {
  const plain = Object.entries(blocks).map(([name, outcome]) => {
    const { workings: _, peers: __, ...data } = outcome as (typeof blocks)['sector_benchmark']
    return [name as BlockName, data]
  })
  return { ...rest, blocks: Object.fromEntries(plain) as PlainProfile['blocks'] }
}
