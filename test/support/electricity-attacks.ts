import {
  AGL,
  type Attack,
  claim,
  claims,
  counts,
  green,
  HELD,
  INVENTED,
  load,
  percent,
  retiredFor,
  SANTOS,
  toMay,
} from './attack-cases.ts'
import { boundary } from './disclosure-records.ts'

const certificate = claim().certificate!

/** Loads, percentages, products and certificates. */
export const ELECTRICITY: readonly Attack[] = [
  ...[
    'Energy Limited',
    'not AGL Energy Limited',
    'Customers of AGL Energy Limited',
    'AGL Energy Limited and Woolworths Group',
    'AGL Energy Ltd (for Woolworths)',
    'the supplier of AGL Energy Limited, Santos',
  ].map(
    (name): Attack => ({
      name: `a certificate retired for “${name}”`,
      electricity: claims(claim(retiredFor(name))),
      ends: counts('rejected'),
    }),
  ),
  {
    name: 'a certificate of Woolworths, by a boundary that calls AGL so',
    boundary: {
      entities: [{ ...boundary().entities[0]!, abn: AGL, name: 'Woolworths Group Limited' }],
    },
    electricity: claims(claim(retiredFor('Woolworths Group Limited'))),
    ends: counts('rejected'),
  },
  {
    name: 'a certificate retired for the company with its ABN, honestly',
    electricity: claims(claim(retiredFor('AGL Energy Limited (ABN 74 115 061 375)'))),
    ends: counts('unverified', true),
  },
  {
    name: 'wind, and coal',
    electricity: claims(claim({ certificate: { ...certificate, fuel: 'wind and coal' } })),
    ends: counts('rejected'),
  },
  ...['waste coal', 'black coal with bioenergy', 'nuclear and hydro', 'coal seam gas'].map(
    (fuel): Attack => ({
      name: `certificates of ${fuel}`,
      electricity: claims(claim({ certificate: { ...certificate, fuel } })),
      ends: counts('rejected'),
    }),
  ),
  {
    name: 'certificates of a fuel that is “green”',
    electricity: claims(claim({ certificate: { ...certificate, fuel: 'green' } })),
    ends: counts('unverified'),
  },
  {
    name: 'eleven months',
    electricity: { instruments: [], consumption: [load(toMay)] },
    ends: { location_based_t: null, gaps: ['NSW has no load for 30 days: 2025-06-01 to 2025-06-30.'] },
  },
  {
    name: 'a small meter for the year, the large one for July',
    electricity: {
      instruments: [],
      consumption: [
        load({ meter: 'small', kwh: 10 }),
        load({ meter: 'large', period: { start: '2024-07-01', end: '2024-07-31' } }),
      ],
    },
    ends: {
      location_based_t: null,
      gaps: ['Meter large in NSW has no load for 334 days: 2024-08-01 to 2025-06-30.'],
    },
  },
  {
    name: 'the rest of the year at 0 kWh, said so',
    electricity: {
      instruments: [],
      consumption: [load(toMay), load({ period: { start: '2025-06-01', end: '2025-06-30' }, kwh: 0 })],
    },
    ends: { location_based_t: '7458', gaps: [] },
  },
  {
    name: 'the same bill again in Victoria',
    electricity: {
      instruments: [],
      consumption: [load({ meter: 'A' }), load({ meter: 'B', region: 'VIC' })],
    },
    ends: { location_based_t: '7458', open: ['same_document_or_meter'] },
  },
  {
    name: 'two meters alike, explained',
    electricity: { instruments: [], consumption: [load({ meter: 'A' }), load({ meter: 'B' })] },
    explain: 'same_document_or_meter',
    ends: { location_based_t: '14916', open: [] },
  },
  {
    name: 'a percentage with an invented hash',
    year: 2025,
    electricity: percent(INVENTED),
    ends: { market_based_t: null },
  },
  {
    name: 'a percentage of 99 % with a held document',
    year: 2025,
    electricity: percent(HELD),
    ends: { market_based_t: null, reasons: ['percentage_not_plausible'] },
  },
  {
    name: 'a percentage near that of the year before, with a held document, honestly',
    year: 2025,
    electricity: percent(HELD, 18.2),
    ends: { reasons: [] },
  },
  ...[
    [
      'above what the national one leaves, with a held document',
      90,
      HELD,
      'percentage_not_plausible',
    ] as const,
    ['with an invented hash', 50, INVENTED, 'percentage_not_supported'] as const,
  ].map(
    ([name, stated, document_sha256, reason]): Attack => ({
      name: `a percentage of the ACT ${name}`,
      electricity: {
        instruments: [],
        consumption: [load({ region: 'ACT' })],
        percentages: [2024, 2025].map((year) => ({
          percentage: 'jurisdictional_act' as const,
          year,
          percent: stated,
          source: 'my own blog',
          document_sha256,
        })),
      },
      ends: { market_based_t: null, reasons: [reason] },
    }),
  ),
  {
    name: 'half of the last month',
    electricity: {
      instruments: [],
      consumption: [load({ period: { start: '2024-07-01', end: '2025-06-15' } })],
    },
    ends: {
      location_based_t: null,
      gaps: ['NSW has no load for 15 days: 2025-06-16 to 2025-06-30.'],
    },
  },
  {
    name: 'a REGO of brown coal with an invented document',
    electricity: claims(
      claim({
        type: 'rego',
        certificate: { ...certificate, scheme: 'rego', fuel: 'brown coal' },
        document_sha256: INVENTED,
      }),
    ),
    ends: counts('rejected'),
  },
  {
    name: 'an own certificate with an invented document',
    electricity: claims(claim({ document_sha256: INVENTED })),
    ends: counts('unverified'),
  },
  {
    name: 'a certificate retired for nobody',
    electricity: claims(claim({ retirement: { status: 'voluntarily_retired', date: '2025-06-01' } })),
    ends: counts('unverified'),
  },
  {
    name: 'a meter of New South Wales in Tasmania',
    electricity: { instruments: [], consumption: [load({ region: 'TAS', meter: '4103035678' })] },
    ends: { open: ['meter_elsewhere'] },
  },
  {
    name: 'GreenPower for more than the load',
    electricity: claims({ ...green, mwh: 99_999 }),
    ends: { instruments: { I1: { counted: false } }, residual_kwh: '9243965' },
  },
  {
    name: 'a certificate of "Woolworths Energy"',
    electricity: claims(claim(retiredFor('Woolworths Energy'))),
    ends: counts('rejected'),
  },
  {
    name: 'a certificate of Victoria that the register has in New South Wales',
    electricity: claims(claim({ certificate: { ...certificate, state: 'VIC' } })),
    ends: counts('rejected'),
  },
  {
    name: 'a station that is not there',
    electricity: claims(claim({ certificate: { ...certificate, accreditation_code: 'XX00NS00' } })),
    ends: counts('rejected'),
  },
  {
    name: 'one certificate for 1,300 MWh',
    electricity: claims(claim({ certificate: { ...certificate, serial_last: certificate.serial_first } })),
    ends: counts('rejected'),
  },
  {
    name: 'carbon credits against electricity',
    electricity: claims(claim({ certificate: { ...certificate, scheme: 'accu' } })),
    ends: counts('rejected'),
  },
  {
    name: 'certificates that are held and not retired',
    electricity: claims(claim({ retirement: { status: 'held' } })),
    ends: counts('rejected'),
  },
  {
    name: 'an own certificate while the log is not loaded',
    electricity: claims(claim()),
    ends: counts('unverified', true),
  },
  {
    name: 'the subsidiary of another, named after one’s parent',
    abn: SANTOS,
    electricity: claims(claim(retiredFor('74 115 061 375'))),
    ends: counts('rejected'),
  },
]
