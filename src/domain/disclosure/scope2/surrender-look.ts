import type { Evidenced } from '../../company/outcome.ts'
import type { EvidenceInput } from '../../evidence.ts'
import type { Certificate, Instrument } from '../records/market-based-evidence.ts'
import { serialCount } from './certificate-serials.ts'
import type { NotTold, RegisterLook } from './register-look.ts'

/** What the certificate register logged of a range of certificates on a day. */
export interface CertificateAction
  extends Evidenced,
    Pick<Certificate, 'accreditation_code' | 'vintage' | 'serial_first' | 'serial_last'> {
  /** In the register's own words. */
  readonly action_type: string
  readonly status: string | null
  /** Day in Sydney. */
  readonly completed_on: string
  readonly generation_state: string | null
  /** What the account is kept for, where its name says so. */
  readonly account_purpose: string | null
}

/** The register's log as far as it is loaded: a day at a time. */
export interface ActionLog {
  /** Days that claims name and that are loaded in full, each with the file that holds it. */
  readonly days: ReadonlyMap<string, readonly EvidenceInput[]>
  /** Actions on certificates that the record claims. */
  readonly actions: readonly CertificateAction[]
}

type Series = ReadonlyMap<string, readonly CertificateAction[]>

const seriesOf = ({ accreditation_code, vintage }: Pick<Certificate, 'accreditation_code' | 'vintage'>) =>
  `${accreditation_code} ${vintage}`

export const actionsBySeries = (log: ActionLog | null): Series => Map.groupBy(log?.actions ?? [], seriesOf)

/**
 * What an action did to certificates. The register's words for a voluntary surrender are not documented, so words that
 * are not known leave open what was done.
 */
type Effect = 'voluntary' | 'liability' | 'invalid' | 'living' | 'not_told'

/** Words of actions after which certificates are there to be surrendered. */
const LIVING = /transfer|created|registered|audit passed/

function effectOf({ action_type, status, account_purpose }: CertificateAction): Effect {
  const words = `${action_type} ${status ?? ''}`.toLowerCase()
  if (/invalid|audit failed/.test(words)) return 'invalid'
  if (/surrender|retire/.test(words)) {
    if (/liab|acquit|shortfall|mandatory/.test(words)) return 'liability'
    return /voluntar/.test(words) || account_purpose !== null ? 'voluntary' : 'not_told'
  }
  return LIVING.test(action_type.toLowerCase()) ? 'living' : 'not_told'
}

/** Certificates shown for a claim in the evidence of a look. The bundle holds all of them. */
const MOST_CITED = 20

/** Looks a claimed voluntary surrender up in the log; undefined for an instrument that claims none. */
export function lookUpSurrender(
  { type, certificate, retirement }: Instrument,
  log: ActionLog | null,
  series: Series,
): RegisterLook | undefined {
  const isClaimed = type !== 'on_site_sold' && retirement?.status === 'voluntarily_retired'
  if (!isClaimed || certificate?.scheme !== 'lgc') return undefined
  if (log === null)
    return notTold('register_not_loaded', 'The log of the certificate register is not loaded.', [])
  if (retirement.date === undefined)
    return notTold('day_not_stated', 'The record does not give the surrender date.', [])
  const touching = (series.get(seriesOf(certificate)) ?? []).filter(
    ({ serial_first, serial_last }) =>
      serial_first <= certificate.serial_last && certificate.serial_first <= serial_last,
  )
  return judge(certificate, retirement.date, touching, log.days.get(retirement.date))
}

function judge(
  certificate: Certificate,
  day: string,
  touching: readonly CertificateAction[],
  fileOfDay: readonly EvidenceInput[] | undefined,
): RegisterLook {
  const of = (...effects: readonly Effect[]) =>
    touching.filter((action) => effects.includes(effectOf(action)))
  const wrong = wrongEnd(certificate, day, touching, of)
  if (wrong !== undefined) return contradicted(...wrong)
  const ends = of('voluntary', 'not_told').filter(({ completed_on }) => completed_on === day)
  const count = serialCount(certificate)
  const found = covered(certificate, ends)
  const plain = ends.filter((action) => effectOf(action) === 'voluntary')
  if (covered(certificate, plain) === count)
    return {
      register: 'certificate_actions',
      outcome: 'confirmed',
      reason_code: null,
      says: `surrendered voluntarily on ${day}`,
      evidence: cited(plain),
    }
  if (found === count) {
    const { action_type } = ends.find((action) => effectOf(action) === 'not_told')!
    return notTold(
      'manner_not_told',
      `The register says "${action_type}" on ${day}, which does not show whether the surrender was voluntary.`,
      ends,
    )
  }
  if (found > 0) return contradicted(`${found} of ${count} surrendered on ${day}`, ends)
  return fileOfDay === undefined
    ? notTold('day_not_loaded', `The log of ${day} is not loaded, or not in full.`, touching)
    : { ...contradicted(`no surrender on ${day}`, []), evidence: fileOfDay }
}

/** How certificates ended otherwise than claimed, or lived on after the day. */
function wrongEnd(
  { state }: Certificate,
  day: string,
  touching: readonly CertificateAction[],
  of: (...effects: readonly Effect[]) => readonly CertificateAction[],
): readonly [says: string, actions: readonly CertificateAction[]] | undefined {
  const [liable] = of('liability')
  if (liable !== undefined) return [`surrendered for a liability on ${liable.completed_on}`, [liable]]
  const [invalid] = of('invalid')
  if (invalid !== undefined) return [`invalid since ${invalid.completed_on}`, [invalid]]
  const other = of('voluntary').find(({ completed_on }) => completed_on !== day)
  if (other !== undefined) return [`surrendered voluntarily on ${other.completed_on}`, [other]]
  const later = of('living').find(({ completed_on }) => completed_on > day)
  if (later !== undefined) return [`"${later.action_type}" on ${later.completed_on}, after that day`, [later]]
  const elsewhere = touching.find(
    ({ generation_state }) =>
      STATES.has(state) && STATES.has(generation_state ?? '') && generation_state !== state,
  )
  return elsewhere === undefined ? undefined : [`generated in ${elsewhere.generation_state}`, [elsewhere]]
}

/** Only these are compared: a record may name a state in other words. */
const STATES: ReadonlySet<string> = new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])

/** How many certificates of a range some actions are about, each counted once. */
function covered({ serial_first, serial_last }: Certificate, actions: readonly CertificateAction[]): number {
  let next = serial_first
  let count = 0
  for (const action of actions.toSorted((a, b) => a.serial_first - b.serial_first)) {
    const from = Math.max(next, action.serial_first)
    const to = Math.min(serial_last, action.serial_last)
    if (to < from) continue
    count += to - from + 1
    next = to + 1
  }
  return count
}

const cited = (actions: readonly CertificateAction[]): readonly EvidenceInput[] =>
  actions.slice(0, MOST_CITED).flatMap(({ evidence }) => evidence)

const contradicted = (says: string, actions: readonly CertificateAction[]): RegisterLook => ({
  register: 'certificate_actions',
  outcome: 'contradicted',
  reason_code: null,
  says,
  evidence: cited(actions),
})

const notTold = (
  reason_code: NotTold,
  says: string,
  actions: readonly CertificateAction[],
): RegisterLook => ({
  register: 'certificate_actions',
  outcome: 'not_told',
  reason_code,
  says,
  evidence: cited(actions),
})
