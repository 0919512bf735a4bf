import { Type } from 'typebox'
import { LINT_CODES } from '../../domain/factors/lint/finding.ts'
import { Meta, Method, nullable, ProvenanceRelease } from './data.ts'
import { EditionChoice, editionMembers } from './factor.ts'

export const LintBody = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          id: Type.Optional(Type.String({ maxLength: 100, description: 'Your own name for the row.' })),
          factor_id: Type.Optional(Type.String({ maxLength: 200 })),
          description: Type.Optional(
            Type.String({
              maxLength: 200,
              description: 'What the row is about, in words.',
              examples: ['vic grid'],
            }),
          ),
          region: Type.Optional(Type.String({ maxLength: 100 })),
          value: Type.Number({ minimum: 0, maximum: 1e12, examples: [0.78] }),
          unit: Type.String({ maxLength: 60, examples: ['kg CO2-e/kWh'] }),
          edition: Type.Optional(Type.String({ maxLength: 20, description: 'Edition that the row states.' })),
          gwp_set: Type.Optional(Type.Enum(['AR4', 'AR5', 'AR6'])),
          method: Type.Optional(Type.Enum(['location_based', 'market_based'])),
        },
        { additionalProperties: false },
      ),
      { description: '1 to 200 rows of your own factor sheet.' },
    ),
    ...editionMembers,
  },
  {
    additionalProperties: false,
    examples: [
      {
        reporting_period: '2025-26',
        rows: [{ id: 'A7', description: 'vic grid', value: 0.77, unit: 'kg CO2-e/kWh' }],
      },
    ],
  },
)

const FactorSummary = Type.Object({
  factor_id: Type.String(),
  row_id: Type.String(),
  edition: Type.String(),
  region: Type.String(),
  value: nullable(Type.Number()),
  unit: Type.String(),
})

const Finding = Type.Object({
  code: Type.Enum([...LINT_CODES]),
  severity: Type.Enum(['error', 'warning']),
  message: Type.String(),
  found: nullable(FactorSummary),
})

export const LintAnswer = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        index: Type.Integer(),
        id: nullable(Type.String()),
        status: Type.Enum(['clean', 'findings']),
        expected: nullable(FactorSummary),
        expected_value: nullable(Type.Number({ description: 'The expected factor in the unit of the row.' })),
        findings: Type.Array(Finding),
        note: nullable(
          Type.String({
            description:
              'For a clean row: which published figure it is, where it applies and which warming potentials it uses.',
          }),
        ),
      }),
    ),
    findings: Type.Array(Finding, { description: 'What is wrong with the rows together.' }),
    summary: Type.Object({
      rows: Type.Integer(),
      clean: Type.Integer(),
      with_findings: Type.Integer(),
    }),
    meta: Type.Intersect([
      Meta,
      Type.Object({ edition: EditionChoice, method: Method, provenance: Type.Array(ProvenanceRelease) }),
    ]),
  },
  { $id: 'EmissionFactorLint', additionalProperties: false },
)
