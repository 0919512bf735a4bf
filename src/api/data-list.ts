import type { SnapshotView } from '../operations/releases/snapshot-directory.ts'
import { answerFromSnapshot } from './data-answer.ts'
import { openPage } from './platform/page.ts'
import type { Context } from './platform/route.ts'

/** What a list of data is computed to: all rows in their order, and the words around them for the rows of the page. */
interface DataList<Row, Item, Meta, Beside> {
  readonly rows: readonly Row[]
  /** Unique within the list. */
  readonly id: (row: Row) => string
  readonly present: (row: Row) => Item
  readonly about: (shown: readonly Row[]) => AboutPage<Meta, Beside>
}

/** `meta` of the page, members beside it, and the evidence hash of the rows shown. */
interface AboutPage<Meta, Beside> {
  readonly meta: Meta
  readonly beside: Beside
  readonly evidenceHash: string
}

type ListQuery = {
  readonly limit: number
  readonly cursor?: string
  readonly snapshot?: string
  readonly as_of?: string
}

/**
 * A page of public data. The cursor holds the snapshot of the first page, so that a list which is followed while a
 * release is loaded neither skips nor repeats a row.
 */
export function answerListFromSnapshot<Row, Item, Meta, Beside>(
  context: Context<object, ListQuery, unknown>,
  key: string,
  compute: (snapshot: SnapshotView) => Promise<DataList<Row, Item, Meta, Beside>>,
) {
  const { query, services, caller } = context
  const page = openPage(context)
  const choice = page.after === undefined ? query : { snapshot: String(page.after[0]) }
  // Cursors are signed for a tenant, so a page is kept for one tenant.
  const filters = JSON.stringify(query, Object.keys(query).toSorted())
  return answerFromSnapshot(services, choice, `${key} ${caller.tenantId} ${filters}`, async (snapshot) => {
    const list = await compute(snapshot)
    const start =
      page.after === undefined ? 0 : list.rows.findIndex((row) => list.id(row) === page.after?.[1]) + 1
    const rows = list.rows.slice(start, start + page.fetch)
    const { meta, beside, evidenceHash } = list.about(rows.slice(0, query.limit))
    const position = (row: Row) => [snapshot.id, list.id(row)]
    const answer = page.answerWithMeta(rows, { present: list.present, position }, meta)
    return { ...answer, body: { ...answer.body, ...beside }, evidenceHash }
  })
}
