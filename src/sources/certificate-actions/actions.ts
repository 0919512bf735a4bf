import { isAccreditationCode } from '../lret-stations/accreditation-code.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { accountPurpose, isOrganisation } from './accounts.ts'
import categories from './categories.json' with { type: 'json' }
import { parseResponse, type Reading } from './json-response.ts'
import { type CertificateRow, emptyRow } from './row.ts'

const ACTION_TYPES = new Set(categories.action_types_seen)
const STATUSES = new Set(categories.statuses_seen)

const sydneyDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' })

/** The actions of one Sydney day: a log of what was done, not of who holds what. */
export function* readActions(
  file: string,
  text: string,
  log: ReadLog,
  hints: ReadHints,
): Generator<CertificateRow> {
  const answer = parseResponse(file, text)
  const keys = new UniqueKeys(file, 'certificateRanges')
  const unseen = new Set<string>()
  const rows = answer.flatMap((action) =>
    action.list('certificateRanges').map((range) => {
      const row = readRange(action, range)
      keys.add(JSON.stringify({ ...row, row_ref: '' }), row.row_ref)
      for (const code of row.flags.filter((flag) => flag.endsWith('_not_seen_before'))) unseen.add(code)
      return row
    }),
  )
  log.edition = editionOf(file, rows, hints)
  for (const code of unseen)
    log.note(code, 'The register used words that were not seen before; they stand in the rows as they came.')
  yield* rows
}

function readRange(action: Reading, range: Reading): CertificateRow {
  const actionType = action.text('actionType')
  const completedAt = instant(action)
  const certificateType = range.oneOf('certificateType', categories.certificate_types)
  const code = range.text('accreditationCode')
  if (certificateType === 'LGC' && !isAccreditationCode(code))
    throw range.fault('accreditationCode', code, 'is not an accreditation code', 'one such as WD00WA02')
  const start = range.count('startSerialNumber')
  const end = range.count('endSerialNumber')
  if (end < start)
    throw range.fault(
      'endSerialNumber',
      end,
      `lies before the first number ${start}`,
      'the last number of the range',
    )
  const owner = range.textOrNull('ownerAccount')
  const named = owner !== null && isOrganisation(owner)
  const status = range.textOrNull('status')
  return {
    ...emptyRow,
    record: 'action',
    action_type: actionType,
    completed_at: completedAt.toISOString(),
    completed_on: sydneyDay.format(completedAt),
    certificate_type: certificateType,
    registered_person_number: range.countOrNull('registeredPersonNumber'),
    accreditation_code: code,
    generation_year: range.count('generationYear'),
    generation_month: range.countOrNull('generationMonth'),
    generation_state: range.textOrNull('generationState'),
    fuel_source: range.textOrNull('fuelSource'),
    start_serial: start,
    end_serial: end,
    quantity: end - start + 1,
    status,
    created_on: range.textOrNull('creationDate'),
    account: named ? owner : null,
    account_id: named ? (range.countOrNull('ownerAccountId') ?? range.countOrNull('ownerAccountID')) : null,
    account_purpose: named ? accountPurpose(owner) : null,
    flags: [
      ...(owner !== null && !named ? ['owner_withheld'] : []),
      ...(ACTION_TYPES.has(actionType) ? [] : ['action_type_not_seen_before']),
      ...(status === null || STATUSES.has(status) ? [] : ['status_not_seen_before']),
    ],
    row_ref: range.path,
  }
}

function instant(action: Reading): Date {
  const text = action.text('completedTime')
  const at = new Date(text)
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) || Number.isNaN(at.getTime()))
    throw action.fault('completedTime', text, 'is not an instant', 'one such as 2026-09-22T03:00:00.000Z')
  return at
}

/** The Sydney day that the actions were done on; a day without actions is told by the file's name or the operator. */
function editionOf(
  file: string,
  rows: readonly CertificateRow[],
  hints: ReadHints,
): { slot: string; edition: string; observed_from: string; observed_to: string } {
  const days = new Set(rows.map((row) => row.completed_on))
  const stated = hints.edition ?? /20\d\d-\d\d-\d\d/.exec(file)?.[0]
  if (stated !== undefined) days.add(stated)
  const [day, other] = days
  if (other !== undefined)
    throw new ReadError({
      file,
      value: other,
      problem: `is another day than ${day}`,
      expected: 'the actions of one day in Sydney',
    })
  if (day === undefined || day === null)
    throw new ReadError({
      file,
      problem: 'holds no actions and does not say of which day',
      hint: 'Say it with --edition, such as --edition 2026-09-22.',
    })
  return {
    slot: `actions-${day}`,
    edition: `certificate actions ${day}`,
    observed_from: day,
    observed_to: day,
  }
}
