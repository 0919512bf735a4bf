import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { utcToday } from '../../clock.ts'
import { facilityLinks } from '../../domain/company/safeguard/facility-links.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { writeCompactRows } from '../../sources/formats/compact-rows.ts'
import { confirmedSlot } from '../../sources/safeguard-links/confirmed.ts'
import { type SafeguardLinkRow, safeguardLinkRow } from '../../sources/safeguard-links/row.ts'
import type { Acceptance } from '../../store/release-acceptance.ts'
import type { SafeguardFacilityRow, SafeguardLinkRow as StoredLink } from '../../store/safeguard.ts'
import { loadRows } from '../ingest/load-rows.ts'
import type { IngestContext, IngestResult } from '../ingest/request.ts'
import { safeguardStatus } from '../reference/safeguard.ts'
import { type Controller, requireController } from './controller.ts'
import { findFacility, type NamedFacility } from './find-facility.ts'
import { type LinkTables, linkTables } from './link-tables.ts'

/** What a person decides about a facility in a year. */
export interface LinkDecision extends NamedFacility {
  /** The corporation that controls it; null: none that is known here. */
  readonly controller: Controller | null
  readonly confirmed_by: string
  readonly reason: string
  readonly accept?: Acceptance
  readonly dry_run?: boolean
}

export interface ConfirmedLink extends IngestResult {
  readonly link: SafeguardLinkRow
}

/** Writes a decision down as a release of one link, which is checked and goes in force as any other release. */
export async function confirmLink(context: IngestContext, decision: LinkDecision): Promise<ConfirmedLink> {
  const tables = await linkTables(context.database)
  const facility = findFacility(tables, decision)
  const confirmed_by = requireText(decision.confirmed_by, 'who confirms the link')
  const reason = requireText(decision.reason, 'a reason')
  const controller =
    decision.controller === null
      ? null
      : await requireController(context.database, tables.snapshot, decision.controller)
  const held = requireUndecided(tables, facility, controller?.abn ?? null, utcToday(context.clock))
  const link: SafeguardLinkRow = {
    row_ref: 'line 2',
    reporting_year: facility.reporting_year,
    facility_name: facility.facility_name,
    responsible_emitter: facility.responsible_emitter,
    emitter_abn: facility.emitter_abn ?? held?.emitter_abn ?? null,
    emitter_abn_basis: emitterBasis(facility.emitter_abn, held),
    controlling_corporation: controller?.name ?? null,
    controlling_corporation_abn: controller?.abn ?? null,
    link_basis: controller === null ? null : 'confirmed',
    anzsic_group: facility.anzsic_group ?? held?.anzsic_group ?? null,
    anzsic_basis: facility.anzsic_group === null && held?.anzsic_group ? 'link_before' : null,
    derived_status: safeguardStatus(facility),
    confirmed_by,
    confirmed_at: context.clock.now().toISOString(),
    reason,
  }
  const loaded = await loadLink(context, link, decision)
  if (loaded.outcome === 'unchanged')
    throw new OperatorError(`${loaded.release.id} says so already`, { exitCode: EXIT.badInput })
  return { ...loaded, link }
}

const emitterBasis = (printed: string | null, held: StoredLink | null): string | null => {
  if (printed !== null) return 'published'
  return held === null || held.emitter_abn === null ? null : 'link_before'
}

const LONGEST_TEXT = 1000

function requireText(text: string, what: string): string {
  const trimmed = text.trim()
  if (trimmed !== '' && trimmed.length <= LONGEST_TEXT) return trimmed
  throw new OperatorError(
    trimmed === '' ? `a confirmed link needs ${what}` : `${what} has more than ${LONGEST_TEXT} characters`,
    { exitCode: EXIT.usage },
  )
}

/**
 * The link that the facility has so far, be it of an earlier year. Refuses what is in force already, what another person confirmed,
 * and what would be in force behind a newer link.
 */
export function requireUndecided(
  { snapshot, facilities, links }: LinkTables,
  facility: SafeguardFacilityRow,
  abn: string | null,
  today: string,
): StoredLink | null {
  const held = facilityLinks(facilities, links)(facility).link
  const own = held?.reporting_year === facility.reporting_year ? held : null
  if (own === null) return held
  const about = `${own.facility_name} of ${own.reporting_year}`
  const owner = own.controlling_corporation ?? 'no company'
  if (own.confirmed_by !== null)
    throw new OperatorError(
      `${about} is confirmed as ${owner}’s by ${own.confirmed_by} on ${own.confirmed_at?.slice(0, 10)}: ${own.reason}`,
      {
        hint: `To change the decision: \`southerly links withdraw ${JSON.stringify(own.facility_name)} --year ${own.reporting_year} --reason "..."\`, then confirm.`,
        exitCode: EXIT.badInput,
      },
    )
  if (abn !== null && own.controlling_corporation_abn === abn)
    throw new OperatorError(`${about} is linked to ${owner} already, by ${own.release_id} ${own.row_ref}`, {
      exitCode: EXIT.badInput,
    })
  const published = snapshot.releases.get(own.release_id)?.published_on ?? ''
  if (published > today)
    throw new OperatorError(
      `${about} has a link published on ${published}, which a decision of ${today} does not replace`,
      { hint: 'Set the clock of this machine right.', exitCode: EXIT.badInput },
    )
  return held
}

async function loadLink(
  context: IngestContext,
  link: SafeguardLinkRow,
  { accept, dry_run }: Pick<LinkDecision, 'accept' | 'dry_run'>,
): Promise<IngestResult> {
  await mkdir(context.home, { recursive: true })
  const folder = await mkdtemp(path.join(context.home, 'link-'))
  try {
    const location = path.join(folder, `${confirmedSlot(link)}.csv`)
    await writeFile(location, writeCompactRows(safeguardLinkRow, [link]))
    return await loadRows(context, {
      source: 'safeguard-links',
      location,
      ...(accept === undefined ? {} : { accept }),
      ...(dry_run === undefined ? {} : { dry_run }),
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
