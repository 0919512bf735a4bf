import type { Schema } from '../../api/client.ts'
import { compiledFrom } from '../chart/source-line.ts'
import { registrySource } from './source.ts'

type Answer = Schema<'RegistryReporters'>
export type Sector = Answer['data']['sectors'][number]
type YearTotal = Answer['data']['years'][number]
type Absence = Answer['data']['absences'][number]

/** A company of the registry. Lists have a place for each year of the registry; null is not known, never zero. */
export interface Reporter {
  readonly abn: string
  readonly name: string
  /** As the registry prints it, for files. */
  readonly registered: string
  readonly state: string | null
  /** ANZSIC codes from division to class, as far as they are known. */
  readonly codes: readonly string[]
  readonly safeguard: string | null
  /** Compound change a year since the last change of warming potentials, per cent. */
  readonly trend: number | null
  readonly trendYears: string | null
  /** What must be read with the trend. */
  readonly trendNote: string | null
  readonly trendAbsence: string | null
  readonly sectorAbsence: string | null
  readonly scope1: readonly (number | null)[]
  readonly scope2: readonly (number | null)[]
  readonly energyIntensity: readonly (number | null)[]
  readonly incomeIntensity: readonly (number | null)[]
  /** Why there is no row in a year. */
  readonly absences: readonly (string | null)[]
  readonly incomeAbsences: readonly (string | null)[]
  /** Years, by their place, in which its row repeats a facility of another and is in no sum. */
  readonly notCounted: ReadonlySet<number>
}

/** All reporters of a snapshot, ready to be filtered and drawn. */
export interface Registry {
  readonly years: readonly YearTotal[]
  readonly reporters: readonly Reporter[]
  readonly sectors: ReadonlyMap<string, Sector>
  readonly notCounted: Answer['data']['not_counted']
  readonly statements: readonly string[]
  readonly snapshot: string
  /** Who published the figures, as a chart or a file cites it. */
  readonly source: string
}

/** The columns of the answer as companies. */
export function registryOf({ data, meta }: Answer): Registry {
  const { companies: all, years, absences } = data
  const yearAt = new Map(years.map(({ reporting_year }, place) => [reporting_year, place]))
  const repeated = Map.groupBy(data.not_counted, ({ abn }) => abn)
  const told = (place: number | null | undefined): string | null => textOf(absences[place ?? -1])
  const reporters = all.abn.map((abn, at): Reporter => {
    const [from, to] = [all.trend_from[at], all.trend_to[at]]
    return {
      abn,
      name: all.display_name[at] ?? abn,
      registered: all.name[at] ?? abn,
      state: all.state[at] ?? null,
      codes: [all.division[at], all.subdivision[at], all.group[at], all.class[at]].flatMap(
        (code) => code ?? [],
      ),
      safeguard: all.safeguard[at] ?? null,
      trend: all.trend_percent[at] ?? null,
      trendYears: from && to ? `${from} to ${to}` : null,
      trendNote: all.trend_note[at] ?? null,
      trendAbsence: told(all.trend_absence[at]),
      sectorAbsence: told(all.sector_absence[at]),
      scope1: all.scope1_t[at] ?? [],
      scope2: all.scope2_t[at] ?? [],
      energyIntensity: all.energy_intensity[at] ?? [],
      incomeIntensity: all.income_intensity[at] ?? [],
      absences: (all.absence[at] ?? []).map(told),
      incomeAbsences: (all.income_absence[at] ?? []).map(told),
      notCounted: new Set(
        (repeated.get(abn) ?? []).map(({ reporting_year }) => yearAt.get(reporting_year) ?? -1),
      ),
    }
  })
  return {
    years,
    reporters,
    sectors: new Map(data.sectors.map((sector) => [sector.code, sector])),
    notCounted: data.not_counted,
    statements: data.statements,
    snapshot: meta.snapshot,
    source: sourceOf(meta),
  }
}

const textOf = (absence: Absence | undefined): string | null =>
  absence?.detail ?? absence?.reason_code ?? null

/** The registry's own licence line; other releases only say sector, state and income. */
const sourceOf = (meta: Answer['meta']): string => `${registrySource(meta.licences)} ${compiledFrom(meta)}`

/** Scope 1 and 2 of a year; null where one of them is not published. */
export function totalOf({ scope1, scope2 }: Reporter, year: number): number | null {
  const [one, two] = [scope1[year] ?? null, scope2[year] ?? null]
  return one === null || two === null ? null : one + two
}

/** The sector of a company at a level, where it is known. */
export const sectorAt = (
  { codes }: Reporter,
  level: Sector['level'],
  sectors: Registry['sectors'],
): Sector | undefined => codes.map((code) => sectors.get(code)).find((sector) => sector?.level === level)
