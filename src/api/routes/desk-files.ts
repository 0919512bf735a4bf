import { Type } from 'typebox'
import { ServiceError } from '../../errors.ts'
import { askCheck, askLoad } from '../../operations/desk/ask.ts'
import type { DeskActor } from '../../operations/desk/desk-file.ts'
import { readDeskFile, readDeskFiles, removeDeskFile } from '../../operations/desk/files.ts'
import { receiveFile } from '../../operations/desk/receive.ts'
import type { Caller } from '../../operations/tenancy/authenticate.ts'
import { openPage, pageQuery } from '../platform/page.ts'
import { arriving, ByteStream } from '../platform/request/upload.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import type { Services } from '../platform/services.ts'
import { presentDeskEntry, presentDeskFile } from '../present/desk.ts'
import {
  DeskCheckRequest,
  DeskFileAnswer,
  DeskFilePage,
  DeskFilePath,
  DeskLoadRequest,
  NewDeskFile,
} from '../schemas/desk.ts'

const common = { tag: 'Data desk', since: '0.1.0', scope: 'data:operate', items: 0 } as const
const MEGABYTE = 1_048_576

export const actorOf = ({ actor, tenantId }: Caller): DeskActor => ({ actor, tenantId })
export const toolsOf = ({ database, clock, settings }: Services) => ({
  database,
  clock,
  home: settings.SOUTHERLY_HOME,
})

const receive = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/desk/files',
  operationId: 'receiveDeskFile',
  problems: [409],
  summary: 'Upload a publisher’s file to the data desk',
  description:
    'The body is the file itself, written to disk as it arrives, with no time limit as long as 256 KiB arrive every 60 seconds. A worker then identifies and reads it and compares the answers for all companies before and after. Nothing changes until it is loaded. Data is shared by all tenants of the installation.',
  query: NewDeskFile,
  body: ByteStream,
  streams: 'application/octet-stream',
  status: 202,
  response: DeskFileAnswer,
  handler: async ({ query, body, caller, services, exchange }) => {
    const { name, ...statement } = query
    const length = exchange.request.headers['content-length']
    const file = await receiveFile(toolsOf(services), actorOf(caller), {
      name,
      statement,
      body: arriving(body, services.settings.SOUTHERLY_SEND_TIMEOUT_MS),
      expectedBytes: length === undefined ? undefined : Number(length),
      mostBytes: services.settings.SOUTHERLY_DESK_FILE_MB * MEGABYTE,
    })
    services.wakeWorkers()
    return {
      body: { data: presentDeskFile(file) },
      headers: { location: `/v1/desk/files/${file.id}` },
      cache: 'no-store',
    }
  },
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/desk/files',
  operationId: 'listDeskFiles',
  summary: 'List the files at the data desk, newest first',
  query: Type.Object(pageQuery, { additionalProperties: false }),
  response: DeskFilePage,
  handler: async (context) => {
    const page = openPage(context)
    const rows = await readDeskFiles(context.services.database, {
      limit: page.fetch,
      before: page.after === undefined ? undefined : Number(page.after[0]),
    })
    return page.answer(rows, { present: presentDeskEntry, position: ({ ordinal }) => [String(ordinal)] })
  },
})

const read = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/desk/files/{id}',
  operationId: 'getDeskFile',
  summary: 'Get a file: what it is, its first rows, open decisions and the effects of loading it',
  params: DeskFilePath,
  response: DeskFileAnswer,
  handler: async ({ params, services }) => ({
    body: { data: presentDeskFile(await readDeskFile(services.database, params.id)) },
  }),
})

const check = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/desk/files/{id}/check',
  operationId: 'checkDeskFile',
  problems: [409],
  summary: 'Check a file again with added information',
  description:
    'Replaces what you stated before. `decisions` settle the findings of the version they name, one each; they apply while source and edition stay the same. The file gets a new version, which a load must name.',
  params: DeskFilePath,
  body: DeskCheckRequest,
  status: 202,
  response: DeskFileAnswer,
  handler: async ({ params, body, caller, services }) => {
    const { version, decisions, ...statement } = body
    if ((version === undefined) !== (decisions === undefined)) throw oneWithoutTheOther()
    const decided = version === undefined || decisions === undefined ? undefined : { version, decisions }
    const file = await askCheck(services, params.id, actorOf(caller), statement, decided)
    services.wakeWorkers()
    return { body: { data: presentDeskFile(file) }, cache: 'no-store' }
  },
})

const oneWithoutTheOther = (): ServiceError =>
  new ServiceError('validation_failed', 'Decisions need the version of the file that they are about.', {
    errors: [
      { pointer: '/version', code: 'missing_member', message: 'must be given with decisions, and only then' },
    ],
  })

const load = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/desk/files/{id}/load',
  operationId: 'loadDeskFile',
  problems: [409],
  summary: 'Load a checked file',
  description:
    'A worker loads it as one release, all or nothing, and compares the answers once more. Effects that look wrong need `accept_reason`, which is kept with the release; if other data was loaded since, the file is checked again instead. Repeating the request for the same version changes nothing.',
  params: DeskFilePath,
  body: DeskLoadRequest,
  status: 202,
  response: DeskFileAnswer,
  handler: async ({ params, body, caller, services }) => {
    const file = await askLoad(services, params.id, actorOf(caller), {
      version: body.version,
      acceptReason: body.accept_reason,
    })
    services.wakeWorkers()
    return { body: { data: presentDeskFile(file) }, cache: 'no-store' }
  },
})

const remove = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/desk/files/{id}',
  operationId: 'removeDeskFile',
  problems: [409],
  summary: 'Remove a file from the desk',
  description: 'A release made from it stays in use.',
  params: DeskFilePath,
  status: 204,
  handler: async ({ params, caller, services }) => {
    await removeDeskFile(toolsOf(services), params.id, actorOf(caller))
    return { cache: 'no-store' }
  },
})

export const deskFileRoutes: readonly Route[] = [receive, list, read, check, load, remove]
