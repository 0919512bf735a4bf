import { Type } from 'typebox'
import { ServiceError } from '../../errors.ts'
import {
  allReleases,
  datasetStatuses,
  releasesOfDataset,
  snapshotList,
} from '../../operations/releases/datasets.ts'
import { diffSnapshots } from '../../operations/releases/snapshot-diff.ts'
import { countItems } from '../platform/items.ts'
import { openPage, pageOf, pageQuery } from '../platform/page.ts'
import { keyedRoute, publicRoute, type Route } from '../platform/route.ts'
import {
  presentDataset,
  presentReleaseEntry,
  presentSlotChange,
  presentSnapshot,
} from '../present/datasets.ts'
import { atomFeed, feedEntries, jsonFeed } from '../present/release-feed.ts'
import { snapshotId } from '../schemas/data.ts'
import { DatasetList, ReleaseEntry, SnapshotDiff, SnapshotEntry } from '../schemas/datasets.ts'

const common = { method: 'GET', tag: 'Data', since: '0.1.0' } as const
const FEED_TYPES = ['application/atom+xml', 'application/feed+json'] as const
const keyed = { ...common, scope: 'reference:read' } as const

const datasets = publicRoute({
  ...common,
  path: '/v1/datasets',
  operationId: 'listDatasets',
  summary: 'List every dataset: publisher, licence, cadence and loaded releases',
  response: DatasetList,
  handler: async ({ services }) => ({
    body: { data: (await datasetStatuses(services.database)).map(presentDataset) },
    cache: { maxAge: 60, shared: true },
  }),
})

const releases = keyedRoute({
  ...keyed,
  path: '/v1/datasets/{slug}/releases',
  operationId: 'listReleases',
  summary: 'List the releases of a dataset, newest publication first',
  params: Type.Object({
    slug: Type.String({
      maxLength: 100,
      description: 'Dataset, as `GET /v1/datasets` lists it.',
      examples: ['au_cer_nger_corporate'],
    }),
  }),
  query: Type.Object(pageQuery),
  response: pageOf('ReleasePage', ReleaseEntry),
  handler: async (context) => {
    const all = await releasesOfDataset(context.services.database, context.params.slug)
    const position = (release: (typeof all)[number]) => [release.published_on, release.id]
    return openPage(context).answerFromAll(all, { present: presentReleaseEntry, position }, {})
  },
})

const feed = publicRoute({
  ...common,
  since: '0.3.0',
  path: '/v1/feeds/releases',
  operationId: 'getReleaseFeed',
  summary: 'Follow what is loaded, as Atom or JSON Feed',
  description:
    'The 100 releases that were published or withdrawn last, newest first. Open to everyone: feed readers send no keys.',
  produces: FEED_TYPES,
  query: Type.Object(
    { format: Type.Enum(['atom', 'json'], { default: 'atom', description: 'Format of the feed.' }) },
    { additionalProperties: false },
  ),
  handler: async ({ query, services }) => {
    const entries = feedEntries(await allReleases(services.database))
    const address = `${services.baseUrl()}/v1/feeds/releases?format=${query.format}`
    const isAtom = query.format === 'atom'
    const text = isAtom ? atomFeed(entries, address) : JSON.stringify(jsonFeed(entries, address))
    return {
      bytes: Buffer.from(text),
      contentType: isAtom ? FEED_TYPES[0] : FEED_TYPES[1],
      cache: { maxAge: 300, shared: true },
    }
  },
})

const snapshots = keyedRoute({
  ...keyed,
  path: '/v1/snapshots',
  operationId: 'listSnapshots',
  summary: 'List the snapshots, newest first',
  description:
    'A snapshot is a set of releases in force together. Pass its id as `snapshot` to get any answer as it was.',
  query: Type.Object(pageQuery),
  response: pageOf('SnapshotPage', SnapshotEntry),
  handler: async (context) =>
    openPage(context).answerFromAll(
      await snapshotList(context.services.database),
      { present: presentSnapshot, position: (snapshot) => [snapshot.as_of, snapshot.id] },
      {},
    ),
})

/** Rows of one answer, of up to two kilobytes each. */
const DIFF_ROWS_SHOWN = 1000

/** Slots that are compared for one item of quota. */
const SLOTS_FOR_AN_ITEM = 20

const diff = keyedRoute({
  ...keyed,
  path: '/v1/snapshots/{a}/diff/{b}',
  operationId: 'diffSnapshots',
  heavy: true,
  summary: 'Compare two snapshots: releases replaced, rows added, removed and restated',
  params: Type.Object({ a: snapshotId('The earlier one.'), b: snapshotId('The later one.') }),
  query: Type.Object({
    source: Type.Optional(Type.String({ maxLength: 100, description: 'Only this source.' })),
    slot: Type.Optional(
      Type.String({ maxLength: 100, description: 'Only this slot, such as a reporting year or an edition.' }),
    ),
    rows: Type.Integer({
      minimum: 0,
      maximum: DIFF_ROWS_SHOWN,
      default: 100,
      description: `How many differing rows to show for each slot. One response shows at most ${DIFF_ROWS_SHOWN}, the same number for each slot; the counts cover all rows. Use \`source\` and \`slot\` to see the others.`,
    }),
  }),
  response: SnapshotDiff,
  handler: async ({ params, query, services, caller, exchange }) => {
    const [before, after] = await Promise.all([
      services.snapshots.select({ snapshot: params.a }),
      services.snapshots.select({ snapshot: params.b }),
    ])
    const entries = new Map((await snapshotList(services.database)).map((entry) => [entry.id, entry]))
    const describe = (id: string) => {
      const entry = entries.get(id)
      if (entry === undefined) throw new ServiceError('release_not_found', `There is no snapshot ${id}.`)
      return presentSnapshot(entry)
    }
    const changes = await diffSnapshots(services.database, before, after, {
      ...query,
      rowsInAll: DIFF_ROWS_SHOWN,
      onReach: (slots) =>
        countItems({ exchange, services, caller }, Math.max(1, Math.ceil(slots / SLOTS_FOR_AN_ITEM))),
    })
    return {
      body: {
        data: { from: describe(before.id), to: describe(after.id), changes: changes.map(presentSlotChange) },
      },
      cache: { maxAge: 60 },
    }
  },
})

export const datasetRoutes: readonly Route[] = [datasets, releases, feed, snapshots, diff]
