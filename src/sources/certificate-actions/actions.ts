import { sydneyDay } from '../../domain/sydney-day.ts'
import { isAccreditationCode } from '../lret-stations/accreditation-code.ts'
import { ReadError } from '../read-error.ts'
import type { Edition, ReadLog } from '../read-log.ts'
import { readApart } from '../reading/read-apart.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { accountPurpose, isOrganisation } from './accounts.ts'
import categories from './categories.json' with { type: 'json' }
import { type Entry, parseResponse, type Reading } from './json-response.ts'
import { type CertificateRow, emptyRow } from './row.ts'

const ACTION_TYPES = new Set(categories.action_types_seen)
const STATUSES = new Set(categories.statuses_seen)

/** The actions of one Sydney day: a log of what was done, not of who holds what. */
export function* readActions(
  file: string,
  text: string,
  log: ReadLog,
  hints: ReadHints,
): Generator<CertificateRow> {
  const unknown = new UnknownMembers(file)
  const ranges = parseResponse(file, text).flatMap((entry) => rangesOf(entry, unknown, log))
  const read = [
    ...readApart(ranges, log, {
      read: ({ action, range }) => {
        const opened = range.open()
        const row = readRange(action, opened)
        unknown.add(opened)
        return row
      },
      keys: new UniqueKeys(file, 'certificateRanges'),
      keyOf: (row) => JSON.stringify({ ...row, row_ref: '' }),
      without: 'Claims of its certificates cannot then be checked.',
    }),
  ]
  unknown.report(log)
  const { edition, rows } = oneDay(file, read, log, hints)
  log.edition = edition
  const unseen = new Set(
    rows.flatMap(({ flags }) => flags.filter((flag) => flag.endsWith('_not_seen_before'))),
  )
  for (const code of unseen)
    log.note(code, 'The register used words that we have not seen before; the rows show them unchanged.')
  yield* rows
}

/** What is said once of all ranges of an action. */
interface Action {
  readonly type: string
  readonly completedAt: Date
}

/** The ranges of an action; none of one that cannot be read, which is a finding. */
function rangesOf(entry: Entry, unknown: UnknownMembers, log: ReadLog) {
  return (
    log.findings.attempt(
      'action_not_understood',
      () => {
        const opened = entry.open()
        const action: Action = { type: opened.text('actionType'), completedAt: instant(opened) }
        const ranges = opened.entries('certificateRanges')
        unknown.add(opened)
        return ranges.map((range) => ({ action, range }))
      },
      { decision: 'leave_out', reason: 'The action cannot be read, and its ranges are left out with it.' },
    ) ?? []
  )
}

/** Members that the register has added, each told once however often it comes. */
class UnknownMembers {
  readonly #file: string
  readonly #places = new Map<string, string[]>()

  constructor(file: string) {
    this.#file = file
  }

  add({ path, unknown }: Reading): void {
    for (const name of unknown) {
      const places = this.#places.get(name)
      if (places === undefined) this.#places.set(name, [path])
      else places.push(path)
    }
  }

  report({ findings }: ReadLog): void {
    for (const [name, places] of this.#places)
      findings.add(
        'member_not_known',
        {
          file: this.#file,
          at: places[0]!,
          column: name,
          problem: `is a member that this source does not know, in ${places.length} of its objects`,
        },
        { decision: 'take', reason: 'Everything else was read.' },
      )
  }
}

function readRange({ type: actionType, completedAt }: Action, range: Reading): CertificateRow {
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
    completed_on: sydneyDay(completedAt),
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

/**
 * The Sydney day of the actions, and those of that day. The file's name or the operator states it; else it is the day of most.
 * A few actions of another day are findings; an answer about two days is refused.
 */
function oneDay(
  file: string,
  all: readonly CertificateRow[],
  log: ReadLog,
  hints: ReadHints,
): { readonly edition: Edition; readonly rows: readonly CertificateRow[] } {
  const byDay = Map.groupBy(all, (row) => row.completed_on ?? '')
  const [most] = [...byDay].toSorted(([, left], [, right]) => right.length - left.length)
  const day = hints.edition ?? /20\d\d-\d\d-\d\d/.exec(file)?.[0] ?? most?.[0]
  if (day === undefined)
    throw new ReadError({
      file,
      problem: 'contains no actions and does not say for which day',
      hint: 'Give it with --edition, such as --edition 2026-09-22.',
    })
  const rows = byDay.get(day) ?? []
  const others = all.filter((row) => row.completed_on !== day)
  for (const { row_ref, completed_on } of others) {
    const fault = {
      file,
      at: row_ref,
      column: 'completedTime',
      value: completed_on,
      problem: `is another day than ${day}`,
      expected: 'the actions of one day in Sydney',
    }
    if (others.length > rows.length) throw new ReadError(fault)
    log.findings.add('another_day', fault, {
      decision: 'leave_out',
      reason: 'The file for that day contains it, and it must not be counted twice.',
    })
  }
  const edition = {
    slot: `actions-${day}`,
    edition: `certificate actions ${day}`,
    observed_from: day,
    observed_to: day,
  }
  return { edition, rows }
}
