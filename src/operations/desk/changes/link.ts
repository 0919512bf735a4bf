import { utcToday } from '../../../clock.ts'
import { OperatorError, ServiceError } from '../../../errors.ts'
import { confirmedSlot } from '../../../sources/safeguard-links/confirmed.ts'
import { requireUndecided } from '../../links/confirm.ts'
import { requireController } from '../../links/controller.ts'
import { findFacility } from '../../links/find-facility.ts'
import { type LinkTables, linkTables } from '../../links/link-tables.ts'
import type { DeskActor } from '../desk-file.ts'
import { inWordsOfTheDesk } from '../problem.ts'
import { askChange, type ChangeTools } from './ask.ts'
import type { ChangeReasons, DeskChange, WantedLink } from './change.ts'

/** A link as a person asks for it. */
export interface LinkRequest {
  readonly facility: string
  readonly year: string
  readonly emitter?: string
  /** Null: no company that is known here controls it. */
  readonly abn: string | null
  /** Legal name, for an ABN that no source knows. */
  readonly name?: string
}

/** Has a link compared, or confirmed when a reason comes with it. What cannot be is refused at once, by the member that is wrong. */
export async function askLink(
  tools: ChangeTools,
  request: LinkRequest,
  by: DeskActor,
  reasons: ChangeReasons,
): Promise<DeskChange> {
  const { facility, year, emitter } = request
  const tables = await linkTables(tools.database).catch(asNoTable)
  if (!tables.years.includes(year))
    throw refused('/year', `No Safeguard table of ${year} is loaded.`, `Loaded: ${tables.years.join(', ')}.`)
  const row = at('/facility', () =>
    findFacility(tables, { facility, year, ...(emitter === undefined ? {} : { emitter }) }),
  )
  const company = await companyOf(tools, tables, request)
  try {
    requireUndecided(tables, row, company?.abn ?? null, utcToday(tools.clock))
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    throw new ServiceError('version_conflict', sentence(error.message), {
      hint: 'GET /v1/desk/links lists the confirmed links. To change the decision, withdraw the release of that link first.',
    })
  }
  const wanted: WantedLink = {
    kind: 'link',
    facility: row.facility_name,
    year: row.reporting_year,
    emitter: row.responsible_emitter,
    company,
  }
  return await askChange(tools, wanted, confirmedSlot(row), by, reasons)
}

async function companyOf(
  { database }: ChangeTools,
  { snapshot }: LinkTables,
  { abn, name }: LinkRequest,
): Promise<WantedLink['company']> {
  if (abn === null && name !== undefined)
    throw refused('/name', 'A name goes with an ABN.', 'Leave `name` out, or send the ABN of the company.')
  if (abn === null) return null
  try {
    const known = await requireController(database, snapshot, name === undefined ? { abn } : { abn, name })
    return { ...known, is_name_stated: name !== undefined }
  } catch (error) {
    throw pointed(name === undefined ? '/abn' : '/name', error)
  }
}

function at<T>(pointer: string, find: () => T): T {
  try {
    return find()
  } catch (error) {
    throw pointed(pointer, error)
  }
}

const pointed = (pointer: string, error: unknown): unknown =>
  error instanceof OperatorError ? refused(pointer, sentence(error.message), error.hint) : error

const refused = (pointer: string, detail: string, hint: string | undefined): ServiceError =>
  new ServiceError('validation_failed', detail, {
    errors: [{ pointer, code: 'invalid_member', message: detail }],
    ...(hint === undefined ? {} : { hint: inWordsOfTheDesk(hint) }),
  })

const sentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`

const asNoTable = (error: unknown): never => {
  if (!(error instanceof OperatorError)) throw error
  throw new ServiceError(
    'release_not_found',
    sentence(error.message),
    error.hint === undefined ? {} : { hint: error.hint },
  )
}
