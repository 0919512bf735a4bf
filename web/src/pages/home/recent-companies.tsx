import { abnText } from '../../format/words.ts'
import { readRecent } from '../../recent.ts'
import { CompanyLinks } from './company-links.tsx'

/** Where you were before; nothing on a first visit. */
export function RecentCompanies() {
  const companies = readRecent().map(({ abn, name }) => ({ abn, name, why: abnText(abn) }))
  return companies.length === 0 ? null : <CompanyLinks title="Recently viewed" companies={companies} />
}
