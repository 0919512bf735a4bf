import { rememberedBy } from '../../remembered-by.ts'
import type { ReportingYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import { acceptedScore, nameKey, normaliseName } from '../identity/entity-name.ts'
import type { SafeguardRow } from './facility.ts'
import { sharedState } from './facility-links.ts'
import type { LinkedFacility } from './links.ts'
import type { SafeguardTable } from './table.ts'

/**
 * What the newest year prints under the name of a facility that a company had, or under a close one:
 * - `not_listed`: no facility of such a name;
 * - `controlled_by_another`: the facility, which a link gives to another company;
 * - `control_not_known`: the facility, which no link gives to anyone.
 */
export type FormerState = 'not_listed' | 'controlled_by_another' | 'control_not_known'

/** A facility that was the company's in an earlier year and is not in the newest. */
export interface FormerFacility {
  /** As it was printed last. */
  readonly facility: string
  readonly responsible_emitter: string
  /** The last year in which it is printed as the company's, with its figure of that year. */
  readonly last_reporting_year: ReportingYear
  readonly covered_emissions_t: number
  readonly now: FormerState
  /** Its row in the newest year; null where there is none. */
  readonly listed_as: {
    readonly facility: string
    readonly responsible_emitter: string
    readonly controlling_corporation: string | null
    readonly controlling_corporation_abn: string | null
  } | null
}

interface Found {
  readonly former: readonly FormerFacility[]
  /** Rows of the newest year that show where facilities went. */
  readonly rows: readonly SafeguardRow[]
}

/** Facilities of a company whose rows join none of its present facilities. What is gone is shown by its last row, not by a missing one. */
export function formerFacilities(
  linked: readonly LinkedFacility[],
  histories: ReadonlyMap<string, readonly SafeguardRow[]>,
  table: SafeguardTable,
): Found {
  const present = new Set([...histories.values()].flat())
  const presentNames = new Set([...present].filter(isOf(table.latest_year)).map(normalisedName))
  const gone = linked
    .map(({ row }) => row)
    .filter((row) => !present.has(row) && !presentNames.has(normalisedName(row)))
  const found = [...Map.groupBy(gone, normalisedName).values()]
    .map((rows) => rows.toSorted((a, b) => compareText(a.reporting_year, b.reporting_year)).at(-1)!)
    .map((last) => ({ last, listed: listedNow(last, table) }))
  return {
    former: found.map(({ last, listed }) => ({
      facility: last.facility,
      responsible_emitter: last.responsible_emitter,
      last_reporting_year: last.reporting_year,
      covered_emissions_t: last.covered_emissions_t,
      now: stateOf(listed),
      listed_as:
        listed === undefined
          ? null
          : {
              facility: listed.facility,
              responsible_emitter: listed.responsible_emitter,
              controlling_corporation: listed.controlling_corporation,
              controlling_corporation_abn: listed.controlling_corporation_abn,
            },
    })),
    rows: found.flatMap(({ listed }) => listed ?? []),
  }
}

const isOf =
  (year: ReportingYear | null) =>
  (row: SafeguardRow): boolean =>
    row.reporting_year === year

/**
 * The facility's row of the newest year: of the same name, of two of these the one under the same emitter; else of a close name
 * that no row of the facility's last year has, because then it is another facility.
 */
function listedNow(last: SafeguardRow, table: SafeguardTable): SafeguardRow | undefined {
  const isThere = ({ state }: SafeguardRow): boolean => sharedState(state, last.state)
  const alike = (table.listed_by_name.get(keyOf(last).normalised) ?? []).filter(isThere)
  if (alike.length > 0) {
    const emitter = normaliseName(last.responsible_emitter)
    return alike.find((row) => normaliseName(row.responsible_emitter) === emitter) ?? alike[0]
  }
  const printedThen = table.names_by_year.get(last.reporting_year)
  return [...table.listed_by_name]
    .filter(([name]) => printedThen?.has(name) !== true)
    .flatMap(([, rows]) => rows.filter(isThere))
    .find((row) => acceptedScore(keyOf(row), keyOf(last)) !== null)
}

function stateOf(listed: SafeguardRow | undefined): FormerState {
  if (listed === undefined) return 'not_listed'
  return listed.controlling_corporation_abn === null ? 'control_not_known' : 'controlled_by_another'
}

/** A row's name is compared for every company that it is linked to. */
const keyOf = rememberedBy(({ facility }: SafeguardRow) => nameKey(facility))
const normalisedName = (row: SafeguardRow): string => keyOf(row).normalised
