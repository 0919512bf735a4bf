import { Type } from 'typebox'
import { Meta, nullable, ProvenanceRelease } from './data.ts'
import { EditionChoice, Factor } from './factor.ts'

const Facet = Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }))

const FoundFactor = Type.Object(
  {
    ...Factor.properties,
    match: Type.Object(
      {
        field: Type.Enum(['activity', 'id', 'region', 'category', 'synonym', 'unit']),
        kind: Type.Enum(['exact', 'prefix', 'misspelt']),
        score: Type.Number({ description: '0 to 1.' }),
        words: Type.Array(
          Type.Object({
            word: Type.String(),
            matched: Type.String(),
            field: Type.String(),
            kind: Type.String(),
          }),
          { description: 'What each word of the query matched.' },
        ),
      },
      { description: 'Why it ranks here: the word with the most weight.' },
    ),
  },
  { additionalProperties: false },
)

export const FactorSearchPage = Type.Object(
  {
    data: Type.Array(FoundFactor),
    page: Type.Object({
      limit: Type.Integer(),
      next_cursor: nullable(Type.String()),
      has_more: Type.Boolean(),
    }),
    facets: Type.Object(
      { scope: Facet, category: Facet, region: Facet, method: Facet, unit: Facet },
      { description: 'Possible filter values, with the number of hits for each.' },
    ),
    advice: nullable(
      Type.Object(
        {
          code: Type.Enum(['not_in_these_factors']),
          topic: nullable(Type.String()),
          message: Type.String(),
          published_in: Type.Array(Type.String()),
          published_in_source: nullable(
            Type.String({ description: 'Where these pointers come from; null if there are none.' }),
          ),
          covers: Type.Array(Type.String()),
        },
        {
          description:
            'Null if factors were found. Otherwise why the national factors have none, where one is published and what the set covers; `data` then has related factors, with score 0.',
        },
      ),
    ),
    meta: Type.Intersect([
      Meta,
      Type.Object({
        edition: EditionChoice,
        total: Type.Integer(),
        words: Type.Array(Type.String()),
        provenance: Type.Array(ProvenanceRelease),
      }),
    ]),
  },
  { $id: 'EmissionFactorSearchPage', additionalProperties: false },
)
