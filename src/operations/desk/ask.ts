import type { Clock } from '../../clock.ts'
import { sha256 } from '../../domain/evidence.ts'
import { ServiceError } from '../../errors.ts'
import type { Database } from '../../store/database.ts'
import { askDeskFile, type DeskState } from '../../store/desk-files.ts'
import { enqueue } from '../queue/enqueue.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { decideAll } from './decisions.ts'
import type { DeskActor, DeskAsked, DeskDecision, DeskFile, DeskStatement } from './desk-file.ts'
import { lockFile } from './files.ts'
import { DESK_QUEUE, DESK_RETRY_DELAYS, type DeskJob } from './receive.ts'

interface Tools {
  readonly database: Database
  readonly clock: Clock
}

const FINAL: ReadonlySet<DeskState> = new Set(['loaded', 'unchanged'])

/** Has a file checked again with what is stated now; everything stated before is forgotten. */
export async function askCheck(
  tools: Tools,
  id: string,
  by: DeskActor,
  statement: DeskStatement,
  decided?: { readonly version: number; readonly decisions: readonly DeskDecision[] },
): Promise<DeskFile> {
  return await tools.database.as({ kind: 'worker' }, async (sql) => {
    const file = await lockFile(sql, id)
    if (file.state === 'loading' || FINAL.has(file.state)) throw tooLate(file)
    if (decided === undefined) {
      const asked = { ...statement, by, ...decisionsThatStand(file, statement) }
      return await ask(sql, tools, file, { state: 'checking', asked })
    }
    if (file.version !== decided.version) throw otherVersion(file, decided.version)
    const decisions = JSON.stringify(decideAll(tools, file, by, decided.decisions))
    const proposals = file.report?.reading?.proposals ?? '[]'
    const asked = { ...statement, by, decisions, proposals }
    return await ask(sql, tools, file, { state: 'checking', asked })
  })
}

/** Decisions are about a reading of the file. They stand while it is read as the same edition of the same source. */
function decisionsThatStand(
  { asked, report }: DeskFile,
  { source, edition }: DeskStatement,
): Pick<DeskAsked, 'decisions' | 'proposals'> {
  const { decisions, proposals } = asked
  if (decisions === undefined || proposals === undefined) return {}
  const before = asked.source ?? report?.identity?.source
  return (source ?? before) === before && edition === asked.edition ? { decisions, proposals } : {}
}

/**
 * Has a file loaded as it was checked. `version` names the check that the person looked at, so that no one loads what another has
 * changed in the meantime. Asking once more for what is being loaded, or is loaded, changes nothing.
 */
export async function askLoad(
  tools: Tools,
  id: string,
  by: DeskActor,
  wanted: { readonly version: number; readonly acceptReason: string | undefined },
): Promise<DeskFile> {
  return await tools.database.as({ kind: 'worker' }, async (sql) => {
    const file = await lockFile(sql, id)
    const isAgain =
      file.version === wanted.version + 1 && (file.state === 'loading' || file.state === 'loaded')
    if (isAgain) return file
    if (file.state === 'loading' || FINAL.has(file.state)) throw tooLate(file)
    if (file.version !== wanted.version) throw otherVersion(file, wanted.version)
    if (file.state !== 'ready' && file.state !== 'looks_wrong') throw notYet(file)
    if (file.state === 'looks_wrong' && wanted.acceptReason === undefined) throw needsReason(file)
    // Without an earlier acceptance: that was of other effects.
    const { source, edition, published_on, status, decisions, proposals } = file.asked
    const asked: DeskAsked = {
      ...(source === undefined ? {} : { source }),
      ...(edition === undefined ? {} : { edition }),
      ...(published_on === undefined ? {} : { published_on }),
      ...(status === undefined ? {} : { status }),
      ...(decisions === undefined ? {} : { decisions }),
      ...(proposals === undefined ? {} : { proposals }),
      by,
      ...(wanted.acceptReason === undefined ? {} : { accept_reason: wanted.acceptReason }),
    }
    return await ask(sql, tools, file, { state: 'loading', asked })
  })
}

async function ask(
  sql: Parameters<typeof askDeskFile>[0],
  { clock }: Tools,
  file: DeskFile,
  { state, asked }: { readonly state: 'checking' | 'loading'; readonly asked: DeskAsked },
): Promise<DeskFile> {
  const version = await askDeskFile(sql, file.id, { state, asked, at: clock.now().toISOString() })
  const job: DeskJob = { file_id: file.id, version }
  await enqueue(sql, DESK_QUEUE, job, { retryDelays: DESK_RETRY_DELAYS })
  const { by, decisions, source, edition, published_on, status, accept_reason } = asked
  await appendAudit(sql, clock, {
    tenantId: by.tenantId,
    actor: by.actor,
    action: state === 'checking' ? 'desk_file.check_requested' : 'desk_file.load_requested',
    subject: `desk_file:${file.id}`,
    detail: {
      file_name: file.file_name,
      sha256: file.file_sha256,
      source,
      edition,
      published_on,
      status,
      accept_reason,
      ...(decisions === undefined ? {} : { decisions_sha256: sha256(decisions) }),
    },
  })
  return await lockFile(sql, file.id)
}

function tooLate({ state, release_id }: DeskFile): ServiceError {
  const detail =
    state === 'loading'
      ? 'The file is being loaded.'
      : `The file is loaded as release ${release_id}; nothing more can be done with it here.`
  return new ServiceError('version_conflict', detail, {
    hint: 'POST /v1/desk/releases/{id}/withdraw withdraws a release.',
  })
}

const otherVersion = ({ version }: DeskFile, asked: number): ServiceError =>
  new ServiceError(
    'version_conflict',
    `The file is at version ${version}, not ${asked}: it was checked again since you looked at it.`,
    { hint: 'Read the file again, look at what was found, and send its version.' },
  )

function notYet({ state }: DeskFile): ServiceError {
  return new ServiceError('version_conflict', WHY_NOT[state] ?? `The file is ${state}.`, {
    hint: 'POST /v1/desk/files/{id}/check checks it again with what you state.',
  })
}

const WHY_NOT: Readonly<Partial<Record<DeskState, string>>> = {
  checking: 'The file is still being checked.',
  source_needed: 'The file’s source is not known yet.',
  decision_needed: 'The file has places in doubt that need a decision.',
  refused: 'The file was refused; its problem says why.',
}

const needsReason = ({ report }: DeskFile): ServiceError => {
  const count = report?.effects?.coverage.findings.length ?? 0
  return new ServiceError(
    'validation_failed',
    `${count} of its effects look wrong. Give a reason to load it anyway.`,
    {
      errors: [{ pointer: '/accept_reason', code: 'missing_member', message: 'must say why' }],
      hint: 'The reason is kept with the release.',
    },
  )
}
