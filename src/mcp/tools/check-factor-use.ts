import { Type } from 'typebox'
import { Figure, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'
import { editionInput } from './find-emission-factor.ts'

const Row = Type.Object({
  id: Type.Optional(Type.String({ maxLength: 100 })),
  description: Type.Optional(Type.String({ maxLength: 200, examples: ['vic grid'] })),
  factor_id: Type.Optional(Type.String({ maxLength: 200 })),
  region: Type.Optional(Type.String({ maxLength: 100 })),
  value: Type.Number({ minimum: 0, maximum: 1e12 }),
  unit: Type.String({ maxLength: 60, examples: ['kg CO2-e/kWh'] }),
})

export const checkFactorUse = defineTool({
  name: 'check_factor_use',
  title: 'Check emission factors',
  description:
    'Checks up to fifty factors of a sheet against the edition of its period: other editions, states or warming potentials, unit slips, scopes added together. Each row needs a factor_id or a description. clean: the value is published; the activity may still be wrong.',
  input: Type.Object({
    rows: Type.Array(Row, { minItems: 1, maxItems: 50 }),
    ...editionInput,
    ...versionInput,
  }),
  answer: Type.Object({
    edition: Type.String(),
    clean: Type.Integer(),
    with_findings: Type.Integer(),
    rows: Type.Array(
      Type.Object({
        id: Text,
        status: Type.String(),
        expected_factor: Text,
        expected_value_in_your_unit: Figure,
        note: Text,
        findings: Type.Array(
          Type.Object({
            code: Type.String(),
            severity: Type.String(),
            message: Type.String(),
            found_in: Text,
          }),
        ),
      }),
    ),
    about_all_rows: Type.Array(Type.String()),
  }),
  run: async (client, { rows, edition, reporting_period, ...version }) => {
    const body = {
      rows,
      ...(edition === undefined ? {} : { edition }),
      ...(reporting_period === undefined ? {} : { reporting_period }),
    }
    const full = await client.lintFactors({ ...version, body })
    return {
      answer: {
        edition: full.meta.edition.edition,
        clean: full.summary.clean,
        with_findings: full.summary.with_findings,
        rows: full.results.map((row) => ({
          id: row.id,
          status: row.status,
          expected_factor: row.expected?.row_id ?? null,
          expected_value_in_your_unit: row.expected_value,
          note: row.note,
          findings: row.findings.map(({ code, severity, message, found }) => ({
            code,
            severity,
            message,
            found_in: found?.row_id ?? null,
          })),
        })),
        about_all_rows: full.findings.map(({ message }) => message),
      },
      sources: { meta: full.meta, releases: full.meta.provenance },
      full,
    }
  },
})
