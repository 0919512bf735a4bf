import { companyNotInBoundary, facilities, ngerRegistration, sizeFacts } from './boundary.ts'
import type { Found } from './contradiction.ts'
import { dates, periodLength } from './dates.ts'
import { retiredOutsideWindow, sameDocumentOrMeter, sameSerials } from './electricity.ts'
import { entityOfAnother, facilityOfAnother } from './elsewhere.ts'
import type { ContradictionFacts } from './facts.ts'
import { electricityAgainstScope2, figuresAgainstRegistry } from './figures.ts'
import type { ContradictionKind } from './kind-names.ts'
import {
  certificatesAgainstRegister,
  certificatesDisputed,
  creditsAgainstRegister,
  statedPercentages,
} from './registers.ts'
import { classOfCompany, safeguardPosition } from './safeguard.ts'
import { sums } from './sums.ts'
import { targetActuals, targetBases } from './targets.ts'

/** One kind of contradiction. */
interface Kind {
  /** What is held against what. */
  readonly compares: string
  /** What a person can do about it. */
  readonly settle: string
  readonly find: (facts: ContradictionFacts) => readonly Found[]
}

const CORRECT_OR_RECONCILE =
  'Correct the figure, or explain the difference: another boundary, other operations, or a restatement that the registry has not printed yet.'

/** Every kind: one pure function each. */
export const KINDS: Readonly<Record<ContradictionKind, Kind>> = {
  scope1_against_registry: {
    compares: 'Stated scope 1 with the registry’s of the year, or of the year before.',
    settle: CORRECT_OR_RECONCILE,
    find: figuresAgainstRegistry(['scope1_t']),
  },
  scope2_against_registry: {
    compares: 'Stated location-based scope 2, and both scopes together, with the registry’s.',
    settle: CORRECT_OR_RECONCILE,
    find: figuresAgainstRegistry(['scope2_location_t', 'scope1_and_2_t']),
  },
  energy_against_registry: {
    compares: 'Stated net energy with the registry’s.',
    settle: CORRECT_OR_RECONCILE,
    find: figuresAgainstRegistry(['net_energy_gj']),
  },
  electricity_against_scope2: {
    compares:
      'Location-based scope 2 over all regions of the electricity record with the registry’s scope 2 and with the stated figure; the stated market-based figure with what certificates and contracts leave.',
    settle: 'Enter the electricity of every region and site, or explain what else the reported figure holds.',
    find: electricityAgainstScope2,
  },
  target_base: {
    compares: 'The base year of a target with the registry’s figures of its scopes.',
    settle: 'Correct the base value, or explain the recalculation that moved it.',
    find: targetBases,
  },
  target_actual: {
    compares: 'Actual years that a target declares with the registry’s figures of its scopes.',
    settle: 'Correct the actual, or leave it out so that the registry’s figure is used.',
    find: targetActuals,
  },
  nger_registration: {
    compares: 'The declared NGER status and lodgement with the registry and the kind of entity.',
    settle:
      'Correct the facts of the duty in the boundary. The duty is decided by what is published until then.',
    find: ngerRegistration,
  },
  size_facts: {
    compares:
      'Declared revenue with the total income that the tax office prints, declared employees with the employers’ table.',
    settle: 'Correct the figure, or explain why the entity that is printed is not of the group.',
    find: sizeFacts,
  },
  facilities: {
    compares:
      'Facilities of the boundary with those that the Safeguard and generation tables print for the company.',
    settle: 'List and include the facilities, or explain who operates them now.',
    find: facilities,
  },
  company_not_in_boundary: {
    compares: 'The entities of the boundary with the company that it is kept for.',
    settle: 'Send the boundary of this company, with the company itself among its entities.',
    find: companyNotInBoundary,
  },
  safeguard_position: {
    compares:
      'Stated covered emissions and baseline, and the statement that there is no target, with the Safeguard table.',
    settle:
      'Correct the figure or declare the baseline as a target that the law sets, or explain who is responsible now.',
    find: safeguardPosition,
  },
  class: {
    compares:
      'Requirements of the finance sector that are called not applicable with the class of the company.',
    settle: 'Disclose the requirement, or explain why the published class is wrong.',
    find: classOfCompany,
  },
  sums: {
    compares:
      'Numbers of the records with each other: totals, one measure in two places, levers, certificates.',
    settle: 'Correct whichever number is wrong.',
    find: sums,
  },
  dates: {
    compares: 'Days with the period, with each other and with the day on which the record was written.',
    settle: 'Correct the day.',
    find: dates,
  },
  period_length: {
    compares: 'The length of periods with the longest financial year, 53 weeks.',
    settle: 'Correct the period.',
    find: periodLength,
  },
  same_document_or_meter: {
    compares:
      'Rows of electricity with each other: one meter, or one document about one region, for the same days.',
    settle: 'Delete the duplicate row, or give each row its meter.',
    find: sameDocumentOrMeter,
  },
  same_serials: {
    compares: 'Serial numbers of instruments with each other.',
    settle: 'Delete one of the instruments, or correct its serial numbers.',
    find: sameSerials,
  },
  retired_outside_window: {
    compares: 'The day of retirement with the period and the four months in which its report is due.',
    settle: 'Claim the certificates for the period in which they were retired. They do not count here.',
    find: retiredOutsideWindow,
  },
  facility_of_another: {
    compares:
      'Facilities that the boundary counts in with who the Safeguard and generation tables print them under.',
    settle: 'Take the facility out, list the entity that it is printed under, or explain who has it now.',
    find: facilityOfAnother,
  },
  entity_of_another: {
    compares: 'Entities that the boundary counts in with what the registry prints under their ABN.',
    settle: 'Correct the ABN, the name or the relationship, or explain how the entity came to the company.',
    find: entityOfAnother,
  },
  certificates_against_register: {
    compares:
      'Certificates that are claimed as surrendered by choice with the log of the certificate register, where its days are loaded.',
    settle:
      'Correct station, serial numbers or day, or take the instrument out. Certificates surrendered for a liability are in the renewable power percentage already.',
    find: certificatesAgainstRegister,
  },
  credits_against_register: {
    compares: 'Carbon credits that the record names with the register of their projects, where it is loaded.',
    settle: 'Correct the number of the project, the year or the units. Credits never reduce scope 2.',
    find: creditsAgainstRegister,
  },
  stated_percentage: {
    compares: 'Percentages that the electricity record states with those that are loaded.',
    settle: 'Take the stated percentage out: the loaded one is used.',
    find: statedPercentages,
  },
  certificates_disputed: {
    compares: 'Certificates that the record claims with claims of all other records, also of other tenants.',
    settle:
      'Correct the serial numbers or take the instrument out; or document the claim: explain whose the certificates are, with the hash of the document that shows it. The first claim counts, a later one does not. Neither side learns who the other is.',
    find: certificatesDisputed,
  },
}
