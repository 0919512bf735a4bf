import { type Static, Type } from 'typebox'
import { amount, day, identifier, oneOf, percent, period, sha256, words } from './fields.ts'

/** Regions for which the national factors print a location-based factor, and the parts of the joint one. */
export const ELECTRICITY_REGIONS = ['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'TAS', 'SWIS', 'NWIS', 'DKIS'] as const
export type ElectricityRegion = (typeof ELECTRICITY_REGIONS)[number]

const INSTRUMENT_TYPES = [
  'lgc',
  'rego',
  'greenpower_product',
  'ppa_bundled',
  'ppa_unbundled',
  'retail_contract',
  'on_site_retained',
  'on_site_sold',
  'jurisdictional',
  'other',
] as const

const RETIREMENT_STATUSES = ['voluntarily_retired', 'surrendered_for_liability', 'held', 'sold'] as const

const serial = (description: string) => Type.Integer({ minimum: 1, maximum: 2_147_483_647, description })

const certificate = Type.Object({
  scheme: oneOf(['lgc', 'rego', 'accu', 'other'], 'Scheme'),
  accreditation_code: Type.String({ pattern: '^[A-Z0-9]{4,16}$', description: 'Code of the power station' }),
  serial_first: serial('First serial number'),
  serial_last: serial('Last serial number'),
  vintage: Type.Integer({ minimum: 2001, maximum: 2100, description: 'Year of generation' }),
  fuel: words('Fuel or technology'),
  state: words('State of generation'),
})

const instrument = Type.Object(
  {
    id: identifier('Stable id within the record'),
    type: oneOf(INSTRUMENT_TYPES, 'What it is'),
    region: oneOf(ELECTRICITY_REGIONS, 'Region whose load it is claimed against'),
    product: Type.Optional(words('Product name; required for a GreenPower product')),
    counterparty: words('Counterparty to the contract'),
    period: period('Period it is claimed for'),
    mwh: amount('MWh'),
    includes_mandatory_share: Type.Optional(
      Type.Boolean({
        description:
          'GreenPower only: whether the MWh include the share that the retailer must buy anyway. From 2025 they always do.',
      }),
    ),
    certificate: Type.Optional(certificate),
    retirement: Type.Optional(
      Type.Object({
        status: oneOf(RETIREMENT_STATUSES, 'Status of the certificates'),
        date: Type.Optional(day('Date; required once retired or surrendered')),
        on_behalf_of: Type.Optional(words('For whom')),
      }),
    ),
    document_sha256: sha256('Hash of the supporting document'),
  },
  { $id: 'MarketInstrument' },
)

const EXEMPTIONS = ['renewable_energy_target', 'jurisdictional_scheme'] as const

const consumption = Type.Object({
  region: oneOf(ELECTRICITY_REGIONS, 'Region'),
  period: period('Period of the bill or meter reading'),
  kwh: amount('Electricity bought, kWh'),
  exempt_kwh: amount('Exempt part, kWh; exempt_from says what it is exempt from'),
  exempt_from: Type.Optional(
    oneOf(
      EXEMPTIONS,
      'What the exempt part is exempt from: the renewable energy target, or the scheme of its jurisdiction. Required with an exempt part',
    ),
  ),
  exempt_document_sha256: Type.Optional(
    sha256('Hash of the exemption document, such as the exemption certificate. Required with an exempt part'),
  ),
  meter: Type.Optional(words('Meter, such as its NMI; distinguishes rows from the same document')),
  site: Type.Optional(words('Site that uses it, as the bill names it')),
  document_sha256: sha256('Hash of the supporting document'),
})

/** Percentages that a preparer may state: the national one, and that of the scheme of the Australian Capital Territory. */
export const STATED_PERCENTAGES = ['renewable_power', 'jurisdictional_act'] as const

const statedPercentage = Type.Object({
  percentage: oneOf(
    STATED_PERCENTAGES,
    'The renewable power percentage, or the ACT’s jurisdictional percentage',
  ),
  year: Type.Integer({ minimum: 2001, maximum: 2100, description: 'Calendar year' }),
  percent: percent('In per cent, such as 16.5'),
  source: words('Where it is published, such as a web address or a legislative instrument'),
  document_sha256: Type.Optional(
    sha256('Hash of the document that prints it. The percentage counts once that document is uploaded'),
  ),
})

/** Electricity bought in a period and what is behind it. */
export const marketBasedEvidence = Type.Object({
  period: period('Reporting period'),
  instruments: Type.Array(instrument, { maxItems: 5000 }),
  consumption: Type.Array(consumption, { maxItems: 5000 }),
  percentages: Type.Optional(
    Type.Array(statedPercentage, {
      maxItems: 20,
      description: 'Percentages for years with none loaded. A loaded percentage overrides a stated one.',
    }),
  ),
})

export type MarketBasedEvidence = Static<typeof marketBasedEvidence>
export type Instrument = Static<typeof instrument>
export type StatedPercentage = Static<typeof statedPercentage>
export type Certificate = Static<typeof certificate>

/** The certificates that a record claims, by instrument. Those that the company sold are another's to claim. */
export const claimedCertificates = ({
  instruments,
}: MarketBasedEvidence): { readonly id: string; readonly certificate: Certificate }[] =>
  instruments.flatMap(({ id, type, certificate, retirement }) =>
    certificate === undefined || type === 'on_site_sold' || retirement?.status === 'sold'
      ? []
      : [{ id, certificate }],
  )

const year = { start: '2025-07-01', end: '2026-06-30' }

export const MARKET_BASED_EVIDENCE_EXAMPLE: MarketBasedEvidence = {
  period: year,
  instruments: [],
  consumption: [
    { region: 'NSW', period: year, kwh: 11_300_000, exempt_kwh: 0, document_sha256: 'a'.repeat(64) },
  ],
}
