import { Type } from 'typebox'
import { IMPORT_KINDS } from '../../domain/disclosure/imports/import-kinds.ts'
import { IMPORT_MODES } from '../../domain/disclosure/imports/merge.ts'
import { nullable } from './data.ts'
import { Period } from './disclosure.ts'
import { askedPeriod } from './record.ts'
import { RECORD_BODIES } from './record-bodies.ts'

export const ImportQuery = Type.Object(
  {
    kind: Type.Enum([...IMPORT_KINDS], { description: 'What the file contains.' }),
    name: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the file, for messages.' }),
    period: Type.Optional(askedPeriod),
    sheet: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Sheet of the workbook, if several match.',
      }),
    ),
    regions: Type.Optional(
      Type.String({
        maxLength: 20_000,
        description:
          'Regions of meters for this import, such as `4103035678:VIC,8001234567:SWIS`. They come before regions that were chosen earlier, and after those in the file.',
        examples: ['4103035678:VIC'],
      }),
    ),
    mode: Type.Enum([...IMPORT_MODES], {
      default: 'merge',
      description: '`merge` keeps items that are not in the file; `replace` removes them.',
    }),
    offset: Type.Integer({
      default: 0,
      minimum: 0,
      maximum: 100_000,
      description: 'Changes to skip; `next_offset` of the answer before.',
    }),
    limit: Type.Integer({ default: 200, minimum: 1, maximum: 1000, description: 'Most changes to list.' }),
    apply: Type.Boolean({
      default: false,
      description: 'Writes the record, in one transaction. Without it the answer is a preview.',
    }),
  },
  { additionalProperties: false },
)

const text = nullable(Type.String())
const Item = nullable(Type.Record(Type.String(), Type.Unknown()))

const Meter = Type.Object({
  nmi: Type.String(),
  region: nullable(Type.String({ description: 'As chosen for the meter; null: not chosen yet.' })),
  kwh: Type.String({ description: 'Sum of the consumption streams, as exact decimal text.' }),
  export_kwh: Type.String({ description: 'Exported to the grid; never deducted from consumption.' }),
  covered: nullable(Period),
  complete_days: Type.Integer(),
  days_in_period: Type.Integer(),
  gaps: Type.Array(Period),
  estimated_kwh: Type.String({ description: 'Part of `kwh` that was estimated or substituted.' }),
  intervals: Type.Integer(),
  estimated_intervals: Type.Integer(),
  days_outside: Type.Integer(),
  streams: Type.Array(
    Type.Object({
      suffix: Type.String(),
      unit: Type.String(),
      use: Type.Enum(['consumption', 'export', 'not_counted']),
      kwh: text,
    }),
  ),
})

export const ImportPreviewAnswer = Type.Object(
  {
    data: Type.Object({
      kind: Type.Enum([...IMPORT_KINDS]),
      record: Type.String({ description: 'Kind of the record that the file is for.' }),
      file: Type.Object({
        name: Type.String(),
        sha256: Type.String({ description: 'Recorded as the source document of each row.' }),
        bytes: Type.Integer(),
        format: Type.Enum(['csv', 'xlsx', 'xls', 'nem12', 'nem13']),
        sheet: text,
      }),
      present: nullable(
        Type.Object(
          { version: Type.Integer(), etag: Type.String() },
          { description: 'The version in force. Send its etag in quotes as If-Match.' },
        ),
      ),
      proposed: nullable(
        Type.Record(Type.String(), Type.Unknown(), {
          description:
            'The record as it would be, to send with PUT; null if the file has errors or the record is larger than a request may be.',
        }),
      ),
      proposed_left_out: Type.Boolean({
        description: 'The record is too large to be sent with PUT: send the file again with `apply=true`.',
      }),
      change_counts: Type.Object({
        added: Type.Integer(),
        changed: Type.Integer(),
        same: Type.Integer(),
        removed: Type.Integer(),
      }),
      changes: Type.Array(
        Type.Object({
          change: Type.Enum(['added', 'changed', 'same', 'removed']),
          at: text,
          name: Type.String(),
          members: Type.Array(Type.String()),
          before: Item,
          after: Item,
        }),
        {
          description:
            'A page of the changes: what is removed first, then changed, added and same. A text of more than 500 characters is cut and ends with its length.',
        },
      ),
      next_offset: nullable(
        Type.Integer({ description: 'Where the next page begins; null: this is the last.' }),
      ),
      totals: nullable(Type.Object({ unit: Type.String(), before: Type.String(), after: Type.String() })),
      rows_outside_period: Type.Integer(),
      meters: Type.Array(Meter),
      meters_without_region: Type.Array(Type.String(), {
        description: 'Meters whose region is not in the file and has not been chosen before.',
      }),
      meter_regions: nullable(
        Type.Object(
          { etag: Type.String(), meters: RECORD_BODIES.meter_regions.properties.meters },
          {
            description:
              'The regions that were chosen before. To choose more, PUT the whole list to `meter-regions` with this etag.',
          },
        ),
      ),
      ignored_columns: Type.Array(Type.String(), { description: 'The first 200.' }),
      fault_count: Type.Integer(),
      faults: Type.Array(Type.Object({ at: text, column: text, value: text, message: Type.String() })),
      warning_count: Type.Integer(),
      warnings: Type.Array(Type.Object({ code: Type.String(), at: text, message: Type.String() })),
      applied: nullable(
        Type.Object({ version: Type.Integer(), etag: Type.String(), changed: Type.Boolean() }),
      ),
    }),
  },
  { $id: 'ImportPreview', additionalProperties: false },
)
