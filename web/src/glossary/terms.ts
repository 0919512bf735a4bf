/** The words of the trade and of this service, each explained once. `docs/guide/glossary.md` is made of this list. */
export interface Term {
  readonly name: string
  readonly meaning: string
}

export const TERMS = {
  aasb_s2: {
    name: 'AASB S2',
    meaning:
      'The Australian standard for climate-related disclosures. Entities that the Corporations Act brings in must report under it, in three groups by size.',
  },
  band: {
    name: 'Band',
    meaning:
      'A step on a risk scale: low, moderate, high, very high and, for physical risk, extreme. Each band has published limits. “Not assessed” means that data is missing, not that there is no risk.',
  },
  baseline: {
    name: 'Baseline',
    meaning:
      'Under the Safeguard Mechanism, the emissions that a facility may have in a year. For climate data, the years that later years are compared with, usually 1981 to 2010.',
  },
  basis: {
    name: 'Basis',
    meaning:
      'How a figure was obtained: reported by the company, derived by a published method, or estimated from industry averages.',
  },
  boundary: {
    name: 'Boundary',
    meaning:
      'The entities, facilities and emissions that a report covers, and the consolidation approach that decides it.',
  },
  bundle: {
    name: 'Bundle',
    meaning:
      'A signed ZIP of seven files: the report, working papers with live formulas, coverage of every requirement, and the provenance of every number. Anyone can verify it offline.',
  },
  contradiction: {
    name: 'Contradiction',
    meaning:
      'A declared value that does not agree with published data, another record or the calendar. It stays open until you correct the record or a named person explains it.',
  },
  data_quality: {
    name: 'Data quality score',
    meaning:
      'A score from 1 (published for this company and year) to 5 (estimated from industry averages). Lower is better.',
  },
  evidence: {
    name: 'Evidence',
    meaning:
      'What supports a requirement: a published figure, a record, an approved statement or a document that you uploaded.',
  },
  gate: {
    name: 'Mandatory item (gate)',
    meaning:
      'A requirement without which a report cannot be lodged. A missing one blocks the report, whatever the readiness score is. The API calls it a gate.',
  },
  gwp: {
    name: 'GWP (global warming potential)',
    meaning:
      'A number that converts a gas into carbon dioxide equivalent (CO₂-e). The registry uses values from the IPCC’s Fifth Assessment Report (AR5) from 2020-21. Compare years before and after with care.',
  },
  instrument: {
    name: 'Instrument',
    meaning:
      'A contract or certificate for renewable electricity, such as an LGC, a REGO, GreenPower or a power purchase agreement (PPA). It can reduce market-based scope 2 emissions.',
  },
  location_based: {
    name: 'Location-based scope 2',
    meaning:
      'Emissions from purchased electricity, at the average of the grid where it was used. Mandatory under AASB S2.',
  },
  market_based: {
    name: 'Market-based scope 2',
    meaning:
      'Emissions from purchased electricity after certificates and contracts; the rest is counted at the residual mix. Optional. Never add it to the location-based figure.',
  },
  nger: {
    name: 'NGER registry',
    meaning:
      'The National Greenhouse and Energy Reporting scheme. The Clean Energy Regulator publishes totals for corporations above the threshold, July to June.',
  },
  peers: {
    name: 'Peers and percentile',
    meaning:
      'Reporters in the same industry class and year. The 90th percentile is higher than nine in ten of them.',
  },
  physical_risk: {
    name: 'Physical risk',
    meaning:
      'Exposure to heat, fire, storms, drought, floods and other hazards at the head office and sites.',
  },
  provenance: {
    name: 'Provenance',
    meaning: 'Where a number comes from: publisher, release, file, row and licence.',
  },
  readiness: {
    name: 'Readiness score',
    meaning:
      'How many requirements of AASB S2 have evidence: one point for each that is complete, half a point for each that is partly complete. It measures evidence, not compliance or assurance.',
  },
  release: {
    name: 'Release and snapshot',
    meaning:
      'A release is one published file as we loaded it. A snapshot is the set of releases in use on a day; the same snapshot always gives the same answer.',
  },
  reporting_group: {
    name: 'Reporting group',
    meaning:
      'Group 1, 2 or 3 of the Corporations Act, by size and registration. It decides the first year in which an entity must report.',
  },
  residual_mix: {
    name: 'Residual mix',
    meaning:
      'The emissions of grid electricity after renewable electricity that someone has claimed is taken out.',
  },
  restated: {
    name: 'Restated',
    meaning: 'The publisher changed a figure that it had published before. Both values stay visible.',
  },
  safeguard: {
    name: 'Safeguard Mechanism',
    meaning:
      'Australian law that sets a declining baseline for facilities that emit more than 100,000 t CO₂-e of scope 1 a year. Emissions above it must be covered with units.',
  },
  scopes: {
    name: 'Scope 1, 2 and 3',
    meaning:
      'Scope 1: emissions from sources the company controls. Scope 2: emissions from the electricity it buys. Scope 3: all other emissions in its value chain.',
  },
  screening: {
    name: 'Screening',
    meaning:
      'A first estimate from public data that shows where to look. It is not an inventory and not a forecast.',
  },
  structural_break: {
    name: 'Structural break',
    meaning:
      'A change from one year to the next so large that a sale, purchase or change of boundary is likely.',
  },
  transition_risk: {
    name: 'Transition risk',
    meaning:
      'Exposure to the move to lower emissions: what a price of carbon would cost against income, raised by Safeguard exposure, emissions trend and position among peers.',
  },
  trend_line: {
    name: 'Trend line',
    meaning:
      'A straight line through the published years since the last change of GWP, in hospitality and transport from 2022-23 on. “Low confidence” means few data points or a wide interval.',
  },
  warming_level: {
    name: 'Warming level',
    meaning:
      'Global warming above 1850 to 1900, such as 1.5 °C or 3 °C. A pathway passes through a level; it does not stay there.',
  },
} as const satisfies Readonly<Record<string, Term>>

export type TermId = keyof typeof TERMS
