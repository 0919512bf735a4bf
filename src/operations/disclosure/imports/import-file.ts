import type { Members } from '../../../domain/disclosure/imports/draft.ts'
import type { ImportKind } from '../../../domain/disclosure/imports/import-kinds.ts'
import { itemsOf, loadItem } from '../../../domain/disclosure/imports/load-item.ts'
import type { ImportMode } from '../../../domain/disclosure/imports/merge.ts'
import { type ImportFault, importFault } from '../../../domain/disclosure/imports/meter-reading.ts'
import { meterName } from '../../../domain/disclosure/imports/nmi.ts'
import {
  IMPORT_PLACES,
  type ImportedRecord,
  type ImportProposal,
  type ReadProposal,
} from '../../../domain/disclosure/imports/propose.ts'
import { choiceOf } from '../../../domain/disclosure/imports/row-reader.ts'
import type { RecordWarning } from '../../../domain/disclosure/records/fault.ts'
import {
  ELECTRICITY_REGIONS,
  type ElectricityRegion,
} from '../../../domain/disclosure/records/market-based-evidence.ts'
import type { MeterRegions } from '../../../domain/disclosure/records/meter-regions.ts'
import { periodText } from '../../../domain/disclosure/records/period-text.ts'
import type { Period } from '../../../domain/period.ts'
import { ServiceError } from '../../../errors.ts'
import type { RecordOwner } from '../../../store/records.ts'
import { DECLARED_SITES } from '../../company/declared-sites.ts'
import { requirePeriod } from '../../require-period.ts'
import { type ChangeServices, changeRecord, checkWithTies } from '../../tenancy/change-record.ts'
import type { RecordRules } from '../../tenancy/record-rules.ts'
import { matchOfBase, type TenantRecord } from '../../tenancy/record-version.ts'
import { readRecord } from '../../tenancy/tenant-records.ts'
import { RECORD_RULES } from '../record-kinds.ts'
import { METER_REGIONS } from './meter-regions.ts'
import { readSpooled } from './read-spooled.ts'
import type { SpooledFile } from './spool.ts'

/** A fault of a record's content by where it is in it. */
export interface ContentFault {
  readonly pointer: string
  readonly message: string
}

export interface ImportRequest {
  readonly kind: ImportKind
  readonly period: Period | null
  readonly mode: ImportMode
  readonly sheet: string | undefined
  /** Regions of meters for this import, as typed. */
  readonly regions: string | undefined
  readonly name: string
  readonly spooled: Pick<SpooledFile, 'location' | 'sha256'>
  /** Seconds that reading it may take. */
  readonly seconds: number
  /** Lets the file be read when it is its turn. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** What the schema of the record refuses of a content. */
  readonly schemaFaults: (record: string, content: unknown) => readonly ContentFault[]
}

export interface ImportPreview extends ImportProposal, Omit<ReadProposal, 'proposal'> {
  readonly present: TenantRecord<Members> | undefined
  readonly regions: ReadonlyMap<string, ElectricityRegion>
  /** The record of regions that people chose. */
  readonly chosen: TenantRecord<MeterRegions> | undefined
  /** What the record's own rules find worth a look. */
  readonly recordWarnings: readonly RecordWarning[]
}

/** The period that an import is about; null for records that are about no single one. */
export function periodOfImport(kind: ImportKind, period: string | undefined): Period | null {
  if (!IMPORT_PLACES[kind].perPeriod) return null
  if (period !== undefined) return requirePeriod(period)
  throw new ServiceError('missing_parameter', `An import of ${kind} is about a reporting period.`, {
    errors: [{ parameter: 'period', code: 'missing_parameter', message: 'must be given' }],
    hint: 'Such as period=2025-26.',
  })
}

