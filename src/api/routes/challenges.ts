import { periodText } from '../../domain/disclosure/records/period-text.ts'
import { contradicts, VERDICTS, type Verdict } from '../../domain/prose/check.ts'
import {
  type ChallengeRow,
  readChallenge,
  readChallenges,
  readPages,
  readReadings,
  removeChallenge,
  requestChallenge,
} from '../../operations/challenges/challenges.ts'
import { challengeFile, challengePages, challengePaper } from '../../operations/challenges/export.ts'
import { shownPage } from '../../operations/challenges/kept-page.ts'
import { openKnownSigner } from '../../operations/disclosure-report/known-signing-key.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePeriod } from '../../operations/require-period.ts'
import { requireCovered } from '../platform/access/engagement.ts'
import { answerWholeFile } from '../platform/answer/file-answer.ts'
import { idempotent } from '../platform/idempotent.ts'
import { openPage } from '../platform/page.ts'
import { type Context, keyedRoute, type Route } from '../platform/route.ts'
import { presentChallenge, presentReading } from '../present/challenge.ts'
import {
  ChallengeAnswer,
  ChallengeBody,
  ChallengeExportQuery,
  ChallengePage,
  ChallengePath,
  ChallengeQuery,
  PagePage,
  PageQuery,
  type ReadingFilter,
  ReadingPage,
  ReadingQuery,
} from '../schemas/challenge.ts'

const common = { tag: 'Challenges', since: '0.3.0', pack: 'au_company_climate_intelligence' } as const

const request = keyedRoute({
  ...common,
  method: 'POST',
  path: '/v1/challenges',
  operationId: 'requestChallenge',
  summary: 'Compare the numbers of a filed report with what is published and declared',
  description:
    'The report is an evidence file: send it to `POST /v1/evidence-files` first, which checks size, quota and dangers. Answers 202; a worker reads the file in its own process, with limits on memory and time. `GET /v1/challenges/{id}` says when it is done. The file stays as long as a challenge names it.',
  scope: 'tenant:write',
  body: ChallengeBody,
  status: 202,
  response: ChallengeAnswer,
  idempotent: true,
  handler: async (context) => {
    const { body, caller, services } = context
    const { clock, snapshots } = services
    const asked = {
      tenantId: caller.tenantId,
      actor: caller.actor,
      file: body.file,
      abn: requireAbn(body.abn),
      period: periodText(requirePeriod(body.period)),
      snapshotId: (await snapshots.select()).id,
    }
    const answer = await idempotent(context, async (sql) => {
      const row = await requestChallenge(sql, clock, asked)
      return {
        status: 202,
        body: { data: presentChallenge(row) },
        headers: { location: `/v1/challenges/${row.id}` },
        cache: 'no-store',
      }
    })
    services.wakeWorkers()
    return answer
  },
})

const list = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/challenges',
  operationId: 'listChallenges',
  audited: 'checked',
  summary: 'List challenges, newest first',
  description: 'Auditors must name company and period.',
  scope: 'tenant:read',
  query: ChallengeQuery,
  response: ChallengePage,
  handler: async (context) => {
    const { query, caller, services } = context
    requireCovered(caller, { abn: query.abn, period: query.period ?? 'none' })
    const page = openPage(context)
    const rows = await readChallenges(services.database, caller.tenantId, {
      limit: page.fetch,
      before: page.after === undefined ? undefined : Number(page.after[0]),
      abn: query.abn === undefined ? undefined : requireAbn(query.abn),
      period: query.period === undefined ? undefined : periodText(requirePeriod(query.period)),
      file: query.file,
    })
    return page.answer(rows, { present: presentChallenge, position: ({ ordinal }) => [String(ordinal)] })
  },
})

/** A challenge that the caller may see. */
async function seen({
  params,
  caller,
  services,
}: Pick<
  Context<{ id: string }, object, undefined>,
  'params' | 'caller' | 'services'
>): Promise<ChallengeRow> {
  const row = await readChallenge(services.database, { tenantId: caller.tenantId, id: params.id })
  requireCovered(caller, row)
  return row
}

