import { add, rational, toText, ZERO } from '../../factors/rational.ts'
import { type Period, showPeriod } from '../../period.ts'
import { withoutTypedNames } from '../records/typed-names.ts'
import { doubleLoads } from './double-loads.ts'
import type { Drafts, ImportGround, Members } from './draft.ts'
import { loadKey } from './electricity-load.ts'
import { electricityMeters } from './electricity-meters.ts'
import { electricityTable } from './electricity-table.ts'
import type { ImportKind } from './import-kinds.ts'
import { instrumentsTable } from './instruments-table.ts'
import { itemsOf, loadItem } from './load-item.ts'
import { type ImportMode, type ItemChange, type ItemNames, mergeItems } from './merge.ts'
import type { ImportFault, ImportWarning, MeterReading } from './meter-reading.ts'
import { risksTable } from './risks-table.ts'
import { sitesTable } from './sites-table.ts'
import type { ImportedFile, ImportTable } from './table.ts'
import { targetsTable } from './targets-table.ts'
import { exampleFaults } from './template.ts'

/** Records that a file is taken over into. */
export type ImportedRecord = 'market_based_evidence' | 'sites' | 'emission_targets' | 'risks'

/** Which list of which record a file is taken over into. */
interface ImportPlace {
  readonly record: ImportedRecord
  readonly list: string
  readonly perPeriod: boolean
  readonly names: ItemNames
  /** What is summed to compare before and after. */
  readonly sum?: { readonly member: string; readonly unit: string }
  /** The record without items. */
  readonly empty: (period: Period | null) => Members
  /** Why a file is refused while there is no record. */
  readonly needs?: string
  readonly draft: (table: ImportTable, ground: ImportGround) => Drafts
}

const byMember = (key: string, name: string): ItemNames => ({
  keyOf: (item) => String(item[key]),
  nameOf: (item) => String(item[name] ?? item[key]),
  mayShare: false,
})

const evidence = (period: Period | null): Members => ({ period, instruments: [], consumption: [] })

/** An item that is no load matches none. */
const keyOfLoad = (item: Members): string => {
  const load = loadItem(item)
  return load === undefined ? JSON.stringify(item) : loadKey(load)
}

const nameOfLoad = (item: Members): string => {
  const load = loadItem(item)
  return load === undefined ? 'a load' : `${load.meter ?? load.region}, ${showPeriod(load.period)}`
}

export const IMPORT_PLACES: Readonly<Record<ImportKind, ImportPlace>> = {
  electricity: {
    record: 'market_based_evidence',
    list: 'consumption',
    perPeriod: true,
    names: { keyOf: keyOfLoad, nameOf: nameOfLoad, mayShare: true },
    sum: { member: 'kwh', unit: 'kWh' },
    empty: evidence,
    draft: electricityTable,
  },
  instruments: {
    record: 'market_based_evidence',
    list: 'instruments',
    perPeriod: true,
    names: byMember('id', 'id'),
    sum: { member: 'mwh', unit: 'MWh' },
    empty: evidence,
    draft: instrumentsTable,
  },
  sites: {
    record: 'sites',
    list: 'sites',
    perPeriod: false,
    names: byMember('site_id', 'name'),
    empty: () => ({ sites: [] }),
    draft: sitesTable,
  },
  targets: {
    record: 'emission_targets',
    list: 'targets',
    perPeriod: false,
    names: byMember('id', 'name'),
    empty: () => ({ targets: [] }),
    draft: targetsTable,
  },
  risks: {
    record: 'risks',
    list: 'risks',
    perPeriod: true,
    names: byMember('id', 'name'),
    empty: (period) => ({ period, risks: [] }),
    needs:
      'There is no register of risks for the period yet. Save its horizons and scales under Risks first: a file cannot say what the company means by them.',
    draft: risksTable,
  },
}

/** The record as a file would make it, and how it would get there. */
export interface ImportProposal {
  readonly body: Members
  readonly changes: readonly ItemChange[]
  /** Where each item of the list comes from; null for one that the file does not name. */
  readonly places: readonly (string | null)[]
  readonly faults: readonly ImportFault[]
  readonly warnings: readonly ImportWarning[]
  readonly outside: number
  readonly totals: { readonly unit: string; readonly before: string; readonly after: string } | null
  readonly meters: readonly MeterReading[]
  /** Meters whose region no one has said. */
  readonly unplaced: readonly string[]
  readonly ignored: readonly string[]
}

/** A file that was read, and what it makes of a record. */
export interface ReadProposal {
  readonly format: ImportedFile['format']
  /** Null in a file without sheets. */
  readonly sheet: string | null
  readonly proposal: ImportProposal
}

/** What a file makes of a record. `present` is the record in force; null where there is none. */
export function proposeImport(
  kind: ImportKind,
  file: ImportedFile,
  present: Members | null,
  ground: ImportGround,
  mode: ImportMode,
): ImportProposal {
  const { list, names, sum, empty, draft } = IMPORT_PLACES[kind]
  const drafts = 'meters' in file ? electricityMeters(file, ground) : draft(file, ground)
  const base = present ?? empty(ground.period)
  const before = itemsOf(base[list]).map(withoutTypedNames)
  const { items, places, changes, faults } = mergeItems(before, drafts.items, names, mode)
  return {
    body: { ...base, [list]: items },
    changes,
    places,
    faults: [
      ...('meters' in file ? [] : exampleFaults(kind, file.rows)),
      ...drafts.faults,
      ...faults,
      ...nothingRead(file, drafts),
    ],
    warnings: [
      ...drafts.warnings,
      ...leftOut(drafts.outside, file.format),
      ...(kind === 'electricity' ? doubleLoads(items, places) : []),
    ],
    outside: drafts.outside,
    totals:
      sum === undefined
        ? null
        : { unit: sum.unit, before: sumOf(before, sum.member), after: sumOf(items, sum.member) },
    meters: 'meters' in file ? file.meters : [],
    unplaced: [...new Set(drafts.unplaced)],
    ignored: 'meters' in file ? [] : file.ignored,
  }
}

const sumOf = (items: readonly Members[], member: string): string =>
  toText(
    items
      .flatMap(({ [member]: value }) => (typeof value === 'number' ? [rational(value)] : []))
      .reduce(add, ZERO),
  )

/** An empty table must not look like a table that changes nothing, and in the mode `replace` it would remove everything. */
const nothingRead = (file: ImportedFile, { items, faults, outside }: Drafts): ImportFault[] =>
  items.length > 0 || faults.length > 0
    ? []
    : [
        {
          at: null,
          column: null,
          value: null,
          message: nothingText(file, outside),
        },
      ]

function nothingText(file: ImportedFile, outside: number): string {
  if ('meters' in file && file.meters.length === 0) return 'The file names no meter (no 200 or 250 record).'
  if (
    'meters' in file &&
    file.meters.every(({ streams }) => streams.every(({ use }) => use !== 'consumption'))
  )
    return 'No meter in the file has a consumption stream (E), so it shows no purchased electricity.'
  return outside === 0
    ? 'The file has no rows below its headings.'
    : 'No row in the file is in the period. Is the file for another year?'
}

const leftOut = (outside: number, format: ImportedFile['format']): ImportWarning[] =>
  outside === 0 || format === 'nem12'
    ? []
    : [
        {
          code: 'outside_period',
          at: null,
          message: `${outside} ${outside === 1 ? 'row is' : 'rows are'} outside the period and left out.`,
        },
      ]
