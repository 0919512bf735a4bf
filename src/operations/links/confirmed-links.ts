import type { Clock } from '../../clock.ts'
import { normaliseName } from '../../domain/company/identity/entity-name.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { type ConfirmedLinkRow, confirmedLinkRows } from '../../store/safeguard.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import type { Decision } from '../ingest/change-in-force.ts'
import { type Withdrawal, withdraw } from '../ingest/withdraw.ts'
import type { NamedFacility } from './find-facility.ts'

/** Links that people confirmed, newest first, also those that were withdrawn. */
export async function confirmedLinks(database: ReadonlySql): Promise<ConfirmedLinkRow[]> {
  const snapshot = await snapshotInForce(database)
  return snapshot === undefined ? [] : confirmedLinkRows(database, snapshot.id)
}

/** Takes a confirmed link out of force: the link before it holds again. */
export async function withdrawLink(
  context: { readonly database: Database; readonly clock: Clock },
  named: NamedFacility,
  reason: string,
  decision: Decision = {},
): Promise<Withdrawal> {
  if (reason.trim() === '') throw new OperatorError('a withdrawal needs a reason', { exitCode: EXIT.usage })
  const standing = (await confirmedLinks(context.database)).filter(({ state }) => state !== 'withdrawn')
  const [found, ...others] = standing.filter(
    (link) =>
      link.reporting_year === named.year &&
      normaliseName(link.facility_name) === normaliseName(named.facility) &&
      (named.emitter === undefined ||
        normaliseName(link.responsible_emitter) === normaliseName(named.emitter)),
  )
  if (found === undefined)
    throw new OperatorError(`no link of ${JSON.stringify(named.facility)} in ${named.year} is confirmed`, {
      hint: '`southerly links list` shows the confirmed links.',
      exitCode: EXIT.notFound,
    })
  if (others.length > 0)
    throw new OperatorError(`${others.length + 1} confirmed links are named so`, {
      hint: `Say which with --emitter: ${[found, ...others].map((link) => JSON.stringify(link.responsible_emitter)).join(', ')}.`,
      exitCode: EXIT.usage,
    })
  return withdraw(context, found.release_id, reason.trim(), decision)
}
