import { Type } from 'typebox'
import { nullable, ProvenanceRelease } from './data.ts'

export const Licence = Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() })

const Dataset = Type.Object({
  dataset: Type.String({ examples: ['au_cer_nger_corporate'] }),
  source: Type.String({
    description: 'Slug of the source, as used on the command line.',
    examples: ['nger-corporate'],
  }),
  title: Type.String(),
  publisher: Type.String(),
  licence: Licence,
  attribution: Type.String(),
  landing_page: Type.String(),
  cadence: Type.String({ description: 'How often a new release is published.' }),
  layout_from_documents_only: Type.Boolean({
    description: 'True when no file of the publisher has been read yet.',
  }),
  releases: Type.Integer({ description: 'Releases loaded and not withdrawn.' }),
  latest: nullable(ProvenanceRelease),
})

export const ReleaseEntry = Type.Object({
  ...ProvenanceRelease.properties,
  source: Type.String(),
  slot: Type.String({
    description: 'What the release is an issue of; a later one of the same slot supersedes it.',
  }),
  status: Type.String(),
  revision: Type.Integer({
    description: 'Numbers the issues of a slot that were published on the same day; the highest is in force.',
  }),
  row_count: Type.Integer(),
  file_bytes: Type.Integer(),
  withdrawn_on: nullable(Type.String()),
  withdrawn_reason: nullable(Type.String()),
})

export const SnapshotEntry = Type.Object({
  snapshot: Type.String(),
  as_of: Type.String({ description: 'The day this set of releases came into force.' }),
  in_force_from: nullable(
    Type.String({
      description: 'First `as_of` day that uses it; null if a later load changed the timeline.',
    }),
  ),
  releases: Type.Integer(),
})

const FieldChange = Type.Object({ before: Type.Unknown(), after: Type.Unknown() })

const SlotChange = Type.Object({
  source: Type.String(),
  dataset: Type.String(),
  slot: Type.String(),
  before: nullable(Type.String({ description: 'The earlier release; null: the slot is new.' })),
  after: nullable(Type.String({ description: 'The later release; null if there is none.' })),
  added: Type.Integer(),
  removed: Type.Integer(),
  changed: Type.Integer(),
  rows: Type.Array(
    Type.Object({
      change: Type.Enum(['added', 'removed', 'changed']),
      key: Type.Record(Type.String(), Type.Unknown()),
      fields: Type.Record(Type.String(), FieldChange),
    }),
    { description: 'Rows that differ, at most `rows`.' },
  ),
})

export const SnapshotDiff = Type.Object(
  { data: Type.Object({ from: SnapshotEntry, to: SnapshotEntry, changes: Type.Array(SlotChange) }) },
  { $id: 'SnapshotDiff', additionalProperties: false },
)

export const DatasetList = Type.Object(
  { data: Type.Array(Dataset) },
  { $id: 'DatasetList', additionalProperties: false },
)
