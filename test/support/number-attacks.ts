import { type Attack, document, figures, row, SCOPE1, say } from './attack-cases.ts'
import { statement } from './disclosure-records.ts'

const SCOPE2 = '29(a)(i)(2)'

/** 30,439,497 t under `figures`, as the registry has it, and something else in the text. */
const beside = (name: string, text: string, flag: string): Attack => ({
  name: `a false number beside the true figure: ${name}`,
  statements: [say(text, { figures: figures(30_439_497) })],
  ends: row(SCOPE1, 'stated', { flags: [flag] }),
})

/** Amounts that no verdict calls false, and changes in words. */
export const NUMBERS: readonly Attack[] = [
  ...(
    [
      ['a bare year', 'Gross scope 1 emissions of the whole group were 15.2 Mt CO2-e in 2025.'],
      ['no unit', 'Gross scope 1 emissions of the whole group were 15,220,000 in 2024-25.'],
      ['mt', 'Gross scope 1 emissions of the whole group were 15.2 mt in 2024-25.'],
      ['unaudited', 'Unaudited scope 1 emissions of the whole group were 15.2 Mt CO2-e in 2024-25.'],
      ['another year named before', 'The group changed its systems in 2022-23. Scope 1 was 15.2 Mt CO2-e.'],
      ['half of it', 'Scope 1 emissions of the group were half of the 30.4 Mt CO2-e published for 2024-25.'],
      [
        'the registry’s first',
        'The registry says 30.4 Mt CO2-e of scope 1; our scope 1 emissions were 15.2 Mt CO2-e in 2025.',
      ],
      ['expected', 'Expected scope 1 emissions of the whole group came to 15.2 Mt CO2-e in 2024-25.'],
    ] as const
  ).map(([name, text]) => beside(name, text, 'number_unsettled')),
  ...(
    [
      ['almost nothing', 'Over the year the scope 1 emissions were almost nothing across the whole group.'],
      ['no longer emits', 'Since the middle of the year the whole group no longer emits greenhouse gases.'],
      ['a quarter less', 'Direct emissions of the whole group fell by about a quarter over the year.'],
      ['eliminated', 'In the year the scope 1 emissions were fully eliminated across all of the group.'],
    ] as const
  ).map(([name, text]) => beside(name, text, 'number_differs')),
  {
    name: 'a bare year, honestly',
    statements: [
      say('Gross scope 1 emissions of the whole group were 30.4 Mt CO2-e in 2025.', {
        figures: figures(30_439_497),
      }),
    ],
    ends: row(SCOPE1, 'supported'),
  },
  {
    name: 'scope 2 of half the size in a bare year',
    statements: [
      statement(SCOPE2, {
        statement: 'Location-based scope 2 emissions of the group were 123,800 t CO2-e in 2025.',
        figures: [{ measure: 'scope2_location_t', value: 247_661 }],
        document,
      }),
    ],
    ends: row(SCOPE2, 'stated', { flags: ['number_unsettled'] }),
  },
]