const read = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/challenges/{id}',
  operationId: 'getChallenge',
  audited: 'checked',
  summary: 'Get a challenge: its state, and how many numbers have which verdict',
  scope: 'tenant:read',
  params: ChallengePath,
  response: ChallengeAnswer,
  handler: async (context) => ({
    body: { data: presentChallenge(await seen(context)) },
    cache: 'no-store',
  }),
})

/** Those that the query narrows to; all where it names none. */
function verdictsOf({ verdict, contradicting }: ReadingFilter): readonly Verdict[] | undefined {
  if (verdict === undefined && contradicting !== true) return undefined
  const asked = verdict === undefined ? VERDICTS : [verdict]
  return contradicting === true ? asked.filter((one) => contradicts({ verdict: one })) : asked
}

const readings = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/challenges/{id}/readings',
  operationId: 'listChallengeReadings',
  audited: 'checked',
  summary: 'List the numbers of a challenged report, each with its place, verdict and both sides',
  scope: 'tenant:read',
  params: ChallengePath,
  query: ReadingQuery,
  response: ReadingPage,
  handler: async (context) => {
    const { query, caller, services } = context
    const { id } = await seen(context)
    const page = openPage(context)
    const rows = await readReadings(
      services.database,
      { tenantId: caller.tenantId, id },
      {
        limit: page.fetch,
        after: page.after === undefined ? undefined : Number(page.after[0]),
        verdicts: verdictsOf(query),
      },
    )
    return page.answer(rows, { present: presentReading, position: ({ ordinal }) => [String(ordinal)] })
  },
})

const pages = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/challenges/{id}/pages',
  operationId: 'listChallengePages',
  audited: 'checked',
  summary: 'List the pages of a challenged report as they were read, with the places of their numbers',
  description:
    'Up to ten million characters of a report are kept. Numbers behind them are compared too; their text is in the file alone.',
  scope: 'tenant:read',
  params: ChallengePath,
  query: PageQuery,
  response: PagePage,
  handler: async (context) => {
    const { query, caller, services } = context
    const { id } = await seen(context)
    const page = openPage(context)
    const { rows, total } = await readPages(
      services.database,
      { tenantId: caller.tenantId, id },
      { limit: page.fetch, after: page.after === undefined ? query.from - 1 : Number(page.after[0]) },
    )
    return page.answerWithMeta(
      rows,
      { present: shownPage, position: ({ part }) => [String(part)] },
      { parts: total },
    )
  },
})

const download = keyedRoute({
  ...common,
  method: 'GET',
  path: '/v1/challenges/{id}/export',
  operationId: 'exportChallenge',
  audited: 'checked',
  heavy: true,
  problems: [409],
  summary: 'Export a challenge as JSON, a workbook, a PDF or a signed bundle',
  scope: 'tenant:read',
  params: ChallengePath,
  query: ChallengeExportQuery,
  produces: [
    'application/json',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/pdf',
    'application/zip',
    '*/*',
  ],
  handler: async (context) => {
    const { query, caller, services } = context
    const { database, settings, snapshots } = services
    const row = await seen(context)
    const key = { tenantId: caller.tenantId, id: row.id }
    const snapshot = await snapshots.select({ snapshot: row.snapshot_id })
    const bytes = await challengeFile(await challengePaper(database, key, row, snapshot), query.format, {
      render: services.renderFor(caller.tenantId),
      pages: () => challengePages(database, key),
      signer: () =>
        openKnownSigner(database, {
          home: settings.SOUTHERLY_HOME,
          configured: settings.SOUTHERLY_SIGNING_KEY_FILE,
        }),
    })
    return answerWholeFile(bytes, `challenge-${row.id}.${query.format === 'bundle' ? 'zip' : query.format}`)
  },
})

const remove = keyedRoute({
  ...common,
  method: 'DELETE',
  path: '/v1/challenges/{id}',
  operationId: 'removeChallenge',
  summary: 'Remove a challenge with its numbers and pages',
  description:
    'The file stays, and may be removed by itself then, unless a record names it: records are kept for seven years.',
  scope: 'tenant:write',
  params: ChallengePath,
  status: 204,
  handler: async ({ params, caller, services }) => {
    await removeChallenge(services, { tenantId: caller.tenantId, id: params.id }, caller.actor)
    return { cache: 'no-store' }
  },
})

export const challengeRoutes: readonly Route[] = [request, list, read, readings, pages, download, remove]
