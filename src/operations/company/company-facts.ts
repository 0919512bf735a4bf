import {
  composeEmissionsRecord,
  type EmissionsRecord,
} from '../../domain/company/emissions/emissions-record.ts'
import type { MarketBasedScope2 } from '../../domain/company/emissions/latest-emissions.ts'
import { controlledBy } from '../../domain/company/identity/controlled-by.ts'
import {
  type DeclaredIdentity,
  type DerivedDetails,
  type Entity,
  type RegisterRecord,
  resolveCompany,
} from '../../domain/company/identity/entity.ts'
import type { Outcome } from '../../domain/company/outcome.ts'
import {
  type CompanyRows,
  companyRows,
  type DetailsRow,
  type MarketBasedRow,
  type RegisterRow,
} from '../../store/company-rows.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { cite } from '../reference/cite.ts'
import { type CompanyReference, companyReference } from '../reference/company-reference.ts'
import { NOBODY_ASKED, type RegisterSight, type RegisterSights } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { isInvented, sandboxSources } from '../sandbox/sandbox.ts'
import type { CompanySources } from './company-sources.ts'
import { registerCoverage } from './register-loaded.ts'
import { type CompanyRegistry, readRegistry } from './registry-rows.ts'

/** What the tenant says of companies, by ABN. */
export type DeclaredIdentities = ReadonlyMap<string, DeclaredIdentity>

/** What is known of one company before anything is computed. */
export interface CompanyFacts extends Pick<CompanySources, 'market_based' | 'tables'> {
  readonly abn: string
  readonly record: EmissionsRecord | undefined
  readonly entity: Outcome<Entity>
  /** The register's answer that the entity rests on, as provenance shows it. */
  readonly observation: Release | null
}

/**
 * The facts of several companies, in two queries however many there are. A company that neither registry nor register
 * knows is missing from the answer.
 */
export async function companyFacts(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
  register: RegisterSights = new Map(),
  declared: DeclaredIdentities = new Map(),
): Promise<ReadonlyMap<string, CompanyFacts>> {
  const [registryOf, sourcesOf] = await Promise.all([
    readRegistry(database, snapshot, abns),
    readSources(database, snapshot, abns),
  ])
  return new Map(
    abns.flatMap((abn): [string, CompanyFacts][] => {
      const sources = { ...sourcesOf(abn), declared: declared.get(abn) ?? null }
      const found = factsOf(abn, registryOf(abn), sources, register.get(abn) ?? NOBODY_ASKED)
      return found === undefined ? [] : [[abn, found]]
    }),
  )
}

function factsOf(
  abn: string,
  registry: CompanyRegistry,
  sources: CompanySources,
  { answer, release }: RegisterSight,
): CompanyFacts | undefined {
  const record = composeEmissionsRecord(registry.rows, registry.years)
  const entity = resolveCompany({ ...sources, abn, record, register_answer: answer })
  if (entity === undefined) return undefined
  const { market_based, tables, flags } = sources
  const flagged = { ...entity, flags: [...flags, ...entity.flags] }
  return { abn, record, entity: flagged, observation: release, market_based, tables }
}

/** What other tables say of several companies, real and invented, in one query or none. */
async function readSources(
  database: ReadonlySql,
  snapshot: SnapshotView,
  abns: readonly string[],
): Promise<(abn: string) => CompanySources> {
  const reference = await companyReference(database, snapshot)
  const real = abns.filter((abn) => !isInvented(abn))
  const rows = real.length === 0 ? undefined : await companyRows(database, snapshot.id, real)
  return (abn) =>
    sandboxSources(abn, reference.safeguard.latest_year) ??
    sourcesOf(snapshot, reference, abn, rows?.get(abn))
}

function sourcesOf(
  snapshot: SnapshotView,
  reference: CompanyReference,
  abn: string,
  rows: CompanyRows | undefined,
): CompanySources {
  const [details] = rows?.details ?? []
  const [register] = rows?.register ?? []
  const transfer = rows?.transfer ?? []
  return {
    register: register === undefined ? null : registerRecord(snapshot, register),
    register_coverage: registerCoverage(snapshot, abn),
    details: details === undefined ? null : derivedDetails(snapshot, details),
    transfer: {
      name: transfer.at(-1)?.organisation ?? null,
      certificates: transfer.map((row) => ({
        reporting_year: row.reporting_year,
        scope1_t: row.scope1_t,
        scope2_t: row.scope2_t,
        net_energy_gj: row.net_energy_gj,
        source: { release: row.release_id, ref: row.row_ref },
      })),
      evidence: transfer.flatMap((row) =>
        cite(snapshot, row, row.reporting_year, {
          scope1_t: row.scope1_t,
          scope2_t: row.scope2_t,
          net_energy_gj: row.net_energy_gj,
        }),
      ),
    },
    controlled_by: controlledBy(
      abn,
      reference.safeguard.by_abn.get(abn) ?? [],
      (owner) => reference.names.findLast((one) => one.abn === owner)?.name,
    ),
    suggestions: reference.suggestionsFor(abn),
    market_based: (rows?.market_based ?? []).map((row) => marketBased(snapshot, row)),
    tables: reference,
    flags: [],
  }
}

function registerRecord(snapshot: SnapshotView, row: RegisterRow): RegisterRecord {
  return {
    ...row,
    other_names: [...new Set([...row.business_names, ...row.trading_names, ...row.other_names])],
    evidence: cite(snapshot, row, row.updated_on, {
      status: row.status,
      name: row.name,
      state: row.state,
      postcode: row.postcode,
    }),
  }
}

const derivedDetails = (snapshot: SnapshotView, row: DetailsRow): DerivedDetails => ({
  ...row,
  evidence: cite(snapshot, row, row.as_of ?? '', { state: row.state, postcode: row.postcode }),
})

const marketBased = (snapshot: SnapshotView, row: MarketBasedRow): MarketBasedScope2 => ({
  reporting_year: row.reporting_year,
  scope2_t: row.scope2_market_based_t,
  value_text: row.scope2_market_based_text,
  covers_all_facilities: row.covers_all_facilities,
  facility_coverage_pct: row.facility_coverage_pct,
  evidence: cite(snapshot, row, row.reporting_year, { scope2_market_based_t: row.scope2_market_based_text }),
})
