import { isOrdered, type Period } from '../../period.ts'
import type { Drafts, ImportGround, ItemDraft, Members } from './draft.ts'
import type { ImportFault, ImportWarning } from './meter-reading.ts'
import { idOf, withoutUnset } from './names.ts'
import { RowReader } from './row-reader.ts'
import type { ImportTable } from './table.ts'

const CERTIFICATE_COLUMNS = ['accreditation_code', 'serial_first', 'serial_last', 'vintage'] as const

/** Instruments of a spreadsheet, such as a list of certificates from a registry account. */
export function instrumentsTable({ rows, faults: found }: ImportTable, ground: ImportGround): Drafts {
  const faults: ImportFault[] = [...found]
  const warnings: ImportWarning[] = []
  const items: ItemDraft[] = []
  for (const row of rows) {
    const reader = new RowReader(row, faults)
    const type = reader.choice('type', 'instrument_type')
    const certificate = certificateOf(reader, type, warnings)
    const mwh = quantityOf(reader, certificate, warnings)
    const period = periodOf(reader, ground.period!)
    const id =
      reader.text('id') ??
      certificateId(certificate) ??
      idOf(`${type ?? ''} ${reader.text('counterparty') ?? ''}`)
    const given = withoutUnset({
      type,
      region: reader.choice('region', 'region'),
      product: reader.text('product'),
      counterparty: reader.text('counterparty'),
      period,
      mwh,
      certificate,
      retirement: retirementOf(reader),
      document_sha256: ground.document,
    })
    if (!reader.has('type')) reader.fail('type', 'is empty; say what it is, such as LGC')
    if (id === '') reader.fail('id', 'is empty; give the instrument a short id')
    if (!reader.isSound) continue
    items.push({
      at: row.at,
      key: id,
      name: id,
      given: { id, ...given },
      added: { period: ground.period! },
    })
  }
  return { items, faults, warnings, outside: 0 }
}

function certificateOf(
  reader: RowReader,
  type: string | undefined,
  warnings: ImportWarning[],
): Members | undefined {
  if (!CERTIFICATE_COLUMNS.some((field) => reader.has(field))) return undefined
  const isNamed = type === 'lgc' || type === 'rego'
  if (!isNamed)
    warnings.push({
      code: 'scheme_assumed',
      at: reader.at,
      message: 'The row lists certificates but not their scheme. They are assumed to be LGCs; please check.',
    })
  const scheme = isNamed ? type : 'lgc'
  return withoutUnset({
    scheme,
    accreditation_code: reader.text('accreditation_code')?.toUpperCase(),
    serial_first: reader.whole('serial_first'),
    serial_last: reader.whole('serial_last'),
    vintage: reader.whole('vintage'),
    fuel: reader.text('fuel'),
    state: reader.text('generation_state'),
  })
}

/** MWh as printed, or the number of certificates in the run: each stands for one MWh. */
function quantityOf(
  reader: RowReader,
  certificate: Members | undefined,
  warnings: ImportWarning[],
): number | undefined {
  const printed = reader.energy('quantity', 'mwh', 'mwh')
  const { serial_first: first, serial_last: last } = certificate ?? {}
  if (typeof first !== 'number' || typeof last !== 'number' || last < first) return printed
  const count = last - first + 1
  if (printed !== undefined && printed !== count)
    warnings.push({
      code: 'serials_differ',
      at: reader.at,
      message: `The run ${first} to ${last} contains ${count} certificates; the row says ${printed} MWh.`,
    })
  return printed ?? count
}

function periodOf(reader: RowReader, whole: Period): Period | undefined {
  if (!reader.has('start') && !reader.has('end')) return undefined
  const [start, end] = [
    reader.has('start') ? reader.day('start') : whole.start,
    reader.has('end') ? reader.day('end') : whole.end,
  ]
  if (start === undefined || end === undefined) return undefined
  return isOrdered({ start, end })
    ? { start, end }
    : reader.fail('end', `is before the first day, ${start}; swap the two`)
}

function retirementOf(reader: RowReader): Members | undefined {
  const status = reader.choice('status', 'retirement_status')
  if (status === undefined) return undefined
  return withoutUnset({ status, date: reader.day('retired_on'), on_behalf_of: reader.text('on_behalf_of') })
}

function certificateId(certificate: Members | undefined): string | undefined {
  const { accreditation_code: code, vintage, serial_first: first, serial_last: last } = certificate ?? {}
  const parts = [code, vintage, first, last]
  return parts.includes(undefined) ? undefined : parts.join('-')
}
