import type { Measure } from '../records/s2-statements.ts'
import { DUTY_RULES } from './duty-rules.ts'
import type { ContradictionKind } from './kinds.ts'
import { LEDGER_RULES, ledgerOfRegistry } from './ledger-rules.ts'
import type { PairName } from './pairs.ts'
import {
  ABOVE,
  at,
  BELOW,
  BOUNDARY,
  COVERED,
  DAY,
  ELECTRICITY,
  IN_REGISTRY,
  LOAD,
  OWN_ABN,
  PERIOD_END,
  printed,
  type Rule,
  rule,
  SERIALS,
  STATED,
  STATEMENTS,
  settledBy,
  TARGETS,
  UNEQUAL,
} from './rule-sides.ts'

const ofRegistry = (...measures: readonly Measure[]): Rule => ({
  ...rule(
    'figures_and_registry',
    { when: [['apart_by_year']], tolerance: 'same_year_share' },
    STATED,
    IN_REGISTRY,
    ['{requirement_id}'],
  ),
  measures,
})

/** A part of the group may emit less than the whole, and never more. */
const ofTarget = (pairs: PairName, what: string): Rule =>
  rule(
    pairs,
    {
      when: [
        ['apart_by_year', 'is_whole'],
        ['apart_by_year', 'above'],
      ],
      tolerance: 'same_year_share',
    },
    at(TARGETS, '{pointer}', what, '{declared}', 't CO2-e'),
    IN_REGISTRY,
  )

const disputed = (pairs: PairName, value: string): Rule =>
  rule(
    pairs,
    { where: 'another record claims some of them too' },
    SERIALS,
    printed('claims of certificates', 'another claim on some of them', value),
  )

const ofPeriods = (pairs: PairName, what: string): Rule =>
  rule(
    pairs,
    ABOVE,
    at('{record}', '{pointer}', what, '{declared}', 'days'),
    printed('the law', 'longest financial year, 53 weeks', '{longest_year_days}', 'days'),
  )

