import type { Evidenced } from '../../company/outcome.ts'
import type { EvidenceInput } from '../../evidence.ts'
import type { Instrument } from '../records/market-based-evidence.ts'
import { serialCount } from './certificate-serials.ts'
import type { RegisterLook } from './register-look.ts'

/** A project of the register of carbon credits. */
export interface CreditProject extends Evidenced {
  readonly project_id: string
  readonly revoked: boolean
  /** Day of registration; null where the register prints none. */
  readonly registered_on: string | null
  /** Units issued in all years less those relinquished; null where the register prints none. */
  readonly units: number | null
}

/** The register of projects, as far as the record names some. */
export interface CreditRegister {
  readonly projects: ReadonlyMap<string, CreditProject>
  /** The file that was looked into: what is not there cannot be cited by its row. */
  readonly file: readonly EvidenceInput[]
}

/** Looks carbon credits up in the register of projects; undefined for other certificates. */
export function lookUpCredits(
  { certificate }: Instrument,
  register: CreditRegister | null,
): RegisterLook | undefined {
  if (certificate?.scheme !== 'accu') return undefined
  const of = { register: 'accu_projects' } as const
  const against = (says: string, evidence: readonly EvidenceInput[]): RegisterLook => ({
    ...of,
    outcome: 'contradicted',
    reason_code: null,
    says,
    evidence,
  })
  if (register === null)
    return {
      ...of,
      outcome: 'not_told',
      reason_code: 'register_not_loaded',
      says: 'The register of carbon credit projects is not loaded.',
      evidence: [],
    }
  const project = register.projects.get(certificate.accreditation_code)
  if (project === undefined) return against(`no project ${certificate.accreditation_code}`, register.file)
  const { revoked, registered_on, units, evidence } = project
  if (revoked) return against('the project was revoked', evidence)
  if (registered_on !== null && certificate.vintage < Number(registered_on.slice(0, 4)))
    return against(`registered on ${registered_on}`, evidence)
  if (units === null)
    return {
      ...of,
      outcome: 'not_told',
      reason_code: 'units_not_printed',
      says: 'The register lists no units for the project.',
      evidence,
    }
  if (serialCount(certificate) > units) return against(`${units} units issued and not relinquished`, evidence)
  return {
    ...of,
    outcome: 'confirmed',
    reason_code: null,
    says: `${units} units issued and not relinquished`,
    evidence,
  }
}
