import { HAZARDS } from '../../company/hazards/hazard-table.ts'

/** Stands on the cover of every file of a bundle. */
export const NOTICE =
  'This is a working paper from public data and from what the company declared. It is not a sustainability report, it has not been assured, and it makes no claim of compliance.'

/** What no figure of a bundle can do, for any company. */
export const LIMITS: readonly string[] = [
  'Registry figures cover July to June and facilities under operational control in Australia. They can be used under the standard only after the boundary is reconciled.',
  'The registry lists only corporations at or above 50,000 t CO2-e. A missing year or company does not mean zero.',
  'The registry’s scope 2 is location-based. It does not cover nitrogen trifluoride.',
  'A trend is a straight line through published years. It takes no account of acquisitions, disposals or plans.',
  'Peers are the large emitters in the registry, not the whole industry.',
  'Safeguard bands show exposure, not breach: surrendering units is compliance.',
  'Physical risk is observed change at a place. It includes no projection and no vulnerability. Its bands exclude bushfire, cyclone and coast, which are shown under hazards, and flood, which is not assessed. That does not mean there is no risk.',
  'Scope 3 screening shows an order of magnitude from industry averages. It is not an inventory, and categories are never added up.',
  'The grid index measures generation. It is not a scope 2 factor.',
  'Readiness counts evidence. It never says that a disclosure complies with the standard or the law.',
  'What the company declared was checked for consistency, not for truth.',
]

/** Flags that a reader meets, in a sentence each. */
export const FLAG_MEANINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    HAZARDS.flatMap(({ id, label }) => [
      [`no_band_${id}`, `${label} has no band at this place. That does not mean there is no risk.`],
      [
        `stale_${id}`,
        `${label}: the record ended more than five years before the snapshot, so the band describes the past.`,
      ],
    ]),
  ),
  spans_gwp_break: 'The years use different global warming potentials.',
  gwp_break: 'This is the first year on a new set of global warming potentials.',
  decided_by_operator:
    'A figure uses a row of a publisher’s file that broke a rule; an operator decided how to treat it (see sources).',
  rows_left_out_by_operator:
    'An operator left out rows of a publisher’s file that affect or would affect the figure (see sources).',
  transcribed_copy: 'The figure was read from a transcribed copy of the publisher’s file.',
  structural_break:
    'A year changed by more than 40 %, perhaps because of a sale, an acquisition or a closure.',
  weak_trend:
    'The line’s interval in 2029-30 is wider than half its value, or there are only three years, too few for an interval.',
  trajectory_weak: 'Low confidence: the line fits the published years poorly.',
  trajectory_covid_year:
    'The fitted line begins in a pandemic year, when many companies’ emissions were low.',
  trajectory_structural_break:
    'Scope 1 changed by more than 40 % in a fitted year, so the trajectory has no band.',
  trajectory_known_sale_or_takeover:
    'Facilities with more than a tenth of scope 1 changed hands within the fitted years, so the trajectory has no band.',
  trajectory_line_explains_little:
    'The fitted line explains less than 30 % of the variation, so the trajectory has no band.',
  wide_interval: 'The line’s interval in 2029-30 is wider than its value.',
  floored: 'The line fell below zero, so it is not a forecast.',
  covid_year: 'The window begins or ends in a pandemic year, when many companies’ emissions were low.',
  small_population: 'Fewer than ten peers.',
  safeguard_excess_unmet: 'A facility’s net emissions were above its baseline at the deadline.',
  spans_regime_break: 'Baselines before and after July 2023 are not comparable.',
  covered_above_scope1: 'Covered emissions exceed scope 1: the two tables were revised at different times.',
  linked_by_name: 'A facility was linked to the company by name alone.',
  link_carried_over:
    'A facility is linked to the company because it was in an earlier year, under the same emitter.',
  link_lapsed:
    'A facility that belonged to the company is now listed under another emitter; who controls it is not known.',
  location_disputed:
    'Two sources place a site more than 25 km apart. It is left out until an operator decides.',
  second_location_apart: 'A second source places a site more than 10 km from the point that was used.',
  partial:
    'Only one of chronic and acute risk is known at the place, so it has no overall band and counts in no roll-up.',
  terrain_varies:
    'Stations around the place, or the station that was used and the place, differ in height by more than 300 m.',
  station_beyond_25_km: 'A figure comes from a station more than 25 km away.',
  location_approximate: 'The location is approximate.',
  head_office: 'The location is the head office, not where the company operates.',
  location_of_facility:
    'The head office is not known, so the location is the company’s largest facility with a known location.',
  location_unverified: 'State and postcode come from a directory and were not checked.',
  drought_serious: 'The latest year was in the driest tenth on record.',
  drought_severe: 'The latest year was in the driest twentieth on record.',
  record_heat: 'The latest year was the hottest on record.',
  short_record: 'The baseline has fewer than thirty complete years.',
  headline_per_energy:
    'Fewer than ten peers have a published income, so emissions per energy are compared instead of emissions per income.',
  benchmark_per_energy:
    'Fewer than ten peers have a published income, so emissions per energy are compared instead of emissions per income.',
  scope_not_published:
    'One scope is not published, so the boundary of the income cannot be checked and tonnes decide the carbon cost exposure.',
  income_not_published: 'No income is published for the company, so tonnes decide its carbon cost exposure.',
  income_boundary_differs:
    'The published income is of another boundary than the emissions, so tonnes decide the carbon cost exposure.',
  network_losses_left_out: 'Scope 2 of an electricity network is what its lines lose, and is left out.',
  financed_emissions_not_counted:
    'The exposure of a bank, an insurer or a fund is in what it finances, which is not counted.',
  screening: 'An order of magnitude, not an inventory.',
  twelve_months_incomplete: 'Too few days for a twelve-month mean.',
  region_of_facilities: 'The address is not known, so the region is that of the facilities.',
  national_factor_only: 'No index is published for the region, so the national factor is used.',
  no_low_warming_case: 'The projections include no low-warming pathway.',
  projections_missing: 'Some projected changes are loaded for other regions but not for this one.',
  counts_unverified_claims: 'A claim was counted that could not be fully checked.',
  sandbox: 'The company is invented.',
  declared_by_tenant: 'The company’s name or head office is as declared by the tenant.',
  declared_name_differs: 'The tenant declared a different name from the published one.',
  details_derived: 'The entity type and address do not come from the business register.',
  not_the_controlling_corporation: 'Another corporation reports for this one.',
  base_period_differs: 'The base period and the target period end on different days of the year.',
}
