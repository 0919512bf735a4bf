import { renderProfilePdf } from '../../reports/pdf/render-profile-pdf.ts'
import { renderProfileWorkbook } from '../../reports/workbook/render-profile-workbook.ts'
import type { RenderProfile } from './export-profile.ts'

/** Makes the file, here and now: it takes a processor for a good part of a second, so a server does it in a thread. */
export const renderProfile: RenderProfile = ({ format, assurance, answer }) =>
  format === 'pdf' ? renderProfilePdf(answer) : renderProfileWorkbook(answer, { assurance })
