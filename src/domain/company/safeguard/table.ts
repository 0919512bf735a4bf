import type { ReportingYear } from '../../reporting-year.ts'
import type { ChangeOfControl } from '../emissions/trend-context.ts'
import { type NameKey, nameKey, normaliseName } from '../identity/entity-name.ts'
import type { Evidenced } from '../outcome.ts'
import { changesOfControl } from './changes-of-control.ts'
import type { SafeguardRow } from './facility.ts'

/** All rows of the mechanism, indexed once so that each company costs a few look-ups. */
export interface SafeguardTable {
  /** Null when no table is loaded. */
  readonly latest_year: ReportingYear | null
  /** Rows by controlling corporation and by responsible emitter. */
  readonly by_abn: ReadonlyMap<string, readonly SafeguardRow[]>
  /** Rows of the latest year by the facility's normalised name. */
  readonly listed_by_name: ReadonlyMap<string, readonly SafeguardRow[]>
  /** Normalised names of the facilities of each year. */
  readonly names_by_year: ReadonlyMap<ReportingYear, ReadonlySet<string>>
  /** Rows of the latest year by the corporation that last had the facility, where no one has said yet who has it now. */
  readonly lapsed: ReadonlyMap<string, readonly SafeguardRow[]>
  /** Rows that print no ABN of the emitter, which only a name can link: by that name, which is compared once for all of them. */
  readonly without_emitter_abn: readonly {
    readonly emitter: NameKey
    readonly rows: readonly SafeguardRow[]
  }[]
  /** Power stations under the baseline of the whole sector, which no row is printed for, by company. */
  readonly in_sector_baseline: ReadonlyMap<string, readonly Evidenced[]>
  /** Sales and takeovers of facilities, by the corporation that lost or gained them. */
  readonly changes_of_control: ReadonlyMap<string, readonly ChangeOfControl[]>
}

/** Electricity networks whose power stations share one baseline, as the generation table prints them. */
const SECTOR_BASELINE_GRIDS: ReadonlySet<string | null> = new Set(['NEM', 'SWIS', 'NWIS', 'DKIS', 'Mt Isa'])

/** Power stations on such a network in the newest year of the generation table, by company. */
export const stationsInSectorBaseline = (
  stations: ReadonlyMap<
    string,
    readonly (Evidenced & { readonly reporting_year: ReportingYear; readonly grid: string | null })[]
  >,
  year: ReportingYear | null,
): ReadonlyMap<string, readonly Evidenced[]> =>
  new Map(
    [...stations].flatMap(([abn, own]) => {
      const connected = own.filter(
        ({ reporting_year, grid }) => reporting_year === year && SECTOR_BASELINE_GRIDS.has(grid),
      )
      return connected.length === 0 ? [] : [[abn, connected]]
    }),
  )

export function prepareSafeguardTable(
  rows: readonly SafeguardRow[],
  inSectorBaseline: ReadonlyMap<string, readonly Evidenced[]> = new Map(),
): SafeguardTable {
  const by_abn = new Map<string, SafeguardRow[]>()
  for (const row of rows)
    for (const abn of new Set([row.controlling_corporation_abn, row.emitter_abn]))
      if (abn !== null) by_abn.set(abn, [...(by_abn.get(abn) ?? []), row])
  const latest_year =
    rows
      .map((row) => row.reporting_year)
      .toSorted()
      .at(-1) ?? null
  const latest = rows.filter((row) => row.reporting_year === latest_year)
  return {
    latest_year,
    by_abn,
    listed_by_name: Map.groupBy(latest, ({ facility }) => normaliseName(facility)),
    names_by_year: new Map(
      [...Map.groupBy(rows, ({ reporting_year }) => reporting_year)].map(([year, printed]) => [
        year,
        new Set(printed.map(({ facility }) => normaliseName(facility))),
      ]),
    ),
    lapsed: lapsedLinks(latest),
    in_sector_baseline: inSectorBaseline,
    changes_of_control: changesOfControl(rows),
    without_emitter_abn: [
      ...Map.groupBy(
        rows.filter((row) => row.emitter_abn === null),
        (row) => row.responsible_emitter,
      ),
    ].map(([emitter, printed]) => ({ emitter: nameKey(emitter), rows: printed })),
  }
}

function lapsedLinks(rows: readonly SafeguardRow[]): SafeguardTable['lapsed'] {
  const former = rows.flatMap((row) => row.formerly_controlled_by.map((abn) => ({ abn, row })))
  return new Map(
    [...Map.groupBy(former, ({ abn }) => abn)].map(([abn, own]) => [abn, own.map(({ row }) => row)]),
  )
}
