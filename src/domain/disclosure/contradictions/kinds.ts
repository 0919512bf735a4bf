/** One kind of contradiction. */
interface Kind {
  /** What is held against what. */
  readonly compares: string
  /** What a person can do about it. */
  readonly settle: string
}

const CORRECT_OR_RECONCILE =
  'Correct the figure, or explain the difference: another boundary, other operations, or a restatement that the registry has not published yet.'

/** Every kind, in the order in which they are listed. */
export const KINDS = {
  scope1_against_registry: {
    compares:
      'Stated scope 1 with the registry figure for the year, or for the year before; scope 1 of the ledger with that of the same year.',
    settle: CORRECT_OR_RECONCILE,
  },
  scope2_against_registry: {
    compares:
      'Stated location-based scope 2, and scope 1 and 2 together, with the registry figures; the same of the ledger with those of the same year.',
    settle: CORRECT_OR_RECONCILE,
  },
  energy_against_registry: {
    compares: 'Stated net energy with the registry figure.',
    settle: CORRECT_OR_RECONCILE,
  },
  electricity_against_scope2: {
    compares:
      'Location-based scope 2 for all regions in the electricity record with the registry’s scope 2 and the stated figure; the stated market-based figure with what is left after certificates and contracts.',
    settle:
      'Enter the electricity for every region and site, or explain what else the reported figure includes.',
  },
  electricity_in_two_records: {
    compares:
      'Electricity in the ledger with the loads of the electricity record. Each holds all electricity of the year or none: it is counted once, from the ledger where that has any.',
    settle:
      'Enter the electricity that one of them lacks, or take it out of the ledger by correcting its lines to 0.',
  },
  ledger_against_statements: {
    compares: 'Stated figures with what the lines of the ledger add up to.',
    settle: 'Correct the stated figure, or complete the ledger.',
  },
  ledger_against_screening: {
    compares: 'Categories of scope 3 in the ledger with the range of the screening.',
    settle:
      'Check units, factors and completeness of the category, or explain what makes the company differ from its industry.',
  },
  scope3_against_screening: {
    compares:
      'Stated scope 3 with the low end of the largest category of the screening that is not left out; all of scope 3 with the low end of each category that is left out.',
    settle:
      'Check what the figure includes, name the categories that it leaves out, or explain what makes the company differ from its industry. What is larger than all that is counted is not left out without that.',
  },
  target_base: {
    compares: 'The base year of a target with the registry’s figures for its scopes.',
    settle:
      'Correct the base value; or explain why it is right and the registry’s figure is not the base: the base was recalculated, or the registry has restated the year since.',
  },
  target_actual: {
    compares: 'Actual figures declared for a target with the registry’s figures for its scopes.',
    settle:
      'Leave the actual figure out, so that the registry’s is used, or correct it; or explain a restatement that the registry has not published yet.',
  },
  nger_registration: {
    compares: 'The declared NGER status and lodgement with the registry and the entity type.',
    settle:
      'Correct the reporting-duty facts in the boundary; or, where the register or the registry is out of date, explain it and have it corrected there. Until then, published data decides the duty.',
  },
  entity_status: {
    compares:
      'What the company says of its own status with what is published: a status of which no source says what follows, or no financial reports of a company that the registry or the tax office prints.',
    settle:
      'Correct the status, or explain it with the document that shows it, such as the registration. The duty follows from the status once the explanation is approved in the review.',
  },
  listing: {
    compares: 'A company declared unlisted with ASX codes dated within 12 months of the period’s end.',
    settle:
      'Correct the listing, or explain when the company left the exchange, with the document that shows it: the directory may be late. The earlier lodgement date applies until the explanation is approved in the review.',
  },
  size_facts: {
    compares:
      'Declared revenue with the total income published by the tax office; declared employees with the employers’ table.',
    settle: 'Correct the figure, or explain why the published entity is not part of the group.',
  },
  facilities: {
    compares:
      'Facilities in the boundary with those that the Safeguard and generation tables list for the company.',
    settle: 'Add and include the facilities, or explain who operates them now.',
  },
  exclusions: {
    compares:
      'Estimated emissions that the boundary leaves out with the registry’s scope 1 and 2; the estimate for a facility that it leaves out with what that covered in the Safeguard table.',
    settle:
      'Include what is left out, or correct its estimate. More than 5 % of the published total is never immaterial.',
  },
  company_not_in_boundary: {
    compares: 'The entities in the boundary with the company that the boundary is for.',
    settle: 'Send this company’s boundary, with the company itself among the entities.',
  },
  safeguard_position: {
    compares:
      'Stated covered emissions and baseline, and any statement that there is no target, with the Safeguard table.',
    settle:
      'Correct the figure, declare the baseline as a target set by law, or explain who is responsible now.',
  },
  class: {
    compares: 'Finance-sector requirements marked not applicable with the company’s industry class.',
    settle:
      'A published class is often that of one business of a group. Disclose the requirement if any part of the group is in finance; or explain what the company does, and have its class corrected where it is published.',
  },
  sums: {
    compares:
      'Figures in the records with each other: totals, one measure in two places, levers, certificates.',
    settle: 'Correct the figure that is wrong.',
  },
  dates: {
    compares: 'Dates with the period, with each other and with the day the record was written.',
    settle: 'Correct the date.',
  },
  period_length: {
    compares: 'The length of each period with the longest financial year, 53 weeks.',
    settle:
      'Correct the period. Only the first financial year of an entity may be longer, up to 18 months (section 323D of the Corporations Act): explain that with the document that shows when it was formed. The lodgement date is counted from the end of twelve months until the explanation is approved in the review.',
  },
  year_end: {
    compares:
      'The period with those that began before it and ended at most two years before it: the day of the year on which it ends, and its days.',
    settle:
      'Correct the period. Where the company changed its year end, or the earlier period was entered by mistake, explain when and why, with the document that shows it. The lodgement date is counted from the earlier year end until the explanation is approved in the review.',
  },
  same_document_or_meter: {
    compares:
      'Electricity rows with each other: the same meter, or the same document and region, for the same days; two meters with the same kWh for the same days.',
    settle:
      'Delete the duplicate row, or enter the meter for each row. Two meters with the same kWh for the same days count once until someone explains that they are two.',
  },
  meter_elsewhere: {
    compares: 'The region of each electricity row with the region that the NMI of its meter is allocated to.',
    settle: 'Correct the region or the NMI, or explain how a meter of one region supplies a site in another.',
  },
  same_serials: {
    compares: 'Serial numbers of instruments with each other.',
    settle: 'Delete one of the instruments, or correct its serial numbers.',
  },
  retired_outside_window: {
    compares: 'The retirement date with the period and the four months in which its report is due.',
    settle: 'Claim the certificates in the period in which they were retired. They do not count here.',
  },
  facility_of_another: {
    compares:
      'Facilities included in the boundary with the company that the Safeguard and generation tables list them under.',
    settle: 'Remove the facility, add the entity that it is listed under, or explain who has it now.',
  },
  entity_of_another: {
    compares: 'Entities included in the boundary with what the registry lists under their ABN.',
    settle: 'Correct the ABN, the name or the relationship, or explain how the entity joined the group.',
  },
  certificates_against_register: {
    compares:
      'Certificates claimed as voluntarily surrendered with the log of the certificate register, for the days that are loaded.',
    settle:
      'Correct the station, serial numbers or date, or remove the instrument. Certificates surrendered for a liability are already in the renewable power percentage.',
  },
  credits_against_register: {
    compares: 'Carbon credits in the record with the project register, if it is loaded.',
    settle: 'Correct the project number, the year or the units. Credits never reduce scope 2.',
  },
  stated_percentage: {
    compares: 'Percentages stated in the electricity record with those that are loaded.',
    settle:
      'The loaded percentage is used. Remove the stated one; or, if the loaded table is out of date, explain it with the document that shows the newer one, and have the operator load that table.',
  },
  certificates_disputed: {
    compares:
      'Certificates claimed in the record with the claims in all other records, including other tenants’.',
    settle:
      'Correct the serial numbers or remove the instrument. Or document the claim: explain who owns the certificates, with the hash of the document that shows it. The first claim counts; a later one does not. Neither side learns who the other is.',
  },
} as const satisfies Readonly<Record<string, Kind>>

export type ContradictionKind = keyof typeof KINDS

export const CONTRADICTION_KINDS = Object.keys(KINDS) as [ContradictionKind, ...ContradictionKind[]]