/** The rows that find each kind. */
export const RULES: Readonly<Record<ContradictionKind, readonly Rule[]>> = {
  scope1_against_registry: [ofRegistry('scope1_t'), ledgerOfRegistry('scope1_t')],
  scope2_against_registry: [
    ofRegistry('scope2_location_t', 'scope1_and_2_t'),
    ledgerOfRegistry('scope2_location_t', 'scope1_and_2_t'),
  ],
  energy_against_registry: [ofRegistry('net_energy_gj')],
  electricity_against_scope2: [
    rule(
      'load_and_registry',
      { when: [['apart_by_year']], tolerance: 'electricity_share' },
      LOAD,
      IN_REGISTRY,
    ),
    rule(
      'load_and_figures',
      { when: [['apart_of_declared']], tolerance: 'electricity_share' },
      LOAD,
      at(STATEMENTS, '{pointer}', '{words} in the statement on {requirement_id}', '{other}', '{unit}'),
      ['{requirement_id}'],
    ),
    rule(
      'figures_and_instruments',
      { when: [['apart']], tolerance: 'electricity_share' },
      STATED,
      at(
        ELECTRICITY,
        '/instruments',
        'market-based scope 2 of all regions in the electricity record',
        '{other}',
        '{unit}',
      ),
      ['{requirement_id}'],
    ),
  ],
  ...LEDGER_RULES,
  target_base: [ofTarget('target_bases', 'base year of target {id}')],
  target_actual: [ofTarget('target_actuals', 'actual of {start} to {end} of target {id}')],
  ...DUTY_RULES,
  facilities: [
    rule(
      'facilities_left_out',
      { where: 'the boundary lists the facility and leaves it out' },
      at(BOUNDARY, '{pointer}', 'facility {name}', 'left out'),
      printed('{table} {year}', 'facility {printed_name} in the {table} table of {year}', 'of the company'),
    ),
    rule(
      'facilities_listed',
      BELOW,
      at(BOUNDARY, '/facilities', 'published facilities in the boundary', '{declared}', 'facilities'),
      printed(
        '{tables}',
        'facilities that the tables print; not in the boundary: {names}',
        '{other}',
        'facilities',
      ),
    ),
  ],
  exclusions: [
    rule(
      'exclusions_and_registry',
      { when: [['above_share']], tolerance: 'material_share' },
      at(BOUNDARY, '/exclusions', 'estimated emissions of all exclusions', '{declared}', '{unit}'),
      IN_REGISTRY,
    ),
    rule(
      'excluded_facilities',
      { when: [['apart', 'below']], tolerance: 'same_year_share' },
      at(BOUNDARY, '{pointer}', 'estimate for the exclusion {what}', '{declared}', 't CO2-e'),
      COVERED,
    ),
  ],
  company_not_in_boundary: [
    rule(
      'company_not_listed',
      { where: 'the company is not among the entities' },
      at(BOUNDARY, '/entities', 'ABNs in the boundary', '{abns}'),
      OWN_ABN,
    ),
    rule(
      'company_left_out',
      { where: 'the company is among the entities and left out' },
      at(BOUNDARY, '{pointer}', 'the company in its own boundary', 'left out'),
      OWN_ABN,
    ),
  ],
  safeguard_position: [
    rule(
      'no_target_and_safeguard',
      { where: 'the Safeguard Mechanism covers a facility of the company' },
      at(TARGETS, '/no_target', 'emission targets', 'none'),
      printed(
        'Safeguard baseline {year}',
        'covered emissions under a baseline that the law sets, {year}',
        '{other}',
        't CO2-e',
      ),
    ),
    rule(
      'figures_and_safeguard',
      { when: [['apart_by_year']], tolerance: 'same_year_share' },
      STATED,
      printed('Safeguard {year}', '{words} in the Safeguard table of {year}', '{other}', '{unit}'),
      ['{requirement_id}'],
    ),
  ],
  class: [
    rule(
      'finance_set_aside',
      { where: 'the requirement is for the finance sector, and the company is in it' },
      at(STATEMENTS, '{pointer}', 'the statement on {requirement_id}', '{declared}'),
      printed('classification', 'class of the company', '{other}'),
      ['{requirement_id}'],
    ),
  ],
  sums: [
    settledBy(
      rule(
        'figures_stated_twice',
        { when: [['apart']], tolerance: 'rounding_share' },
        STATED,
        at(
          STATEMENTS,
          '{other_pointer}',
          '{words} in the statement on {other_requirement_id}',
          '{other}',
          '{unit}',
        ),
        ['{requirement_id}', '{other_requirement_id}'],
      ),
      'One measure has two values. Look both up in the documents that they were taken from, and correct the statement that has the other one: {requirement_id} or {other_requirement_id}.',
    ),
    settledBy(
      rule(
        'stated_totals',
        { when: [['apart']], tolerance: 'rounding_share' },
        STATED,
        at(
          STATEMENTS,
          '{scope1_pointer}',
          'scope 1 and location-based scope 2 as stated, added up',
          '{other}',
          '{unit}',
        ),
        ['{requirement_id}', '{scope1_requirement_id}', '{scope2_requirement_id}'],
      ),
      'Check the total in the statement on {requirement_id} first: it is the one that was added up. Where it is right, correct scope 1 ({scope1_requirement_id}) or scope 2 ({scope2_requirement_id}).',
    ),
    settledBy(
      rule(
        'actuals_and_figures',
        { when: [['apart']], tolerance: 'rounding_share' },
        at(TARGETS, '{pointer}', 'actual of the period of target {id}', '{declared}', 't CO2-e'),
        at(
          STATEMENTS,
          '{other_pointer}',
          '{words} in the statement on {requirement_id}',
          '{other}',
          '{unit}',
        ),
        ['{requirement_id}'],
      ),
      'Both are of the same year and scopes. Correct the actual of target {id}, or leave it out; where the actual is right, correct the statement on {requirement_id}.',
    ),
    settledBy(
      rule(
        'levers',
        ABOVE,
        at(TARGETS, '{pointer}', 'abatement of all levers of target {id}', '{declared}', 't CO2-e'),
        at(TARGETS, '{other_pointer}', 'base year of target {id}', '{other}', 't CO2-e'),
      ),
      'No lever can abate more than there was. Check the abatement of each lever of target {id} first, then whether the base value is in the right unit.',
    ),
    settledBy(
      rule(
        'certificates_and_mwh',
        UNEQUAL,
        at(ELECTRICITY, '{pointer}', 'MWh of instrument {id}', '{declared}', 'MWh'),
        at(ELECTRICITY, '{other_pointer}', 'certificates of instrument {id}', '{other}', 'MWh'),
      ),
      'One certificate is one MWh, and serial numbers are copied from the register: correct the MWh of instrument {id} first, then the serial numbers.',
    ),
  ],
  dates: [
    settledBy(
      rule(
        'days_and_writing',
        { when: [['later']], tolerance: 'clock_days' },
        DAY,
        printed('{record} as written', 'day on which the record was written', '{other}'),
        ['{requirement_id}'],
      ),
      'Nothing is dated after it was written down on {other}. Correct the date in the record, or write the record again once the day has come.',
    ),
    settledBy(
      rule('days_and_period_start', BELOW, DAY, printed('the period', 'first day of the period', '{other}'), [
        '{requirement_id}',
      ]),
      'Correct the date: it is before the period begins. Where the date is right, the record is kept under the wrong period.',
    ),
    settledBy(
      rule('signatures_and_period_end', BELOW, DAY, PERIOD_END, ['{requirement_id}']),
      'No one signs for a period that has not ended. Correct the date, or sign again after {other}.',
    ),
    settledBy(
      rule(
        'signatures_and_statements',
        BELOW,
        DAY,
        at(STATEMENTS, '{other_pointer}', 'day of the latest statement', '{other}'),
        ['{requirement_id}'],
      ),
      'Correct the date of the signature, or sign again: a statement is dated {other}. Where that date is wrong, correct the statement.',
    ),
    settledBy(
      rule('figures_and_period_end', BELOW, DAY, PERIOD_END, ['{requirement_id}']),
      'A figure of the year is stated after the year has ended. Correct the date of the statement on {requirement_id}, or state the figure after {other}.',
    ),
    settledBy(
      rule(
        'retirements_and_vintages',
        BELOW,
        DAY,
        at(ELECTRICITY, '{other_pointer}', 'year of generation of instrument {id}', '{other}'),
      ),
      'A certificate is retired after its electricity was generated. Compare both with the register: the year of generation ({other}) is copied from the serial number, so the retirement date is likelier wrong.',
    ),
  ],
  period_length: [ofPeriods('periods', '{what}'), ofPeriods('listed_years', 'financial year from {start}')],
  same_document_or_meter: [
    rule(
      'loads_twice',
      { where: 'rows of one meter, or of one document and region without meters, share days' },
      at(ELECTRICITY, '{pointer}', '{name}, rows {rows}', '{declared}', 'kWh'),
      at(ELECTRICITY, '{other_pointer}', '{name}, row {row} alone', '{other}', 'kWh'),
    ),
    rule(
      'loads_alike',
      { where: 'rows under different meters or documents have the same days and kWh' },
      at(ELECTRICITY, '{pointer}', '{name}, row {row}, {start} to {end}', '{declared}', 'kWh'),
      at(ELECTRICITY, '{other_pointer}', '{other_name}, row {other_row}, the same days', '{other}', 'kWh'),
    ),
  ],
  meter_elsewhere: [
    rule(
      'meters_elsewhere',
      { where: 'the first characters of the NMI are allocated to another region' },
      at(ELECTRICITY, '{pointer}', 'region of {name}, row {row}', '{declared}'),
      printed('AEMO’s list of NMIs', 'region that the NMI is allocated to', '{other}'),
    ),
  ],
  same_serials: [
    rule(
      'shared_serials',
      { where: 'they share a certificate' },
      SERIALS,
      at(ELECTRICITY, '{other_pointer}', 'certificates of instrument {other_id}', '{other_serials}'),
    ),
  ],
  retired_outside_window: [
    rule(
      'retirements_outside',
      { where: 'it was retired before the period or more than four months after it' },
      at(ELECTRICITY, '{pointer}', 'retirement of instrument {id}', '{declared}'),
      printed('the window', 'days on which it may be retired', '{start} to {end}'),
    ),
  ],
  facility_of_another: [
    rule(
      'facilities_of_others',
      { where: 'the newest tables list it under no entity of the boundary' },
      at(BOUNDARY, '{pointer}', 'facility {name}', 'in the boundary'),
      printed('{tables}', 'who the tables print facility {name} under', '{owners}'),
    ),
  ],
  entity_of_another: [
    rule(
      'entities_that_head_groups',
      { where: 'it is called a parent or a subsidiary' },
      at(BOUNDARY, '{pointer}', 'what {name} (ABN {abn}) is to the company', '{relationship}'),
      printed(
        'registry {year}',
        '{printed_name} reports to the registry as the head of a group of its own',
        'controlling corporation',
      ),
    ),
    rule(
      'entities_of_other_names',
      { where: 'the names have no distinctive word in common' },
      at(BOUNDARY, '{pointer}', 'name of the entity with ABN {abn}', '{name}'),
      printed('registry', 'name that the registry prints under that ABN', '{printed_name}'),
    ),
  ],
  certificates_against_register: [
    rule(
      'certificates_in_register',
      { where: 'the log does not show that surrender' },
      at(ELECTRICITY, '{pointer}', 'certificates of instrument {id}', 'surrendered voluntarily on {day}'),
      printed('the certificate register', 'the same certificates in its log', '{says}'),
    ),
  ],
  credits_against_register: [
    rule(
      'credits_in_register',
      { where: 'the register has no such project, year or units' },
      at(
        ELECTRICITY,
        '{pointer}',
        'credits of instrument {id}',
        '{units} units of {vintage} of project {project}',
      ),
      printed('the register of carbon credit projects', 'the project in the register', '{says}'),
    ),
  ],
  stated_percentage: [
    rule(
      'percentages',
      UNEQUAL,
      at(ELECTRICITY, '{pointer}', '{percentage} percentage of {year}', '{declared}', '%'),
      printed('the table of percentages', '{percentage} percentage of {year} that is loaded', '{other}', '%'),
    ),
  ],
  certificates_disputed: [
    disputed('claims_own', 'claimed by another record of this tenant'),
    disputed('claims_first', 'claimed elsewhere, later than here'),
    disputed('claims_later', 'claimed elsewhere before'),
  ],
}
