import { isIncomeOfGroup, isKindPossible, isRevenueTooLow } from '../contradictions/boundary.ts'
import { currentListing } from '../contradictions/facts.ts'
import type { Body, Documents } from '../documents.ts'
import type { DutyFacts } from './duty.ts'
import { approvedSubjects } from './facts.ts'

export const recordBody = ({ provenance }: Documents, kind: string): Body | undefined =>
  provenance.records.find(({ record }) => record === kind)?.body

/** Explanations move no date and lift no requirement before a member other than their author approved them. */
export const areExplanationsApproved = (documents: Documents): boolean =>
  approvedSubjects(documents).has('record:contradiction_explanations')

/** What published data tells where the company says otherwise, then what the company said. */
export function dutyFacts(documents: Documents): DutyFacts {
  const { report } = documents
  const said = recordBody(documents, 'organisational_boundary')?.['reporting_duty'] as DutyFacts | undefined
  const isPublic = /public company/i.test(report.entity.entity_type ?? '')
  const isKindSaid = said?.['listed'] !== undefined || said?.['entity_kind'] !== undefined
  const isApproved = areExplanationsApproved(documents)
  const isExplained =
    isApproved &&
    report.contradictions.some(({ kind, status }) => kind === 'listing' && status === 'explained')
  const isTaken = (kind: string): boolean => isApproved && isClaimExplained(report, kind)
  const published = {
    ...(isPublic ? { lodges_financial_reports: true } : {}),
    ...(isTaken('period_length') ? { first_year_shown: true } : {}),
    ...(report.registry.availability.status === 'available' ? { nger: 'above_threshold' } : {}),
    ...(isKindSaid && currentListing(documents) !== null && !isExplained ? { listed: true } : {}),
  }
  const isStatusTaken = isTaken('entity_status')
  const own = { ...said, ...kindOf(said, report.entity.entity_type ?? '', isStatusTaken) }
  if (own['lodges_financial_reports'] === false && !isStatusTaken && isInDuty(documents))
    delete own['lodges_financial_reports']
  if (own['entity_kind'] === null) delete own['entity_kind']
  return {
    ...yearEnds(documents, isTaken('year_end')),
    ...own,
    ...published,
    ...publishedSizes(documents),
  }
}

/** That of the period; and that of an earlier one that the report names, until the change is explained and approved. */
function yearEnds({ report, provenance }: Documents, isTaken: boolean): DutyFacts {
  const earlier = provenance.contradiction_facts.earlier_period
  const isNamed = report.contradictions.some(({ kind }) => kind === 'year_end')
  return {
    year_end: report.period.end.slice(5),
    ...(isNamed && !isTaken && earlier !== null ? { earlier_year_end: earlier.end.slice(5) } : {}),
  }
}

/** Every question of a kind about the boundary is explained, and there is one. */
function isClaimExplained({ contradictions }: Documents['report'], wanted: string): boolean {
  const own = contradictions.filter(
    ({ kind, declared }) =>
      kind === wanted &&
      declared.record === 'organisational_boundary' &&
      !declared.pointer.startsWith('/reporting_duty/year_starts'),
  )
  return own.length > 0 && own.every(({ status }) => status === 'explained')
}

/** What the register's type makes of a kind that it speaks against, or that no one can say what follows from; null for unknown. */
function kindOf(said: DutyFacts | undefined, type: string, isTaken: boolean): DutyFacts {
  const kind = said?.['entity_kind']
  if (typeof kind !== 'string') return {}
  if (isKindPossible(kind, type) && (kind !== 'retail_cciv' || isTaken)) return {}
  const ofType = /public company/i.test(type)
    ? 'public_company'
    : /(proprietary|private) company/i.test(type)
      ? 'large_proprietary_company'
      : null
  return { entity_kind: ofType }
}

/** The registry prints the company, or the tax office an income of group 3 or above. */
const isInDuty = ({ report, provenance }: Documents): boolean =>
  report.registry.availability.status === 'available' ||
  isIncomeOfGroup(provenance.contradiction_facts.income?.aud ?? 0)

/** Published sizes that show a declared one to be too small. */
function publishedSizes(documents: Documents): DutyFacts {
  const said = recordBody(documents, 'organisational_boundary')?.['reporting_duty'] as
    | { readonly revenue_aud?: number; readonly employees?: number }
    | undefined
  const { income, employer } = documents.provenance.contradiction_facts
  return {
    ...(income !== null && said?.revenue_aud !== undefined && isRevenueTooLow(said.revenue_aud, income.aud)
      ? { revenue_aud: income.aud }
      : {}),
    ...(employer !== null && said?.employees !== undefined && said.employees < employer.least
      ? { employees: employer.least }
      : {}),
  }
}
