import {
  type Attack,
  actual,
  aim,
  base,
  claim,
  claims,
  counts,
  document,
  ends,
  figures,
  green,
  HELD,
  INVENTED,
  intensity,
  load,
  percent,
  retiredFor,
  row,
  SANTOS,
  SCOPE1,
  say,
  toMay,
} from './attack-cases.ts'
import { july, sentenceOn, statement } from './disclosure-records.ts'

const certificate = claim().certificate!
const other = '10000000000'

/** Words, hashes and figures. */
const STATEMENTS: readonly Attack[] = [
  {
    name: 'one word eight times',
    statements: [say('Good good good good good good good good.')],
    ends: row(SCOPE1, 'none'),
  },
  {
    name: 'one sentence under five requirements',
    statements: ['6(a)', '10(a)', '14(a)(i)', '25(a)', SCOPE1].map((id) =>
      statement(id, { statement: sentenceOn('6(a)'), document }),
    ),
    ends: row('6(a)', 'none'),
  },
  {
    name: 'a held document without its page',
    statements: [statement('6(a)', { document: { name: 'climate report', sha256: HELD } })],
    ends: row('6(a)', 'stated'),
  },
  {
    name: 'an invented document alone',
    statements: [
      {
        requirement_id: '6(a)',
        kind: 'disclosure',
        document: { ...document, sha256: INVENTED },
        date: '2026-08-15',
      },
    ],
    ends: row('6(a)', 'none', { flags: ['document_not_held'] }),
  },
  {
    name: 'a gate called not material',
    statements: [
      {
        requirement_id: SCOPE1,
        kind: 'not_material',
        reference: 'board',
        reason: 'The board decided that these emissions are too small to matter to anyone.',
        date: '2026-08-15',
      },
    ],
    ends: row(SCOPE1, 'none', { flags: ['gate_cannot_be_set_aside'] }),
  },
  {
    name: 'a thousandth in the text',
    statements: [
      say('Gross scope 1 emissions of the group were 30,439 t CO2-e in the year 2024-25.', {
        figures: figures(30_439_497),
      }),
    ],
    ends: row(SCOPE1, 'stated', { flags: ['number_differs'] }),
  },
  {
    name: 'a fall that did not happen',
    statements: [
      say('Scope 1 emissions of the group fell by 99 per cent to 30,439,497 t CO2-e in 2024-25.', {
        figures: figures(30_439_497),
      }),
    ],
    ends: row(SCOPE1, 'stated', { flags: ['number_differs'] }),
  },
  {
    name: 'a number under another requirement than its figure',
    statements: [
      say('Gross scope 1 emissions of the whole group for the year are declared here.', {
        figures: figures(30_439_497),
      }),
      statement('6(a)', {
        statement: 'The board oversees scope 1 emissions, which were 3,043,950 t CO2-e in 2024-25.',
        document,
      }),
    ],
    ends: row('6(a)', 'stated', { flags: ['number_differs'] }),
  },
  {
    name: 'rounded numbers, honestly',
    statements: [
      say('Gross scope 1 emissions of the group were 30.4 Mt CO2-e in the year 2024-25.', {
        figures: figures(30_439_497),
      }),
    ],
    ends: { ...row(SCOPE1, 'supported'), open: [] },
  },
  {
    name: '4 % off the registry, honestly',
    statements: [
      say('Gross scope 1 emissions of the whole group for the year are declared here.', {
        figures: figures(29_230_000),
      }),
    ],
    ends: { ...row(SCOPE1, 'supported'), open: [] },
  },
  {
    name: 'double the registry’s last year',
    year: 2025,
    statements: [
      say('Gross scope 1 emissions of the whole group for the year are declared here.', {
        figures: figures(60_878_994),
      }),
    ],
    ends: { ...row(SCOPE1, 'none'), open: ['scope1_against_registry'] },
  },
  {
    name: 'half of the registry’s scope 1, explained in a sentence',
    statements: [
      say('Gross scope 1 emissions of the whole group for the year are declared here.', {
        figures: figures(15_219_748),
      }),
    ],
    explain: 'scope1_against_registry',
    ends: { ...row(SCOPE1, 'stated', { flags: ['explanation_not_approved'] }), open: [] },
  },
  {
    name: 'a number that differs, hidden under a requirement whose parts are all supported',
    statements: [
      statement('6(a)', {
        statement: 'The board oversees scope 1 emissions, which were 3,043,950 t CO2-e in 2024-25.',
        document,
      }),
      ...['6(a)(i)', '6(a)(ii)', '6(a)(iii)', '6(a)(iv)', '6(a)(v)'].map((id) => statement(id, { document })),
    ],
    ends: row('6(a)', 'stated', { flags: ['number_differs'] }),
  },
  {
    name: 'a relief elected for the reason "x"',
    year: 2025,
    boundary: {
      document,
      reliefs: [{ relief: 'C4(b)', reason: 'x', elected_by: 'x', elected_on: '2026-08-15' }],
    },
    ends: row('29(a)(i)(3)', 'none', { evidence_status: 'missing', flags: ['looks_like_placeholder'] }),
  },
  {
    name: 'half of the group excluded as immaterial',
    boundary: { exclusions: [{ what: 'Loy Yang', reason: 'immaterial', estimated_t: 15_000_000 }] },
    ends: { ...row('B27(a)', 'none'), open: ['exclusions'] },
  },
  {
    name: 'listed left out, kind "other"',
    year: 2025,
    boundary: { reporting_duty: { entity_kind: 'other' } },
    ends: { lodgement_due: '2026-09-30', open: [] },
  },
  {
    // By a key, without a document: an explanation moves a date once another member has approved it.
    name: 'unlisted, and explained in a sentence',
    year: 2025,
    boundary: { reporting_duty: { entity_kind: 'public_company', listed: false } },
    explain: 'listing',
    ends: { lodgement_due: '2026-09-30', open: [], remarks: 1, ...row('B27(a)', 'stated') },
  },
  {
    name: 'unlisted, with a code from two years before',
    year: 2027,
    boundary: { reporting_duty: { entity_kind: 'public_company', listed: false } },
    ends: { open: [], remarks: 1 },
  },
]

