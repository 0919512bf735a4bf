import type {
  Certificate,
  MarketBasedEvidence,
} from '../../domain/disclosure/records/market-based-evidence.ts'
import type { CreditProject, CreditRegister } from '../../domain/disclosure/scope2/credit-look.ts'
import type { InstrumentRegisters } from '../../domain/disclosure/scope2/instrument-registers.ts'
import type { ActionLog } from '../../domain/disclosure/scope2/surrender-look.ts'
import {
  type CertificateActionRow,
  type CreditProjectRow,
  certificateActionRows,
  creditProjectRows,
} from '../../store/certificate-register.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { cite } from '../reference/cite.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** What the registers of certificates and credits say of those that a record claims. Asked only where they are loaded. */
export async function certificateRegisters(
  database: ReadonlySql,
  snapshot: SnapshotView,
  evidence: MarketBasedEvidence | undefined,
): Promise<Pick<InstrumentRegisters, 'action_log' | 'credit_projects'>> {
  const instruments = evidence?.instruments ?? []
  const ofScheme = (wanted: Certificate['scheme']): Certificate[] =>
    instruments.flatMap(({ certificate }) => (certificate?.scheme === wanted ? [certificate] : []))
  const days = new Set(instruments.flatMap(({ retirement }) => retirement?.date ?? []))
  return {
    action_log: await actionLog(database, snapshot, ofScheme('lgc'), days),
    credit_projects: await creditRegister(
      database,
      snapshot,
      ofScheme('accu').map(({ accreditation_code }) => accreditation_code),
    ),
  }
}

const releasesOf = ({ releases }: SnapshotView, source: string): Release[] =>
  [...releases.values()].filter((release) => release.source === source)

const SLOT_OF_DAY = /^actions-(\d{4}-\d{2}-\d{2})$/

async function actionLog(
  database: ReadonlySql,
  snapshot: SnapshotView,
  claimed: readonly Certificate[],
  claimedDays: ReadonlySet<string>,
): Promise<ActionLog | null> {
  const loaded = releasesOf(snapshot, 'certificate-actions').flatMap((release) => {
    const day = SLOT_OF_DAY.exec(release.slot)?.[1]
    return day === undefined ? [] : [{ day, release }]
  })
  if (loaded.length === 0) return null
  if (claimed.length === 0) return { days: new Map(), actions: [] }
  const rows = await certificateActionRows(database, snapshot.id, claimed)
  return {
    days: new Map(
      loaded
        .filter(({ day, release }) => claimedDays.has(day) && isWhole(release))
        .map(({ day, release }) => [
          day,
          cite(snapshot, { release_id: release.id, row_ref: 'result' }, day, { day_of_log: day }),
        ]),
    ),
    actions: rows.map((row) => actionOf(snapshot, row)),
  }
}

/** A day of which rows were left out cannot show that something did not happen. */
const isWhole = ({ decisions }: Release): boolean =>
  !(decisions ?? []).some(({ decision }) => decision === 'leave_out')

const actionOf = (snapshot: SnapshotView, row: CertificateActionRow): ActionLog['actions'][number] => ({
  accreditation_code: row.accreditation_code,
  vintage: row.generation_year,
  serial_first: row.start_serial,
  serial_last: row.end_serial,
  action_type: row.action_type,
  status: row.status,
  completed_on: row.completed_on,
  generation_state: row.generation_state,
  account_purpose: row.account_purpose,
  evidence: cite(snapshot, row, row.completed_on, {
    action_type: row.action_type,
    status: row.status,
    start_serial: row.start_serial,
    end_serial: row.end_serial,
  }),
})

async function creditRegister(
  database: ReadonlySql,
  snapshot: SnapshotView,
  ids: readonly string[],
): Promise<CreditRegister | null> {
  const [newest] = releasesOf(snapshot, 'accu-projects')
  if (newest === undefined) return null
  if (ids.length === 0) return { projects: new Map(), file: [] }
  const rows = await creditProjectRows(database, snapshot.id, [...new Set(ids)])
  return {
    projects: new Map(rows.map((row) => [row.project_id, projectOf(snapshot, row)])),
    file: cite(snapshot, { release_id: newest.id, row_ref: 'all projects' }, snapshot.as_of, {
      register_of_projects: newest.row_count,
    }),
  }
}

function projectOf(snapshot: SnapshotView, row: CreditProjectRow): CreditProject {
  const { project_id, revoked, registered_on } = row
  const figures = {
    kaccus_issued: row.kaccus_issued,
    nkaccus_issued: row.nkaccus_issued,
    kaccus_relinquished: row.kaccus_relinquished,
    nkaccus_relinquished: row.nkaccus_relinquished,
  }
  const isPrinted = row.kaccus_issued !== null || row.nkaccus_issued !== null
  return {
    project_id,
    revoked,
    registered_on,
    units: isPrinted
      ? (row.kaccus_issued ?? 0) +
        (row.nkaccus_issued ?? 0) -
        (row.kaccus_relinquished ?? 0) -
        (row.nkaccus_relinquished ?? 0)
      : null,
    evidence: cite(snapshot, row, snapshot.as_of, {
      project_id,
      revoked: revoked ? 'Yes' : 'No',
      registered_on,
      ...figures,
    }),
  }
}
