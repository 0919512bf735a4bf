import { Type } from 'typebox'
import { Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const PAGE = 15

export const listRequirements = defineTool({
  name: 'list_requirements',
  title: 'Requirements of AASB S2',
  description:
    'Paragraphs of the Australian climate disclosure standard in our own words, with how much public data covers of each (coverage_status) and what the company must provide itself (data_needs). Fifteen per call; use next_cursor for more. Quote the standard itself in a report. Default version: the one in force today.',
  input: Type.Object({
    version: Type.Optional(Type.String({ maxLength: 20, examples: ['2024-09', '2025-12'] })),
    pillar: Type.Optional(
      Type.String({
        maxLength: 40,
        examples: ['general', 'governance', 'strategy', 'risk_management', 'metrics_and_targets'],
      }),
    ),
    coverage_status: Type.Optional(
      Type.String({
        maxLength: 40,
        examples: ['covered', 'partially_covered', 'tenant_supplied', 'not_covered', 'not_applicable'],
      }),
    ),
    words: Type.Optional(Type.String({ minLength: 1, maxLength: 200, examples: ['scope 3'] })),
    cursor: Type.Optional(Type.String({ maxLength: 1024 })),
  }),
  answer: Type.Object({
    version: Type.String(),
    total: Type.Integer(),
    next_cursor: Text,
    requirements: Type.Array(
      Type.Object({
        id: Type.String(),
        pillar: Type.String(),
        title: Type.String(),
        obligation: Type.String(),
        applies_when: Text,
        data_needs: Text,
        coverage_status: Type.String(),
        coverage_source: Text,
      }),
    ),
  }),
  run: async (client, { words, ...filters }) => {
    const full = await client.listRequirements({
      ...(filters as object),
      pack_id: 'au_climate_disclosure',
      limit: PAGE,
      ...(words === undefined ? {} : { q: words }),
    })
    const meta: Readonly<Record<string, unknown>> = full.meta
    return {
      answer: {
        version: (meta['version'] as { version: string }).version,
        total: meta['total'] as number,
        next_cursor: full.page.next_cursor,
        requirements: full.data.map((row) => ({
          id: row.id,
          pillar: row.pillar,
          title: row.title,
          obligation: row.obligation,
          applies_when: row.applies_when,
          data_needs: row.data_needs,
          coverage_status: row.coverage_status,
          coverage_source: row.coverage_source,
        })),
      },
      sources: { meta: undefined, releases: [STANDARD] },
      full,
    }
  },
})

const STANDARD = {
  dataset: 'aasb_s2',
  edition: 'as named by version',
  publisher: 'Australian Accounting Standards Board',
  title: 'AASB S2 Climate-related Disclosures',
  landing_page: 'https://standards.aasb.gov.au/aasb-s2-sep-2024',
}
