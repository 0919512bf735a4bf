import type { Members } from '../../domain/disclosure/imports/draft.ts'
import type { ImportKind } from '../../domain/disclosure/imports/import-kinds.ts'
import type { ItemChange } from '../../domain/disclosure/imports/merge.ts'
import type { MeterReading } from '../../domain/disclosure/imports/meter-reading.ts'
import { IMPORT_PLACES } from '../../domain/disclosure/imports/propose.ts'
import type { ImportPreview } from '../../operations/disclosure/imports/import-file.ts'

const FAULTS_TOLD = 200
const WARNINGS_TOLD = 200
const COLUMNS_TOLD = 200
/** Of a text in the list of changes; the record itself holds it whole. */
const LONGEST_TEXT = 500
/** What goes or changes comes first. */
const ORDER = ['removed', 'changed', 'added', 'same'] as const

interface Imported {
  readonly name: string
  readonly sha256: string
  readonly bytes: number
}

interface Applied {
  readonly version: number
  readonly etag: string
  readonly changed: boolean
}

/** Which of the changes are told, and how large a record may be to be told too. */
interface Page {
  readonly offset: number
  readonly limit: number
  readonly recordBytes: number
}

/**
 * A preview as it is answered. A record that lacks the rows at fault is never offered, nor one that is larger than a request may be. A file of
 * 200 kB that names one long text again and again made an answer of 60 MB.
 */
export function presentImport(
  kind: ImportKind,
  { name, sha256, bytes }: Imported,
  preview: ImportPreview,
  applied: Applied | null,
  { offset, limit, recordBytes }: Page,
) {
  const { present, body, faults, warnings, recordWarnings, meters, regions } = preview
  const sorted = ORDER.flatMap((kind) => preview.changes.filter(({ change }) => change === kind))
  const isLarge = faults.length === 0 && Buffer.byteLength(JSON.stringify(body)) > recordBytes
  return {
    kind,
    record: IMPORT_PLACES[kind].record,
    file: { name, sha256, bytes, format: preview.format, sheet: preview.sheet },
    present: present === undefined ? null : { version: present.version, etag: present.etag },
    proposed: faults.length > 0 || isLarge ? null : body,
    proposed_left_out: isLarge,
    change_counts: {
      added: countOf(preview, 'added'),
      changed: countOf(preview, 'changed'),
      same: countOf(preview, 'same'),
      removed: countOf(preview, 'removed'),
    },
    changes: sorted.slice(offset, offset + limit).map(presentChange),
    next_offset: offset + limit < sorted.length ? offset + limit : null,
    totals: preview.totals,
    rows_outside_period: preview.outside,
    meters: meters.map((meter) => presentMeter(meter, regions.get(meter.nmi) ?? null)),
    meters_without_region: preview.unplaced,
    meter_regions:
      preview.chosen === undefined ? null : { etag: preview.chosen.etag, meters: preview.chosen.body.meters },
    ignored_columns: preview.ignored.slice(0, COLUMNS_TOLD).map(cut),
    fault_count: faults.length,
    faults: faults.slice(0, FAULTS_TOLD),
    warning_count: warnings.length + recordWarnings.length,
    warnings: [
      ...warnings,
      ...recordWarnings.map(({ code, pointer, message }) => ({
        code,
        at: null,
        message: `${pointer}: ${message}`,
      })),
    ]
      .slice(0, WARNINGS_TOLD)
      .map((warning) => ({ ...warning, message: cut(warning.message) })),
    applied,
  }
}

const countOf = ({ changes }: ImportPreview, wanted: ItemChange['change']): number =>
  changes.filter(({ change }) => change === wanted).length

const presentChange = (change: ItemChange): ItemChange => ({
  ...change,
  name: cut(change.name),
  before: shortened(change.before) as Members | null,
  after: shortened(change.after) as Members | null,
})

/** The same with long texts cut; each says that it is, and how long it was. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return cut(value)
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, shortened(inside)]))
}

const cut = (text: string): string =>
  text.length <= LONGEST_TEXT
    ? text
    : `${text.slice(0, LONGEST_TEXT).toWellFormed()}… (${text.length} characters)`

/** The faults and warnings of a meter name the line. */
function presentMeter(meter: MeterReading, region: string | null) {
  const { line: _line, ...told } = meter
  return { ...told, region }
}
