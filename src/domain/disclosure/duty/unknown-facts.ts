import { isTwelveMonths, type Period } from '../../period.ts'
import type { KindFacts } from './entity-kind.ts'
import { type DutyFacts, FACT_NAMES } from './facts.ts'
import type { DutyTest } from './group-tests.ts'

/** What was decided, as far as what is missing hangs on it. */
interface Decided {
  readonly tests: readonly DutyTest[]
  readonly possible: readonly number[]
  readonly group: number | null
  readonly first: Period | null
  readonly period: Period | null
}

/** Facts whose absence leaves something open: the duty itself, or only its dates. */
export function unknownFacts(
  facts: DutyFacts,
  kind: KindFacts,
  { tests, possible, group, first, period }: Decided,
): (keyof DutyFacts)[] {
  const isOpen = possible.length > 0
  const hasDates = isOpen || group !== null
  // Once the first open group has a test that is met, only whether there is a duty at all is open.
  const isGroupMet = tests.some((test) => test.group === possible[0] && test.met === true)
  const isGroupOpen = isOpen && !isGroupMet
  const isAssetsOpen = isGroupOpen && kind.is_asset_owner !== false
  const areYearsIrregular = facts.year_starts !== null || (period !== null && !isTwelveMonths(period))
  const decides: Readonly<Record<keyof DutyFacts, boolean>> = {
    lodges_financial_reports: isOpen && kind.lodges === null,
    revenue_aud: isGroupOpen,
    gross_assets_aud: isGroupOpen,
    employees: isGroupOpen,
    nger: isGroupOpen,
    asset_owner_aud: isAssetsOpen,
    entity_kind: hasDates && (kind.months === null || (isAssetsOpen && facts.asset_owner_aud !== 0)),
    listed: hasDates && kind.needs_listing,
    year_end: hasDates && !areYearsIrregular,
    year_starts: group !== null && first === null && areYearsIrregular,
    // The earlier date stands without them, so nothing is open.
    earlier_year_end: false,
    first_year_shown: false,
  }
  return FACT_NAMES.filter(
    (name) => decides[name] && (facts[name] === null || (name === 'year_starts' && first === null)),
  )
}
