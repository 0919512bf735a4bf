import type { Certificate } from '../../src/domain/disclosure/records/market-based-evidence.ts'
import type { CreditProject, CreditRegister } from '../../src/domain/disclosure/scope2/credit-look.ts'
import type { ActionLog, CertificateAction } from '../../src/domain/disclosure/scope2/surrender-look.ts'
import { instrument } from './disclosure-records.ts'
import { evidence } from './method-page.ts'

type Range = Pick<Certificate, 'accreditation_code' | 'vintage' | 'serial_first' | 'serial_last'>

/** A line of the log about some certificates, those of the sample instrument unless told otherwise. */
export function action(
  action_type: string,
  completed_on: string,
  changes: Partial<CertificateAction> = {},
  { accreditation_code, vintage, serial_first, serial_last }: Range = instrument().certificate!,
): CertificateAction {
  return {
    accreditation_code,
    vintage,
    serial_first,
    serial_last,
    action_type,
    status: null,
    completed_on,
    generation_state: 'NSW',
    account_purpose: null,
    evidence: [evidence('action_type', completed_on, action_type)],
    ...changes,
  }
}

export const VOLUNTARY = 'LGC voluntary surrender'

/** A log of some days. */
export const actionLog = (days: readonly string[], actions: readonly CertificateAction[]): ActionLog => ({
  days: new Map(days.map((day) => [day, [evidence('day_of_log', day, day)]])),
  actions,
})

/** A register with one project. */
export function creditRegister(changes: Partial<CreditProject> = {}): CreditRegister {
  const project: CreditProject = {
    project_id: 'ERF101234',
    revoked: false,
    registered_on: '2020-05-01',
    units: 50_000,
    evidence: [evidence('project_id', '2026', 'ERF101234')],
    ...changes,
  }
  return {
    projects: new Map([[project.project_id, project]]),
    file: [evidence('register_of_projects', '2026', 1)],
  }
}