/** Loads, percentages, products and certificates. */
const ELECTRICITY: readonly Attack[] = [
  {
    name: 'eleven months',
    electricity: { instruments: [], consumption: [load(toMay)] },
    ends: { location_based_t: null, gaps: ['NSW has no load for 1 month: 2025-06.'] },
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
      gaps: ['Meter large in NSW has no load for 11 months: 2024-08 to 2025-06.'],
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
    name: 'a percentage with a held document',
    year: 2025,
    electricity: percent(HELD),
    ends: { reasons: [] },
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

const TARGETS: readonly Attack[] = [
  {
    name: 'an actual a tenth below the registry',
    targets: [aim({ actuals: [actual(2024, 27_600_000)] })],
    ends: ends('indeterminate', 'actual_differs_from_registry'),
  },
  ...(
    [
      [
        'of all but a thousandth of the group',
        { coverage: { entities: [], facilities: [], share_percent: 99.9 } },
      ],
      [
        'of the company as an entity',
        { coverage: { entities: ['AGL'], facilities: [], share_percent: 100 } },
      ],
      ['without one gas', { gases: ['CO2', 'CH4', 'N2O', 'HFCs', 'PFCs'] }],
      ['in a unit of words', { unit: 'tonnes of CO2 equivalent' }],
      ['with market-based scope 2', { scopes: ['scope1', 'scope2_market'] }],
    ] satisfies [string, Parameters<typeof aim>[0]][]
  ).map(
    ([what, changes]): Attack => ({
      name: `a tonne in thirty thousand, ${what}`,
      targets: [aim({ ...changes, actuals: [actual(2024, 1000)] })],
      ends: ends('indeterminate', 'actual_differs_from_registry'),
    }),
  ),
  {
    name: 'achieved now, by an actual of 2029-30',
    targets: [aim({ actuals: [actual(2029, 1)] })],
    ends: ends('indeterminate', 'actual_in_future'),
  },
  {
    name: 'net zero beside a gross target of 0 %',
    targets: [
      aim({ id: 'G', target: { reduction_percent: 0 } }),
      aim({ basis: 'net', gross_target_id: 'G', target: { value: 0 }, actuals: [actual(2024, 30_687_158)] }),
    ],
    ends: { targets: { T1: { status: 'indeterminate' }, G: { status: 'indeterminate' } } },
  },
  {
    name: 'a base in AR4, actuals in AR5',
    targets: [aim({ base: { ...base, period: july(2018), value: 43_000_000 } })],
    ends: ends('indeterminate', 'warming_potentials_differ'),
  },
  {
    name: 'all of the reduction in the last year',
    targets: [aim({ milestones: [{ period: july(2028), reduction_percent: 1 }] })],
    ends: ends('indeterminate', 'milestone_asks_nothing'),
  },
  {
    name: 'a target above its base',
    targets: [aim({ target: { value: 50_000_000 } })],
    ends: ends('indeterminate', 'target_asks_nothing'),
  },
  {
    name: 'an intensity of one’s own, without a document',
    targets: [aim({ ...intensity, target: { value: 0.5 }, actuals: [actual(2024, 0.4)] })],
    ends: ends('indeterminate', 'actual_not_supported'),
  },
  {
    name: 'an intensity that a held document shows, in one year',
    targets: [
      aim({ ...intensity, target: { value: 0.5 }, evidence_ids: [HELD], actuals: [actual(2024, 0.4)] }),
    ],
    ends: ends('on_track'),
  },
  {
    name: 'a new target, with its base year alone',
    abn: other,
    targets: [
      aim({ ...intensity, target: { value: 0.5 }, evidence_ids: [HELD], actuals: [actual(2020, 1)] }),
    ],
    ends: ends('indeterminate', 'no_actuals'),
  },
  { name: 'the registry’s figures, honestly', targets: [aim({})], ends: ends('on_track') },
]

export const MORE: readonly Attack[] = [...STATEMENTS, ...ELECTRICITY, ...TARGETS]
