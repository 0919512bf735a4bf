import type { Outcome } from '../../domain/company/outcome.ts'
import type { SafeguardRow } from '../../domain/company/safeguard/facility.ts'
import type { AnzsicDirectory } from '../../domain/company/sector/anzsic.ts'
import {
  classifySector,
  type SectorClassification,
  type StatedClass,
} from '../../domain/company/sector/sector-classification.ts'
import type { StationYear } from '../../domain/company/sites/stations.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
import type { StatedClassRow } from '../../store/classification.ts'
import type { ReporterRow } from '../../store/registry.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { cite } from './cite.ts'

/** ANZSIC group of everything that the generation table lists. */
const ELECTRICITY_GENERATION = '261'

/** What classes are decided from, by ABN. */
export interface ClassEvidence {
  readonly directory: AnzsicDirectory
  readonly facilities: ReadonlyMap<string, readonly SafeguardRow[]>
  /** By responsible emitter, where another corporation controls the facility. */
  readonly operated: ReadonlyMap<string, readonly SafeguardRow[]>
  readonly stations: ReadonlyMap<string, readonly StationYear[]>
  /** Scope 1 by year of the corporations that have facilities or stations; no one else's is weighed. */
  readonly scope1: ReadonlyMap<string, readonly ReporterRow[]>
  readonly curated: ReadonlyMap<string, StatedClass>
  readonly declared: ReadonlyMap<string, StatedClassRow>
}

/** Companies whose class is kept; some thousand are in a year's population. */
const CLASSES_KEPT = 20_000

/** The class of any company, decided once for each; populations and profiles share it, so they cannot disagree. */
export const classifier = (
  snapshot: SnapshotView,
  evidence: ClassEvidence,
): ((abn: string) => Outcome<SectorClassification>) =>
  rememberedUpTo(CLASSES_KEPT, (abn: string) => classify(snapshot, evidence, abn))

function classify(
  snapshot: SnapshotView,
  evidence: ClassEvidence,
  abn: string,
): Outcome<SectorClassification> {
  const declared = evidence.declared.get(abn)
  return classifySector({
    directory: evidence.directory,
    scope1: (evidence.scope1.get(abn) ?? []).flatMap((row) =>
      row.scope1_t === null
        ? []
        : [
            {
              reporting_year: row.reporting_year,
              scope1_t: row.scope1_t,
              evidence: cite(snapshot, row, row.reporting_year, { scope1_t: row.scope1_text }),
            },
          ],
    ),
    safeguard_facilities: classified(evidence.facilities.get(abn)),
    operated_facilities: classified(evidence.operated.get(abn)),
    generators: (evidence.stations.get(abn) ?? []).map((station) => ({
      reporting_year: station.reporting_year,
      anzsic_code: ELECTRICITY_GENERATION,
      emissions_t: station.scope1_t,
      evidence: station.evidence,
    })),
    curated: evidence.curated.get(abn) ?? null,
    employer_declared: declared === undefined ? null : statedClass(snapshot, declared),
    tenant_declared: null,
  })
}

const classified = (facilities: readonly SafeguardRow[] = []) =>
  facilities.flatMap((facility) =>
    facility.anzsic_group === null
      ? []
      : [{ ...facility, anzsic_code: facility.anzsic_group, emissions_t: facility.covered_emissions_t }],
  )

export const statedClass = (snapshot: SnapshotView, row: StatedClassRow): StatedClass => ({
  anzsic_code: row.anzsic_code,
  reason: [row.basis, row.reason].filter((part) => part !== null).join(': '),
  evidence: cite(snapshot, row, row.observed, { anzsic_code: row.anzsic_code }),
})
