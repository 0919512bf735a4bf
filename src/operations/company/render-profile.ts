import { renderChallengePdf, renderChallengeWorkbook } from '../../reports/challenge.ts'
import { renderDraft } from '../../reports/disclosure-draft/render-draft.ts'
import { renderProfilePdf } from '../../reports/pdf/render-profile-pdf.ts'
import { typesetPdf } from '../../reports/pdf/typst.ts'
import { portfolioDocument } from '../../reports/portfolio/portfolio-document.ts'
import { renderPortfolioBook } from '../../reports/portfolio/render-workbook.ts'
import { renderPortfolioWorkbook } from '../../reports/workbook/render-portfolio-workbook.ts'
import { renderProfileWorkbook } from '../../reports/workbook/render-profile-workbook.ts'
import type { RenderProfile } from './export-profile.ts'

/** Makes the file, here and now: it takes a processor for a good part of a second, so a server does it in another process. */
export const renderProfile: RenderProfile = (wanted) => {
  if ('portfolio' in wanted) return renderPortfolioWorkbook(wanted.portfolio)
  if ('book' in wanted)
    return wanted.format === 'pdf'
      ? typesetPdf(portfolioDocument(wanted.book))
      : renderPortfolioBook(wanted.book)
  if ('challenge' in wanted)
    return (wanted.format === 'pdf' ? renderChallengePdf : renderChallengeWorkbook)(wanted.challenge)
  if ('draft' in wanted) return renderDraft(wanted.draft, wanted.format)
  const { format, assurance, answer } = wanted
  return format === 'pdf' ? renderProfilePdf(answer) : renderProfileWorkbook(answer, { assurance })
}
