import type { ImportKind } from '../../domain/disclosure/imports/import-kinds.ts'
import type { MeterReading } from '../../domain/disclosure/imports/meter-reading.ts'
import { IMPORT_PLACES } from '../../domain/disclosure/imports/propose.ts'
import type { ImportPreview } from '../../operations/disclosure/imports/import-file.ts'

const FAULTS_TOLD = 200

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

/** A preview as it is answered. A record that lacks the rows at fault is never offered. */
export function presentImport(
  kind: ImportKind,
  { name, sha256, bytes }: Imported,
  preview: ImportPreview,
  applied: Applied | null,
) {
  const { present, body, faults, warnings, recordWarnings, meters, regions } = preview
  return {
    kind,
    record: IMPORT_PLACES[kind].record,
    file: { name, sha256, bytes, format: preview.format, sheet: preview.sheet },
    present: present === undefined ? null : { version: present.version, etag: present.etag },
    proposed: faults.length > 0 ? null : body,
    changes: preview.changes,
    totals: preview.totals,
    rows_outside_period: preview.outside,
    meters: meters.map((meter) => presentMeter(meter, regions.get(meter.nmi) ?? null)),
    meters_without_region: preview.unplaced,
    meter_regions:
      preview.chosen === undefined ? null : { etag: preview.chosen.etag, meters: preview.chosen.body.meters },
    ignored_columns: preview.ignored,
    fault_count: faults.length,
    faults: faults.slice(0, FAULTS_TOLD),
    warnings: [
      ...warnings,
      ...recordWarnings.map(({ code, pointer, message }) => ({
        code,
        at: null,
        message: `${pointer}: ${message}`,
      })),
    ],
    applied,
  }
}

/** The faults and warnings of a meter name the line. */
function presentMeter(meter: MeterReading, region: string | null) {
  const { line: _line, ...told } = meter
  return { ...told, region }
}