/** What a file would make of a record. Writes nothing. */
export async function previewImport(
  { database }: Pick<ChangeServices, 'database'>,
  owner: RecordOwner,
  { kind, period, mode, sheet, regions: typed, name, spooled, seconds, inTurn, schemaFaults }: ImportRequest,
): Promise<ImportPreview> {
  const { record, perPeriod, needs } = IMPORT_PLACES[kind]
  const key = { ...owner, kind: record, period: perPeriod ? periodText(period) : '' }
  const present = await readRecord<Members>(database, key)
  const chosen = await readRecord<MeterRegions>(database, { ...owner, kind: METER_REGIONS.kind, period: '' })
  const regions = new Map([...regionsOf(present, chosen), ...typedRegions(typed)])
  const ground = { period, document: spooled.sha256, regions, present: present?.body ?? null, mode }
  const { proposal, ...read } = await inTurn(() =>
    readSpooled(name, spooled.location, { kind, sheet, ...ground }, { tenantId: owner.tenantId, seconds }),
  )
  const base = { ...read, present, regions, chosen }
  // Rows at fault are not in the proposal, so its other faults would mislead.
  if (proposal.faults.length > 0) return { ...proposal, ...base, recordWarnings: [] }
  if (present === undefined && needs !== undefined)
    return { ...proposal, ...base, faults: [importFault(null, needs)], recordWarnings: [] }
  const schema = schemaFaults(record, proposal.body)
  const { errors, warnings } =
    schema.length > 0
      ? { errors: schema, warnings: [] }
      : await checkWithTies(database, rulesOf(record), owner, proposal.body)
  const faults = errors.map((fault) => faultOfContent(fault, proposal, IMPORT_PLACES[kind].list))
  return { ...proposal, ...base, faults, recordWarnings: warnings }
}

/** Makes the proposal the next version of its record, in one transaction; all of it or nothing. */
export async function applyImport(
  services: ChangeServices,
  owner: RecordOwner,
  kind: ImportKind,
  { body, faults, present }: ImportPreview,
  author: { readonly actor: string; readonly ifMatch: string | undefined },
): Promise<{ readonly version: number; readonly etag: string; readonly changed: boolean }> {
  if (faults.length > 0) throw refused(faults)
  const { record, changed } = await changeRecord(services, rulesOf(IMPORT_PLACES[kind].record), owner, {
    actor: author.actor,
    ifMatch: matchOfBase(present, author.ifMatch),
    body,
    dryRun: false,
  })
  return { version: record.version, etag: record.etag, changed }
}

/** A content is held against the schema of its kind before the rules see it. */
const rulesOf = (record: ImportedRecord): RecordRules<object> =>
  record === 'sites' ? DECLARED_SITES : RECORD_RULES[record]

/** Regions chosen for meters, and those of the record itself where no one chose. */
function regionsOf(
  present: TenantRecord<Members> | undefined,
  chosen: TenantRecord<MeterRegions> | undefined,
): ReadonlyMap<string, ElectricityRegion> {
  return new Map([
    ...itemsOf(present?.body['consumption']).flatMap((item) => {
      const load = loadItem(item)
      return load?.meter === undefined ? [] : [[load.meter, load.region] as const]
    }),
    ...(chosen?.body.meters ?? []).map(({ meter, region }) => [meter, region] as const),
  ])
}

/** `4103035678:VIC,8001234567:SWIS`: regions as people name them. */
function typedRegions(typed: string | undefined): readonly (readonly [string, ElectricityRegion])[] {
  return (typed ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [meter = '', name = ''] = part.split(/[:=]/)
      const region = choiceOf('region', name)
      if (meter.trim() !== '' && region !== undefined) return [meterName(meter), region as ElectricityRegion]
      throw new ServiceError('invalid_parameter', `“${part.trim()}” is not a meter and its region.`, {
        errors: [
          { parameter: 'regions', code: 'invalid_parameter', message: 'must be NMI:REGION', received: part },
        ],
        valid_values: ELECTRICITY_REGIONS,
        hint: 'Such as regions=4103035678:VIC,8001234567:SWIS.',
      })
    })
}

/** The row of the file that an item at fault comes from. */
function faultOfContent(
  { pointer, message }: ContentFault,
  { places }: ImportProposal,
  list: string,
): ImportFault {
  const [, first = '', index = '', ...rest] = pointer.split('/')
  const at = first === list ? (places[Number(index)] ?? null) : null
  const column = (first === list ? rest : [first, index, ...rest]).filter((step) => step !== '').join(', ')
  return importFault(at, message, { column: column === '' ? null : column.replaceAll('_', ' ') })
}

const FAULTS_TOLD = 100

const refused = (faults: readonly ImportFault[]): ServiceError =>
  new ServiceError(
    'import_file_invalid',
    `${faults.length === 1 ? 'One error was' : `${faults.length} errors were`} found in the file.`,
    {
      errors: faults.slice(0, FAULTS_TOLD).map(({ at, column, value, message }) => ({
        pointer: '',
        code: 'invalid_cell',
        message: [at, column === null ? null : `column “${column}”`]
          .filter((part) => part !== null)
          .join(', ')
          .concat(': ', message),
        ...(value === null ? {} : { received: value }),
      })),
      hint: 'Nothing was saved. Fix the rows and send the whole file again.',
    },
  )
