import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unzipSync } from 'fflate'
import type { DisclosureReport } from '../../domain/disclosure/report/report.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { takeBundleFile } from '../../operations/disclosure-report/bundle-file.ts'
import { type Run, requestRun } from '../../operations/disclosure-report/request-run.ts'
import { decideQuestion } from '../../operations/disclosure-report/run-question.ts'
import { cancelOwnRun, hasEnded, type RunOwner, readRun } from '../../operations/disclosure-report/runs.ts'
import { VERSIONS } from '../../operations/framework-requirements.ts'
import { createRegisterDesk } from '../../operations/register/desk.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand, type ServiceContext } from '../command.ts'
import { argument, flag, option, optionalChoice, requiredOption } from '../input.ts'
import { ownWorkers } from '../serve/own-workers.ts'

const ACTOR = 'operator'
const LOOK_EVERY_MS = 100

export const bundle = defineCommand({
  name: 'bundle',
  summary: 'make the evidence bundle for a company and period, and write its ZIP',
  examples: [
    ['bundle 74115061375 --period 2024-25', 'from the newest data and the tenant’s records'],
    ['bundle 74115061375 --period 2024-25 --out agl.zip --json', 'for a script'],
  ],
  exits: [[EXIT.notFound, 'the file was written, but nothing in it is of the period']],
  needs: 'service',
  migrations: 'require',
  input: {
    abn: argument('ABN of the company.'),
    period: requiredOption('period', 'July-June year, calendar year, or two days joined by a slash.'),
    out: option('file', 'Where to write the ZIP; unset: this directory, named after company and period.'),
    standardVersion: optionalChoice('version', 'Version of the standard; unset: the one in force.', VERSIONS),
    earlyAdoption: flag('Elect to apply a later version early.'),
    force: flag('Make a new one even if one from the same data and records exists.'),
    tenant: tenantOption,
  },
  run: async (context, values) => {
    const { service, clock, output, settings, workingDirectory } = context
    const { database } = service
    const tenant = await chooseTenant(service, values.tenant)
    const owner = { tenantId: tenant.id, abn: requireAbn(values.abn) }
    const period = requirePeriod(values.period)
    const snapshots = new SnapshotDirectory(database, clock)
    const register = createRegisterDesk({
      database,
      clock,
      snapshots,
      guid: settings.ABR_GUID,
      limitMs: settings.SOUTHERLY_REGISTER_TIMEOUT_MS,
      maxAgeDays: settings.SOUTHERLY_REGISTER_MAX_AGE,
      report: (problem) => output.note(`the business register did not respond: ${problem}`),
    })
    const question = await decideQuestion(
      database,
      await snapshots.select(),
      {
        ...owner,
        period,
        standardVersion: values.standardVersion,
        earlyAdoption: values.earlyAdoption || undefined,
      },
      await service.secret(),
      await register.look({}, owner.abn),
    )
    const { run, isNew } = await database.as({ kind: 'tenant', tenantId: tenant.id }, (sql) =>
      requestRun(sql, clock, { question, actor: ACTOR, force: values.force, monthlyLimit: null }),
    )
    const ended = await follow(context, owner, run)
    output.progress(undefined)
    if (ended.artifact_id === null) throw asError(ended)
    const { bytes, bundle: made } = await takeBundleFile(
      { database, objects: service.objects, clock },
      { owner, id: ended.artifact_id, file: undefined, actor: ACTOR },
      ({ size }) => ({ start: 0, length: size }),
    )
    const name = values.out ?? `disclosure-${owner.abn}-${period.start}-${period.end}.zip`
    const file = path.resolve(workingDirectory, name)
    await writeFile(file, bytes)
    output.result(
      {
        file,
        artifact_id: made.id,
        run_id: made.run_id,
        bundle_id: made.bundle_id,
        sha256: made.sha256,
        size: made.size,
        snapshot: made.snapshot_id,
        reused: !isNew,
      },
      `${file}\n${made.size} bytes, SHA-256 ${made.sha256}${isNew ? '' : '\nIt already existed: the data and records are the same.'}`,
    )
    if (question.records.length === 0 && holdsNoYear(bytes))
      throw new OperatorError(
        `nothing in it is of ${values.period}: no record, and no year of the registry`,
        {
          hint: 'The file was written: it shows what published data say of earlier years. Declare records of the period first, or name a year that the registry has.',
          exitCode: EXIT.notFound,
        },
      )
  },
})

/** Whether the registry has no year that the period shares a day with. */
function holdsNoYear(zip: Uint8Array): boolean {
  const { 'report.json': bytes } = unzipSync(zip, { filter: ({ name }) => name === 'report.json' })
  const { registry } = JSON.parse(Buffer.from(bytes!).toString('utf8')) as Pick<DisclosureReport, 'registry'>
  return registry.match === 'earlier_period' || registry.match === 'none'
}

/** Shows how far the run is until it has ended; when the caller gives up, the run is cancelled. */
async function follow(context: ServiceContext, owner: RunOwner, run: Run): Promise<Run> {
  const { service, server, settings, clock, output, signal } = context
  if (hasEnded(run)) return run
  // A server that works on the queue will take the run; otherwise this process does.
  const isServed = server !== undefined && settings.SOUTHERLY_WORKERS > 0
  const threads = isServed ? 0 : Math.max(1, settings.SOUTHERLY_WORKERS)
  const workers = ownWorkers(service, {
    settings: { ...settings, SOUTHERLY_WORKERS: threads, SOUTHERLY_UPDATE: 'off' },
    clock,
  })
  await workers.start({
    error: (error, what) => output.note(`${what}: ${error.message}`),
    note: () => {},
  })
  try {
    for (;;) {
      const now = await readRun(service.database, owner, run.id)
      if (hasEnded(now)) return now
      if (signal.aborted) return await cancel(context, owner, run.id)
      output.progress({ label: now.stage?.replaceAll('_', ' ') ?? now.state, done: now.progress, total: 100 })
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  } finally {
    await workers.stop(0)
  }
}

const cancel = ({ service, clock }: ServiceContext, owner: RunOwner, id: string): Promise<Run> =>
  service.database.as({ kind: 'tenant', tenantId: owner.tenantId }, (sql) =>
    cancelOwnRun(sql, clock, owner, id, ACTOR),
  )

const asError = ({ id, state, error_code, error_detail }: Run): OperatorError =>
  new OperatorError(
    state === 'cancelled' ? `the run ${id} was cancelled` : `the run ${id} failed: ${error_detail}`,
    { hint: `Code: ${error_code ?? state}.`, exitCode: EXIT.failure },
  )
