import type { Evidenced } from '../../company/outcome.ts'
import { monthsByYear, showPeriod } from '../../period.ts'
import type { MarketBasedEvidence, StatedPercentage } from '../records/market-based-evidence.ts'

/** The percentage of a calendar year, as printed in percent. */
export interface YearPercentage extends Evidenced {
  readonly year: number
  readonly percent_text: string
  /** Where a preparer stated it; null for one that is loaded. */
  readonly stated: { readonly pointer: string; readonly source: string } | null
}

export type RenewableShare =
  | { readonly ok: true; readonly years: readonly YearPercentage[] }
  | { readonly ok: false; readonly reason_code: string; readonly detail: string }

/** Which percentage is wanted, and what is said where it is missing. */
const NAMES: Readonly<
  Record<StatedPercentage['percentage'], { reason_code: string; what: string; load: string }>
> = {
  renewable_power: {
    reason_code: 'renewable_power_percentage_missing',
    what: 'renewable power percentage',
    load: 'southerly load renewable-power-percentage',
  },
  jurisdictional_act: {
    reason_code: 'jurisdictional_percentage_missing',
    what: 'jurisdictional renewable power percentage of the ACT',
    load: 'southerly load renewable-power-percentage --jurisdiction ACT',
  },
}

/** The percentages of the calendar years that a period touches. A year without one leaves the period without a share. */
export function renewableShare(
  wanted: StatedPercentage['percentage'],
  { period, percentages: stated }: Pick<MarketBasedEvidence, 'period' | 'percentages'>,
  loaded: readonly YearPercentage[],
  held: ReadonlySet<string>,
): RenewableShare {
  const months = monthsByYear(period)
  if (months === undefined)
    return {
      ok: false,
      reason_code: 'period_not_whole_months',
      detail: `${showPeriod(period)} is not made up of whole months, which are needed to weight the yearly percentages.`,
    }
  const shown = statedYears(wanted, stated ?? [], held)
  const far = shown.flatMap((one) => farFrom(one, loaded) ?? [])
  const known = [...loaded, ...shown.filter((one) => farFrom(one, loaded) === null)]
  const used = [...months.keys()].map((year) => ({ year, found: known.find((one) => one.year === year) }))
  const missing = used.filter(({ found }) => found === undefined).map(({ year }) => year)
  const refused = far.filter(({ year }) => missing.includes(year))
  if (refused.length > 0)
    return {
      ok: false,
      reason_code: 'percentage_not_plausible',
      detail: `${refused.map(({ says }) => says).join(' ')} It is not used. Correct it, or ask the operator to load the published one: ${NAMES[wanted].load}.`,
    }
  const unshown = (stated ?? []).filter(
    ({ percentage, year }) => percentage === wanted && missing.includes(year),
  )
  if (unshown.length > 0)
    return {
      ok: false,
      reason_code: 'percentage_not_supported',
      detail: `The ${NAMES[wanted].what} of ${unshown.map(({ year }) => year).join(' and ')} is stated without a document that is held. Name the document that prints it under document_sha256 and upload it.`,
    }
  if (missing.length > 0) return missingYears(wanted, missing)
  return { ok: true, years: used.map(({ found }) => found!) }
}

/** All electricity: a national and a jurisdictional share are parts of the same load. */
const WHOLE_LOAD = 100

/** A jurisdictional share beside the national one. Where one of them is stated, the two are at most the whole load. */
export function besideNational(state: RenewableShare, national: RenewableShare): RenewableShare {
  if (!state.ok || !national.ok) return state
  const over = state.years.flatMap((own) => {
    const other = national.years.find(({ year }) => year === own.year)
    const isStated = own.stated !== null || (other !== undefined && other.stated !== null)
    return other !== undefined &&
      isStated &&
      Number(own.percent_text) + Number(other.percent_text) > WHOLE_LOAD
      ? [
          `${own.percent_text} % is stated for ${own.year}, beside a national percentage of ${other.percent_text} %: together more than the whole load.`,
        ]
      : []
  })
  return over.length === 0
    ? state
    : {
        ok: false,
        reason_code: 'percentage_not_plausible',
        detail: `${over.join(' ')} It is not used. Correct it, or ask the operator to load the published one: ${NAMES.jurisdictional_act.load}.`,
      }
}

/** The national percentage has never moved by more than this from one year to the next: 3.53 from 2011 to 2012. */
const MOST_POINTS_A_YEAR = 4

/** The loaded percentage of the year, or of the nearest one; the earlier of two that are as near. */
export const nearestYear = <Loaded extends { readonly year: number }>(
  year: number,
  loaded: readonly Loaded[],
): Loaded | undefined =>
  loaded.toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year) || a.year - b.year)[0]

/** Why a stated percentage cannot be that of its year, by the nearest year that is loaded; null where it can. */
function farFrom(
  { year, percent_text }: YearPercentage,
  loaded: readonly YearPercentage[],
): { readonly year: number; readonly says: string } | null {
  const nearest = nearestYear(year, loaded)
  if (nearest === undefined) return null
  const allowed = MOST_POINTS_A_YEAR * Math.abs(nearest.year - year)
  return Math.abs(Number(percent_text) - Number(nearest.percent_text)) <= allowed
    ? null
    : {
        year,
        says: `${percent_text} % is stated for ${year}, but ${nearest.percent_text} % is published for ${nearest.year}: more than ${MOST_POINTS_A_YEAR} points a year apart.`,
      }
}

/** What a preparer stated and a held document shows, after what is loaded: it is used only where nothing is. */
const statedYears = (
  wanted: StatedPercentage['percentage'],
  stated: readonly StatedPercentage[],
  held: ReadonlySet<string>,
): YearPercentage[] =>
  stated.flatMap(({ percentage, year, percent, source, document_sha256 }, index) =>
    percentage === wanted && document_sha256 !== undefined && held.has(document_sha256)
      ? [
          {
            year,
            percent_text: String(percent),
            evidence: [],
            stated: { pointer: `/percentages/${index}/percent`, source },
          },
        ]
      : [],
  )

function missingYears(
  wanted: StatedPercentage['percentage'],
  years: readonly number[],
): Extract<RenewableShare, { ok: false }> {
  const { reason_code, what, load } = NAMES[wanted]
  return {
    ok: false,
    reason_code,
    detail: `No ${what} is loaded for ${years.join(' and ')}. The operator can load it with ${load}, or the preparer can enter it under percentages in the record, with the document that prints it.`,
  }
}
