import { type Attack, aim, document, HELD, row } from './attack-cases.ts'
import { statement } from './disclosure-records.ts'

const PLACEHOLDER = { flags: ['looks_like_placeholder'] }
/** A target with a held document, of which one text says nothing. */
const inTarget = (name: string, id: string, changes: Parameters<typeof aim>[0]): Attack => ({
  name: `a target with a held document: ${name}`,
  targets: [aim({ evidence_ids: [HELD], ...changes })],
  ends: row(id, 'none', PLACEHOLDER),
})

/** Texts and places inside records, and names of scenarios. */
export const RECORDS: readonly Attack[] = [
  inTarget('reviewed "x"', '34(b)', { review: { process: 'x', next_on: '2027-01-01' } }),
  inTarget('aligned with Paris "TBD"', '33(h)', { temperature_alignment: 'TBD' }),
  inTarget('the lever "x"', '14(a)(v)', { levers: [{ name: 'x' }] }),
  inTarget('the objective "x"', '33(a)', { objective: 'x' }),
  {
    name: 'a boundary for the reason "x", with a held document',
    boundary: { rationale: 'x', document },
    ends: { rows: { 'B27(a)': { rung: 'none' }, '29(a)(iii)(2)': { rung: 'none', ...PLACEHOLDER } } },
  },
  {
    name: 'a boundary with a held document and no place in it',
    boundary: { document: { name: document.name, sha256: document.sha256 } },
    ends: row('29(a)(iii)(2)', 'stated'),
  },
  {
    name: 'a boundary with its document and place, honestly',
    boundary: { document },
    ends: row('29(a)(iii)(2)', 'supported'),
  },
  ...(
    [
      ['SSP5 as 1.5 °C', ['SSP5', 1.5], ['SSP3-7.0', 3.6]],
      ['NZE as 3 °C', ['SSP1-1.9', 1.4], ['NZE', 3]],
      ['Slower Growth as 1.5 °C', ['Slower Growth (AEMO)', 1.5], ['SSP3-7.0', 3.6]],
      ['"A" in Latin and in Cyrillic', ['A', 1.5], ['А', 3]],
    ] as const
  ).map(
    ([name, ...scenarios]): Attack => ({
      name: `scenarios: ${name}`,
      statements: [
        statement('CA.s296D(2B)', {
          document,
          scenarios: scenarios.map(([named, warming_c]) => ({
            name: named,
            warming_c,
            analysis: 'Chapter 3',
          })),
        }),
      ],
      ends: row('CA.s296D(2B)', 'stated', { flags: ['evidence_of_its_kind_missing'] }),
    }),
  ),
]
