import type { Evidenced } from '../../company/outcome.ts'
import type { EvidenceInput } from '../../evidence.ts'
import type { MarketBasedEvidence } from '../records/market-based-evidence.ts'
import type { CreditRegister } from './credit-look.ts'
import type { ActionLog } from './surrender-look.ts'

/** What a published list holds, with the evidence of each entry. */
export type Register = ReadonlyMap<string, readonly EvidenceInput[]>

/**
 * How a claim relates to another on the same certificates: the other is the tenant's own, of another company or period;
 * or it is another tenant's, and this claim was the first, or a later one.
 */
export type ClaimStanding = 'own' | 'first' | 'later'

/** An accredited power station as the list prints it. */
export interface Station extends Evidenced {
  readonly state: string | null
  readonly fuel: string | null
}

/** What claims are looked up in. Null where it is not loaded, which is said and never passes. */
export interface InstrumentRegisters {
  /** Accredited power stations by their codes. */
  readonly accreditation_codes: ReadonlyMap<string, Station> | null
  /** Products seen as GreenPower in the period, in lower case. A survey of plans, so one that is not there is not refuted. */
  readonly greenpower_products: Register | null
  /** Instruments whose certificates another record claims too, by id; nothing about another tenant is known here. */
  readonly claimed_elsewhere: ReadonlyMap<string, ClaimStanding> | null
  /** What the certificate register logged of the certificates that the record claims. */
  readonly action_log: ActionLog | null
  /** Projects of the carbon credits that the record names. */
  readonly credit_projects: CreditRegister | null
}

/** Names of products are compared without regard to case. */
export const productKey = (name = ''): string => name.toLowerCase()

/** The entries of the lists that instruments were found in, and all that registers were asked for. */
export const registerEvidence = (
  { instruments }: MarketBasedEvidence,
  { accreditation_codes, greenpower_products, action_log, credit_projects }: InstrumentRegisters,
): EvidenceInput[] => [
  ...instruments.flatMap(({ type, product, certificate }) => [
    ...(certificate?.scheme === 'lgc'
      ? (accreditation_codes?.get(certificate.accreditation_code)?.evidence ?? [])
      : []),
    ...(type === 'greenpower_product' ? (greenpower_products?.get(productKey(product)) ?? []) : []),
  ]),
  ...[...(action_log?.days.values() ?? [])].flat(),
  ...(action_log?.actions ?? []).flatMap(({ evidence }) => evidence),
  ...(credit_projects?.file ?? []),
  ...[...(credit_projects?.projects.values() ?? [])].flatMap(({ evidence }) => evidence),
]
