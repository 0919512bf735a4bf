import type { RegisterCheck } from '../domain/company/identity/register-check.ts'
import type { Measure } from '../domain/disclosure/records/s2-statements.ts'
import type { DisclosureReport, Metric } from '../domain/disclosure/report/report.ts'
import { FIGURES_CHANGED } from '../domain/review/figures.ts'
import { isDraftPaper } from '../domain/review/period-review.ts'
import { abn, day, words } from './format.ts'

/** Whether the business register was asked, in words for a reader. */
export function registerWords({ status, answered_on, name_here, name_in_register }: RegisterCheck): string {
  const on = answered_on === null ? '' : ` on ${day(answered_on)}`
  const words: Readonly<Record<RegisterCheck['status'], string>> = {
    not_asked: 'Not checked',
    confirmed: `Name and status confirmed${on}`,
    unavailable: answered_on === null ? 'Checked; no response' : `Checked; no response. Last response${on}`,
    differs:
      name_in_register === null
        ? 'Checked; no record of this ABN'
        : `Differs${on}: ${name_in_register} in the register, ${name_here ?? 'no name'} here`,
  }
  return words[status]
}

/** Stands on every page of a bundle that is not finished, whoever approved its records. */
const DRAFT = 'DRAFT'

/** Stands on every page of a finished bundle whose figures are not those that were approved. */
const CHANGED = FIGURES_CHANGED.toUpperCase()

/** The mark of a report; null for one that says what was approved. */
export const draftMark = ({ review }: Pick<DisclosureReport, 'review'>): string | null =>
  isDraftPaper(review) ? DRAFT : review.figures?.state === 'changed' ? CHANGED : null

/** How far the review is, in words for a reader. */
export const reviewWords = ({ review }: Pick<DisclosureReport, 'review'>): string =>
  isDraftPaper(review) ? `${DRAFT}. ${review.statement}` : review.statement

/** What was approved and when, at the foot of every page of a final paper; null for any other, which never claims it. */
function finalWords({ review, readiness }: DisclosureReport): string | null {
  const last = review.approvers
    .map(({ last_at }) => last_at)
    .toSorted()
    .at(-1)
  if (draftMark({ review }) !== null || last === undefined) return null
  const approved = readiness.requirements.filter(({ rung }) => rung === 'approved').length
  return `Approved on ${day(last.slice(0, 10))}: ${approved} requirements and the directors’ declaration`
}

/** What people judged not material, which a reader must meet on the first page; null where nothing was. */
export function notMaterialWords({ readiness }: DisclosureReport): string | null {
  const ids = readiness.requirements
    .filter(({ set_aside }) => set_aside?.status === 'not_material')
    .map(({ requirement_id }) => requirement_id)
  return ids.length === 0
    ? null
    : `${ids.length} ${ids.length === 1 ? 'requirement' : 'requirements'}: ${ids.join(', ')}`
}

/** What a cover says of the approval, in both papers. */
export function coverFacts(report: DisclosureReport): { readonly label: string; readonly value: string }[] {
  const [final, notMaterial] = [finalWords(report), notMaterialWords(report)]
  return [
    { label: 'Evidence', value: report.readiness.score_line },
    { label: 'Review', value: final === null ? reviewWords(report) : `${final}. ${reviewWords(report)}` },
    ...(notMaterial === null ? [] : [{ label: 'Judged not material', value: notMaterial }]),
  ]
}

/** What the foot of every page says, in both papers. The snapshot is on the cover. */
export function footWords(report: DisclosureReport): string {
  const { entity, period } = report
  const final = finalWords(report)
  return `${final === null ? '' : `${final}. `}ABN ${abn(entity.abn)}, period to ${day(period.end)}`
}

/** What codes are called in a report. A code that is not here is shown as its own words. */
export const PILLAR_TITLES: Readonly<Record<string, string>> = {
  general: 'General requirements',
  governance: 'Governance',
  strategy: 'Strategy',
  risk_management: 'Risk management',
  metrics_and_targets: 'Metrics and targets',
}

export const STATUS_WORDS: Readonly<Record<string, string>> = {
  evidenced: 'Evidenced',
  partially_evidenced: 'Partly evidenced',
  missing: 'Missing',
  stale: 'Out of date',
  conflicting: 'Conflicting',
  relief_applied: 'Relief applied',
  not_material: 'Not material',
  not_applicable: 'Not applicable',
}

export const STATE_WORDS: Readonly<Record<string, string>> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  blocked: 'Blocked',
  declared_complete: 'Stated, not yet supported',
  evidence_complete: 'Evidence complete',
  signed_off: 'Signed off',
}

/** What the figures of a statement are called. */
export const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  scope1_t: 'Scope 1',
  scope2_location_t: 'Scope 2, location-based',
  scope2_market_t: 'Scope 2, market-based',
  scope1_and_2_t: 'Scope 1 and 2, location-based',
  scope3_t: 'Scope 3',
  net_energy_gj: 'Net energy consumed',
  safeguard_covered_t: 'Emissions covered by the Safeguard Mechanism',
  safeguard_baseline_t: 'Baseline under the Safeguard Mechanism',
}

export const BASIS_WORDS: Readonly<Record<string, string>> = {
  reported: 'As published',
  derived: 'Derived',
  estimated: 'Estimated',
  screening: 'Screening',
  tenant_declared: 'Declared by the company',
}

/** The registry’s figures stand beside the company’s own, so a reader must see whose they are. */
const REGISTRY_BASIS: Readonly<Record<string, string>> = {
  reported: 'As the national registry publishes it',
  derived: 'Computed from figures of the national registry',
}

export const basisWords = ({ topic, basis }: Pick<Metric, 'topic' | 'basis'>): string =>
  (topic === 'emissions' ? REGISTRY_BASIS[basis] : undefined) ?? BASIS_WORDS[basis] ?? words(basis)

export const TOPIC_TITLES: Readonly<Record<string, string>> = {
  ledger: 'Emissions ledger of the year',
  year: 'The year in figures',
  emissions: 'Emissions',
  trend: 'Trend',
  sector: 'Sector',
  safeguard: 'Safeguard Mechanism',
  electricity: 'Electricity',
  physical_risk: 'Physical risk',
  sites: 'Physical risk of the sites',
  hazards: 'Hazards',
  scenarios: 'Warming scenarios',
  transition_risk: 'Transition risk',
  transition_scenarios: 'Transition scenarios',
  scope3: 'Scope 3 screening',
  scope2: 'Scope 2',
  targets: 'Targets',
  boundary: 'Organisational boundary',
  readiness: 'Readiness',
}
