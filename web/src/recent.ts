/** Companies that were looked at in this browser, newest first. Kept in the browser alone. */
export interface RecentCompany {
  readonly abn: string
  readonly name: string
}

const PLACE = 'southerly-recent-companies'
const KEPT = 6

export function readRecent(): readonly RecentCompany[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    // What another program or an older version left there is no reason to show no page.
    return []
  }
}

export function rememberRecent(company: RecentCompany): void {
  const others = readRecent().filter(({ abn }) => abn !== company.abn)
  localStorage.setItem(PLACE, JSON.stringify([company, ...others].slice(0, KEPT)))
}

const isRecent = (value: unknown): value is RecentCompany =>
  typeof value === 'object' && value !== null && 'abn' in value && 'name' in value
