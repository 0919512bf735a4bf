import { Type } from 'typebox'

const Summary = {
  method: Type.String({ examples: ['climate_context'] }),
  version: Type.String({ examples: ['1.1.0'] }),
  title: Type.String(),
  sha256: Type.String({
    description: 'SHA-256 over the canonical JSON (RFC 8785) of `published`; a bundle names a formula by it.',
  }),
  is_current: Type.Boolean({ description: 'Whether figures are computed with this version now.' }),
  formulas: Type.Array(
    Type.Object({
      id: Type.String({ description: 'As `formula` in provenance.json.', examples: ['climate_indicator'] }),
      title: Type.String(),
      outputs: Type.Array(Type.String()),
    }),
  ),
}

export const FormulaList = Type.Object(
  { data: Type.Array(Type.Object(Summary, { additionalProperties: false })) },
  { $id: 'FormulaList', additionalProperties: false },
)

const named = { name: Type.String(), label: Type.String(), unit: Type.String() }

export const MethodFormulasAnswer = Type.Object(
  {
    data: Type.Object(
      {
        ...Summary,
        in_words: Type.Array(
          Type.Object(
            {
              id: Type.String(),
              title: Type.String(),
              given: Type.Array(Type.Object(named), {
                description: 'What it starts from: figures, and columns of tables as `table.column`.',
              }),
              steps: Type.Array(Type.Object({ ...named, formula: Type.String() }), {
                description: 'In the order in which they are computed.',
              }),
              outputs: Type.Array(Type.String()),
            },
            { additionalProperties: false },
          ),
        ),
        published: Type.Object(
          {},
          {
            additionalProperties: true,
            description:
              'The formulas as data: constants and tables with their sources, and for each formula what it is given, its steps and its outputs. The guide page on formulas explains the terms.',
          },
        ),
      },
      { additionalProperties: false },
    ),
  },
  { $id: 'MethodFormulas', additionalProperties: false },
)
