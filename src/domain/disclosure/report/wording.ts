/** Stands on the cover of every file of a bundle. */
export const NOTICE =
  'This is a working paper from public data and from what the company declared. It is not a sustainability report, it has not been assured, and it does not say that anything complies.'

/** What no figure of a bundle can do, whoever made it. */
export const LIMITS: readonly string[] = [
  'Registry figures are of July to June, of facilities under operational control, in Australia. They become figures of the standard only after the reconciliation of the boundary.',
  'The registry prints corporations at or above 50,000 t CO2-e. A missing year or company does not mean zero.',
  'Scope 2 of the registry is location-based. Nitrogen trifluoride is not among its gases.',
  'A trend is a straight line through published years. It knows nothing of sales, purchases or plans.',
  'Peers are the large emitters that the registry prints, not the whole industry.',
  'Safeguard bands show exposure, not breach: surrendering units is compliance.',
  'Physical risk is observed change at a place. It holds no projection and no vulnerability; flood, bushfire, cyclone and coast are not assessed, which does not mean none.',
  'Screening of scope 3 shows an order of magnitude from industry averages. It is no inventory, and categories are never added up.',
  'The grid index counts generation. It is not a scope 2 factor.',
  'Readiness counts evidence. It never says that a disclosure complies with the standard or the law.',
  'What the company declared was checked for consistency, not for truth.',
]

/** Flags that a reader meets, in a sentence each. */
export const FLAG_MEANINGS: Readonly<Record<string, string>> = {
  spans_gwp_break: 'The years are on different sets of global warming potentials.',
  gwp_break: 'The year is the first on another set of global warming potentials.',
  decided_by_operator:
    'A figure rests on a row of a publisher’s file that broke a rule; an operator decided about it (see sources).',
  rows_left_out_by_operator:
    'An operator left rows out of a publisher’s file that the figure rests on or would stand in (see sources).',
  transcribed_copy: 'The figure was read from a transcribed copy of the publisher’s file.',
  structural_break: 'A year changed by more than half: a sale, a purchase or a closure may stand behind it.',
  weak_trend:
    'The interval of the line in 2029-30 is wider than half of its value, or three years give none.',
  trajectory_weak: 'The line that the course was read from is a weak one.',
  wide_interval: 'The interval of the line in 2029-30 is wider than its value.',
  floored: 'The line fell below zero, so that it is no forecast.',
  covid_year:
    'The window begins or ends in a year of the pandemic, when emissions of many companies were low.',
  small_population: 'Fewer than ten peers.',
  safeguard_excess_unmet: 'A facility’s net emissions were above its baseline at the deadline.',
  spans_regime_break: 'Baselines before and after July 2023 are not comparable.',
  covered_above_scope1: 'Covered emissions exceed scope 1: the two tables were revised at different times.',
  linked_by_name: 'A facility was linked to the company by name alone.',
  link_carried_over: 'A facility is linked to the company as in an earlier year, under the same emitter.',
  link_lapsed:
    'A facility that was the company’s is now listed under another emitter; who controls it is not known.',
  location_approximate: 'The place is only known approximately.',
  head_office: 'The place is the head office, which says nothing about where the work is done.',
  location_of_facility:
    'The office is not known: the place is the largest facility of the company that has a known place.',
  location_unverified: 'State and postcode come from a directory and were not checked.',
  drought_serious: 'The latest year was among the driest tenth of the record.',
  drought_severe: 'The latest year was among the driest twentieth of the record.',
  record_heat: 'The latest year was the hottest of the record.',
  short_record: 'The baseline has fewer than thirty complete years.',
  benchmark_on_total: 'Energy is not published, so that the total was compared.',
  screening: 'An order of magnitude, no inventory.',
  twelve_months_incomplete: 'Too few days for a mean of twelve months.',
  region_of_facilities: 'The address is not known: the region is that of the facilities.',
  national_factor_only: 'No index is published for the region; the national factor stands instead.',
  no_low_warming_case: 'The projections hold no pathway of low warming.',
  projections_missing: 'Projected changes are missing that are loaded for other regions.',
  counts_unverified_claims: 'A claim was counted that could not be fully checked.',
  sandbox: 'The company is invented.',
  declared_by_tenant: 'Name or head office of the company is what its tenant declared.',
  declared_name_differs: 'The tenant declared another name than the one that is published.',
  details_derived: 'Type and address do not come from the business register.',
  not_the_controlling_corporation: 'Another corporation reports for this one.',
  base_period_differs: 'The base period does not end like the target’s.',
}
