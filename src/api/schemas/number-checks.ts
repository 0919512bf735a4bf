import { Type } from 'typebox'
import { VERDICTS } from '../../domain/prose/check.ts'
import { HELD_MEASURES, type HeldMeasure } from '../../domain/prose/measures.ts'
import { OBSTACLES } from '../../domain/prose/reading.ts'
import { EXAMPLES } from '../../operations/framework-requirements.ts'
import { nullable } from './data.ts'
import { disclosureAnswer } from './disclosure.ts'

/** The longest text of one request, in characters: twice the longest statement. */
const LONGEST = 20_000

export const NumberChecksBody = Type.Object(
  {
    period: Type.String({
      maxLength: 30,
      description: 'A July-June year (2024-25), a calendar year (2024) or two days joined by a slash.',
      examples: ['2024-25'],
    }),
    text: Type.String({
      minLength: 1,
      maxLength: LONGEST,
      description: 'Plain text. Rows of a table are parted by tabs, bars or gaps.',
    }),
    proposals: Type.Optional(
      Type.Array(
        Type.Object(
          {
            quote: Type.String({
              minLength: 1,
              maxLength: 600,
              description: 'Words of the text around one number.',
            }),
            measure: Type.Enum(Object.keys(HELD_MEASURES) as HeldMeasure[]),
            year: Type.Optional(Type.String({ maxLength: 30, examples: ['2024-25'] })),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: 100,
          description:
            'What a reader takes numbers to be. One that does not quote the text is refused, in words.',
        },
      ),
    ),
    requirement_id: Type.Optional(
      Type.String({
        maxLength: 60,
        description:
          'The requirement that the text answers. A number that names no scope is then taken to be the figure that it asks for, where it asks for one.',
        examples: [EXAMPLES.figure],
      }),
    ),
  },
  {
    $id: 'NumberChecksBody',
    additionalProperties: false,
    examples: [{ period: '2024-25', text: 'Scope 1 emissions fell by 7.5 per cent to 30.4 Mt CO2-e.' }],
  },
)

const Place = Type.Object(
  { start: Type.Integer(), end: Type.Integer() },
  { description: 'First character and the one after the last, counted from 0 in UTF-16 code units.' },
)

export const Compared = Type.Object({
  what: Type.String(),
  value: Type.Number(),
  unit: Type.String(),
  source: Type.String({
    description: 'The published table with its year, the record, or other words of the same text.',
  }),
  pointer: nullable(
    Type.String({ description: 'JSON pointer into the record; null for published figures.' }),
  ),
  evidence: Type.Array(
    Type.Object({
      dataset: Type.String(),
      release: Type.String(),
      ref: Type.String({ description: 'Row or cell in the publisher’s file.' }),
      field: Type.String(),
      observed: Type.String(),
      value_text: nullable(Type.String({ description: 'Exactly as published.' })),
    }),
  ),
})

const CHECK = {
  quote: Type.String({ description: 'The number with its unit, as it is written.' }),
  place: Place,
  sentence: Place,
  value: Type.Number({ description: 'In `unit`.' }),
  low: Type.Number({ description: 'Least value that would be written like this.' }),
  high: Type.Number({ description: 'Greatest value that would be written like this.' }),
  unit: nullable(
    Type.String({
      description:
        't, GJ, percent, percentage_points, AUD, other_currency, celsius, intensity or other; null where none is written.',
    }),
  ),
  role: Type.Enum(['level', 'earlier_level', 'change', 'share', 'target', 'other']),
  direction: nullable(Type.Enum(['up', 'down'])),
  year: nullable(Type.String({ description: 'The words that say the year; null where none do.' })),
  subject: nullable(
    Type.String({ description: 'The words that say what the number is of; null where none do.' }),
  ),
  measure: nullable(Type.Enum(Object.keys(HELD_MEASURES), { description: 'What it was taken to be of.' })),
  obstacles: Type.Array(Type.Object({ code: Type.Enum([...OBSTACLES]), said: Type.String() }), {
    description: 'Words that say that the number is of something else than the company’s total.',
  }),
  verdict: Type.Enum([...VERDICTS]),
  compared: Type.Array(Compared),
  why: Type.String(),
  settle: nullable(Type.String({ description: 'What would settle it.' })),
}

const NumberCheck = Type.Object(CHECK, { $id: 'NumberCheck' })

export const NumberChecks = disclosureAnswer('NumberChecks', {
  requirement_id: nullable(Type.String()),
  refused: Type.Array(Type.Object({ quote: Type.String(), why: Type.String() }), {
    description: 'Proposals that were not taken, and why.',
  }),
  counts: Type.Record(Type.String(), Type.Integer(), { description: 'Numbers by verdict.' }),
  contradicting: Type.Integer({ description: 'Numbers that differ, are off by a unit, or do not follow.' }),
  checks: Type.Array(NumberCheck),
})

const PaperNumber = Type.Object(
  {
    chapter: Type.String(),
    words: Type.String({ description: 'The line or row that it stands in.' }),
    ...CHECK,
  },
  { $id: 'PaperNumber' },
)

export const PaperChecks = disclosureAnswer('PaperChecks', {
  chapters: Type.Array(Type.String(), { description: 'Chapters of the paper, in order.' }),
  numbers: Type.Integer({ description: 'Numbers that were read.' }),
  counts: Type.Record(Type.String(), Type.Integer(), { description: 'Numbers by verdict.' }),
  contradicting: Type.Integer({ description: 'Numbers that differ, are off by a unit, or do not follow.' }),
  checks: Type.Array(PaperNumber, {
    description:
      'Every number but those that nothing is held for or that are of something else by their own words.',
  }),
})
