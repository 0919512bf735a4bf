import { DOCUMENT_HELP, plain, type RecordGuide } from './guide.ts'

/** Electricity bought in the period, and the instruments behind a market-based figure. */
export const ELECTRICITY_GUIDE: RecordGuide = {
  hidden: ['/period'],
  itemNames: {
    '/consumption': 'electricity record',
    '/instruments': 'instrument',
    '/percentages': 'percentage',
  },
  partNames: {
    '/instruments/*/certificate': 'the certificates',
    '/instruments/*/retirement': 'the retirement',
  },
  objects: {
    '': [
      {
        title: 'Consumption',
        fields: {
          consumption: {
            label: 'Electricity bought',
            help: 'One record for each bill, meter or region. Location-based scope 2 is calculated from these.',
          },
        },
      },
      {
        title: 'Contracts and certificates',
        fields: {
          instruments: {
            help: 'Certificates, GreenPower, power purchase agreements and on-site generation. Only the market-based figure uses them.',
          },
        },
      },
      {
        title: 'Percentages that are not loaded',
        folded: true,
        fields: {
          percentages: {
            label: 'Percentages',
            help: 'Renewable power percentages of years for which the service has none. A loaded percentage is used instead of yours.',
          },
        },
      },
    ],
    '/consumption/*': [
      {
        title: 'Where and when',
        fields: {
          region: {
            help: 'The grid that supplied it. SWIS: south-west WA, NWIS: north-west WA, DKIS: Darwin–Katherine.',
            example: 'NSW',
          },
          period: { help: 'First and last day of the bill or meter reading, inside the reporting period.' },
          site: { help: 'The site as the bill names it. Shown in lists.', example: 'Mascot depot' },
          meter: {
            help: 'The NMI, or your own name. Needed if one bill shows several meters.',
            example: '4103035678',
          },
        },
      },
      {
        title: 'How much',
        fields: {
          kwh: {
            label: 'Quantity',
            help: 'As billed or metered, without on-site generation you used yourself.',
            example: '1,250,000',
            unit: 'kWh',
          },
          exempt_kwh: {
            label: 'Exempt part',
            help: 'Electricity exempt as an emissions-intensive trade-exposed activity. Enter 0 if there is none.',
            example: '0',
            unit: 'kWh',
          },
          exempt_from: {
            label: 'Exempt from',
            help: 'Which obligation the exempt part is exempt from. Required if there is an exempt part.',
            example: 'Renewable energy target',
          },
        },
      },
      {
        title: 'Evidence',
        fields: {
          document_sha256: { label: 'Bill or meter data', help: DOCUMENT_HELP },
          exempt_document_sha256: {
            label: 'Exemption certificate',
            help: `Required if there is an exempt part. ${DOCUMENT_HELP}`,
          },
        },
      },
    ],
    '/instruments/*': [
      {
        title: 'What it is',
        fields: {
          type: { help: 'The kind of certificate, product or contract.', example: 'LGC' },
          counterparty: {
            label: 'Supplier or seller',
            help: 'The other side of the contract.',
            example: 'Example Energy Retail Pty Ltd',
          },
          product: { help: 'Name of the product. Required for GreenPower.', example: 'GreenChoice 100' },
          id: {
            label: 'Reference',
            help: 'Your own reference, unique in this record. Letters, digits, dots, dashes.',
            example: 'lgc-2026-01',
          },
        },
      },
      {
        title: 'How much, where and when',
        fields: {
          mwh: { label: 'Quantity', help: 'One LGC or REGO is one MWh.', example: '500', unit: 'MWh' },
          region: { help: 'The region whose electricity it is claimed for.', example: 'NSW' },
          period: { help: 'The period it is claimed for, inside the reporting period.' },
          includes_mandatory_share: {
            label: 'Includes the mandatory share',
            help: 'GreenPower only: whether the MWh include what the retailer must buy anyway. From 2025 they always do.',
          },
        },
      },
      {
        title: 'Certificates and evidence',
        fields: {
          certificate: { help: 'The serial numbers, as the registry lists them.' },
          retirement: { help: 'What happened to the certificates. Only voluntarily retired ones count.' },
          document_sha256: { label: 'Contract or statement', help: DOCUMENT_HELP },
        },
      },
    ],
    '/instruments/*/certificate': plain({
      scheme: { help: 'The scheme that issued them.', example: 'LGC' },
      accreditation_code: { help: 'Code of the power station in the register.', example: 'WD00NS01' },
      serial_first: { label: 'First serial number', help: 'Of the run of certificates.', example: '1' },
      serial_last: { label: 'Last serial number', help: 'Of the run of certificates.', example: '500' },
      vintage: { help: 'Year of generation.', example: '2025' },
      fuel: { help: 'Fuel or technology.', example: 'Wind' },
      state: { help: 'State where it was generated.', example: 'NSW' },
    }),
    '/instruments/*/retirement': plain({
      status: {
        help: 'Whether they were retired voluntarily, surrendered for a liability, held or sold.',
        example: 'Voluntarily retired',
      },
      date: { help: 'The day. Required once retired or surrendered.', example: '30 June 2026' },
      on_behalf_of: { help: 'For whom they were retired.', example: 'Example Holdings Limited' },
    }),
    '/percentages/*': plain({
      percentage: {
        help: 'The national renewable power percentage, or that of the ACT scheme.',
        example: 'Renewable power',
      },
      year: { help: 'Calendar year.', example: '2026' },
      percent: { label: 'Value', help: 'As published.', example: '17.91', unit: '%' },
      source: { help: 'Where it is published: an address or an instrument.', example: 'F2026L00123' },
      document_sha256: {
        label: 'Document',
        help: DOCUMENT_HELP,
      },
    }),
  },
}
