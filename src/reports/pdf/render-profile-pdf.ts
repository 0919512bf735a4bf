import type { ExportedProfile } from '../exported-profile.ts'
import { profileDocument } from './profile-document.ts'
import { typesetPdf } from './typst.ts'

/** One climate profile as a short PDF. The same profile gives the same bytes. */
export const renderProfilePdf = (answer: ExportedProfile): Promise<Uint8Array> =>
  typesetPdf(profileDocument(answer))
