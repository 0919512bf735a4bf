import { expect } from 'vitest'
import {
  type Attack,
  document,
  figures,
  HELD,
  INVENTED,
  load,
  row,
  SANTOS,
  SCOPE1,
  say,
} from './attack-cases.ts'
import { sentenceOn, statement } from './disclosure-records.ts'
import { DUTY } from './duty-attacks.ts'
import { ELECTRICITY } from './electricity-attacks.ts'
import { LEDGER } from './ledger-attacks.ts'
import { NUMBERS } from './number-attacks.ts'
import { RECORDS } from './record-attacks.ts'
import { SCOPE_3 } from './scope3-attacks.ts'
import { TARGETS } from './target-attacks.ts'

const SCOPE2 = '29(a)(i)(2)'
const { document: _, ...undocumented } = statement(SCOPE2, { statement: sentenceOn(SCOPE2) })
/** A figure that follows from a load, under an ABN that the registry does not print. */
const fromLoad = (document_sha256: string): Pick<Attack, 'abn' | 'statements' | 'electricity'> => ({
  abn: '10000000064',
  statements: [{ ...undocumented, figures: [{ measure: 'scope2_location_t', value: 7458 }] }],
  electricity: { instruments: [], consumption: [load({ document_sha256 })] },
})

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
  ...[
    ['SSP5-8.5 as 1.5 °C', ['SSP5-8.5', 1.5], ['SSP3-7.0', 3.6]],
    ['RCP 2.6 as 4 °C', ['SSP1-1.9', 1.4], ['RCP 2.6', 4]],
    ['AEMO’s Step Change as 3 °C', ['NGFS Net Zero 2050', 1.4], ['Step Change (AEMO)', 3]],
    ['"A" and "A."', ['A', 1.5], ['A.', 3]],
    ['"-" and "B"', ['-', 1.5], ['B', 3]],
  ].map(
    ([name, ...scenarios]): Attack => ({
      name: `scenarios: ${String(name)}`,
      statements: [
        statement('CA.s296D(2B)', {
          document,
          scenarios: scenarios.map((one) => ({
            name: String(one[0]),
            warming_c: Number(one[1]),
            analysis: 'Chapter 3',
          })),
        }),
      ],
      ends: row('CA.s296D(2B)', 'stated', { flags: ['evidence_of_its_kind_missing'] }),
    }),
  ),
  ...['x', 'TBC', 'page', 'in the report', 'page page', 'page 0', '0', 'sheet sheet'].map(
    (place): Attack => ({
      name: `a held document at “${place}”`,
      statements: [statement('6(a)', { document: { ...document, place } })],
      ends: row('6(a)', 'stated'),
    }),
  ),
  {
    name: 'strategy called not applicable, in a good sentence with a document',
    statements: ['13(a)', '16(a)', '22(b)(i)(1)'].map((id) =>
      statement(id, { kind: 'not_applicable', reference: 'memo 4', reason: sentenceOn(id), document }),
    ),
    ends: {
      rows: Object.fromEntries(
        ['13(a)', '16(a)', '22(b)(i)(1)'].map((id) => [
          id,
          { rung: 'none', set_aside: null, flags: ['applies_to_every_entity'] },
        ]),
      ),
    },
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
  ...[
    ['words', 'Gross scope 1 emissions of the group were nil in the year 2024-25.'],
    ['an exponent', 'Gross scope 1 emissions of the group were 3.04 × 10^6 t CO2-e in the year 2024-25.'],
    ['other digits', 'Gross scope 1 emissions of the group were ３,０４３,９５０ t CO2-e in 2024-25.'],
    ['other letters', 'Gross scope 1 emissions of the group were 3.04 Мt CO2-e in the year 2024-25.'],
    ['offsets', 'Scope 1 emissions of the group after offsets were 2,000,000 t CO2-e in 2024-25.'],
  ].map(
    ([by, text]): Attack => ({
      name: `a false number hidden by ${by}`,
      statements: [say(text!, { figures: figures(30_439_497) })],
      ends: row(SCOPE1, 'stated', { flags: ['number_differs'] }),
    }),
  ),
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
  ...[
    { start: '2024-07-02', end: '2025-06-30' },
    { start: '2024-07-01', end: '2025-07-01' },
    { start: '2024-08-01', end: '2025-06-30' },
  ].map(
    (period): Attack => ({
      name: `a bit more than half of the registry’s scope 1, for ${period.start} to ${period.end}`,
      period,
      statements: [
        say('Gross scope 1 emissions of the whole group for the year are declared here.', {
          figures: figures(16_000_000),
        }),
      ],
      ends: { ...row(SCOPE1, 'none', { evidence_status: 'conflicting' }), open: ['scope1_against_registry'] },
    }),
  ),
  {
    name: 'eleven of the registry’s twelve months, honestly',
    period: { start: '2024-08-01', end: '2025-06-30' },
    statements: [
      say('Gross scope 1 emissions of the whole group for the year are declared here.', {
        figures: figures(27_900_000),
      }),
    ],
    ends: { ...row(SCOPE1, 'supported'), open: [] },
  },
  {
    name: '51 % of the registry’s scope 1 in a calendar year, with a held document',
    period: { start: '2024-01-01', end: '2024-12-31' },
    statements: [
      say('Gross scope 1 emissions of the whole group for the year are declared here.', {
        figures: figures(15_600_000),
      }),
    ],
    ends: { ...row(SCOPE1, 'none', { evidence_status: 'conflicting' }), open: ['scope1_against_registry'] },
  },
  {
    name: 'a calendar year between both years of the registry, honestly',
    period: { start: '2024-01-01', end: '2024-12-31' },
    statements: [
      say('Gross scope 1 emissions of the whole group for the year are declared here.', {
        figures: figures(29_800_000),
      }),
    ],
    ends: { ...row(SCOPE1, 'supported'), open: [] },
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
    name: 'a figure that follows from a load with an invented bill',
    ...fromLoad(INVENTED),
    ends: row(SCOPE2, 'stated', { detail: expect.stringContaining('Documents of loads') as string }),
  },
  {
    name: 'a figure that follows from a load with its bill, honestly',
    ...fromLoad(HELD),
    ends: row(SCOPE2, 'supported'),
  },
  {
    name: 'half of the group excluded as immaterial',
    boundary: { exclusions: [{ what: 'Loy Yang', reason: 'immaterial', estimated_t: 15_000_000 }] },
    ends: { ...row('B27(a)', 'none'), open: ['exclusions'] },
  },
  {
    name: 'a large facility excluded as a tonne',
    abn: SANTOS,
    boundary: { exclusions: [{ what: 'Moomba plant', reason: 'Too small to matter', estimated_t: 1 }] },
    ends: { ...row('B27(a)', 'none'), open: ['exclusions'] },
  },
  {
    name: 'vehicles at a large facility excluded, honestly',
    abn: SANTOS,
    boundary: {
      exclusions: [{ what: 'Vehicles at the Moomba plant', reason: 'Too small to matter', estimated_t: 90 }],
    },
    ends: { ...row('B27(a)', 'stated'), open: [] },
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

export const MORE: readonly Attack[] = [
  ...STATEMENTS,
  ...NUMBERS,
  ...RECORDS,
  ...LEDGER,
  ...ELECTRICITY,
  ...TARGETS,
  ...DUTY,
  ...SCOPE_3,
]
