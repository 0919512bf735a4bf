import { Type } from 'typebox'
import { COVERAGE_STATUSES, EXAMPLES, PILLARS } from '../../operations/framework-requirements.ts'
import { nullable } from './data.ts'

/** What the list of requirements says beside its rows. */
export const RequirementsMeta = Type.Object(
  {
    version: Type.Object({
      version: Type.String({ examples: ['2024-09'] }),
      title: Type.String(),
      url: Type.String({ description: 'Where the standard itself is published.' }),
      chosen: Type.String({ description: 'Why this version was used.' }),
    }),
    total: Type.Integer({ description: 'Requirements that match the filters, on all pages.' }),
    coverage: Type.Object(Object.fromEntries(COVERAGE_STATUSES.map((status) => [status, Type.Integer()])), {
      description: 'How many requirements the pack covers, by kind of coverage.',
    }),
  },
  { additionalProperties: false },
)

export const Requirement = Type.Object(
  {
    id: Type.String({ examples: [EXAMPLES.figure] }),
    slug: Type.String({ description: 'The id as a path segment.', examples: [EXAMPLES.figure_slug] }),
    framework: Type.Enum(['AASB_S2', 'CORPORATIONS_ACT_2001']),
    parent_id: nullable(Type.String()),
    is_heading: Type.Boolean({ description: 'Only groups other requirements; never scored.' }),
    part: Type.String(),
    pillar: Type.Enum([...PILLARS]),
    title: Type.String({ description: 'Our own words; the standard itself is linked, not quoted.' }),
    type: Type.String(),
    obligation: Type.String(),
    applies_when: nullable(Type.String()),
    data_needs: nullable(Type.String()),
    example: nullable(
      Type.String({ description: 'A statement as an invented company might write it, in our own words.' }),
    ),
    status_in_version: Type.String({
      description: 'in_force, unchanged, amended, added, deleted or absent.',
    }),
    coverage_status: Type.Enum([...COVERAGE_STATUSES], { description: 'What this pack can answer.' }),
    coverage_source: nullable(Type.String()),
    scored: Type.Boolean({ description: 'Counts in filing readiness.' }),
    assured_year1: Type.Boolean({ description: 'Within the limited assurance of the first year.' }),
    protected_statement: nullable(
      Type.String({ description: 'Statement with modified liability that it belongs to.' }),
    ),
    ifrs_s2_ref: nullable(Type.String()),
    taxonomy_elements: Type.Array(Type.String(), { description: 'Elements of the digital taxonomy.' }),
    cross_refs: Type.Array(Type.String()),
    note: nullable(Type.String()),
  },
  { $id: 'Requirement', additionalProperties: false },
)
