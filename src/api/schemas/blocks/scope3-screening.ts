import { Type } from 'typebox'
import { block, Range } from '../block.ts'
import { Availability, nullable, ReportingYear } from '../data.ts'

export const Scope3Screening = block(
  'Scope3Screening',
  'All fifteen categories: whether each matters, and an order of magnitude where two estimators exist. Screening, never added up.',
  {
    reporting_year: ReportingYear,
    year_reason: nullable(Type.String()),
    statement: Type.String(),
    categories: Type.Array(
      Type.Object({
        category: Type.Integer(),
        name: Type.String(),
        relevance: Type.Union(
          [Type.Literal('relevant'), Type.Literal('not_relevant'), Type.Literal('cannot_be_screened')],
          { description: 'Whether the category matters to a company of this class' },
        ),
        reason: Type.String({ description: 'Why, in a sentence' }),
        needed: Type.String({ description: 'What the company needs for its own figure' }),
        availability: Availability,
        emissions_t: nullable(Range),
        nominal_coverage: nullable(
          Type.Number({
            description:
              'Share of cases in which the range is meant to contain the company’s own figure. Null without a figure, and where the figure leaves out a part that belongs to the category.',
          }),
        ),
        data_quality: Type.Integer(),
        flags: Type.Array(Type.String()),
        estimators: Type.Array(
          Type.Object({
            estimator: Type.String({
              description: 'What it is based on: head_count, income, spend, emissions, scopes or energy',
            }),
            emissions_t: Range,
            factor: Type.Number({ description: 'How far off it may be in either direction' }),
            note: Type.String(),
          }),
          { description: 'Every way of estimating, side by side' },
        ),
        parts: Type.Array(
          Type.Object({
            part: Type.String(),
            availability: Availability,
            emissions_t: nullable(Range),
            ratio: nullable(Range),
            note: Type.String(),
          }),
        ),
      }),
    ),
  },
)
