import type { TSchema } from 'typebox'
import { Type } from 'typebox'
import {
  type CursorBinding,
  type CursorPosition,
  decodeCursor,
  encodeCursor,
} from '../../domain/tenancy/cursor.ts'
import { ServiceError } from '../../errors.ts'
import type { Answer } from './answer/answer.ts'
import type { Context } from './route.ts'

/** Query parameters of every list. */
export const pageQuery = {
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Rows in a page.' }),
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1024,
      description: 'Where the page starts: `next_cursor` from the previous page, with the same filters.',
    }),
  ),
}

const NoMeta = Type.Object(
  {},
  { additionalProperties: false, description: 'Empty: this page has no metadata.' },
)

/** Schema of a page of `item`, under the name `id`. */
export const pageOf = <Item extends TSchema>(id: string, item: Item) => pageWithMeta(id, item, NoMeta)

/** The same for a list that says something beside its rows. */
export const pageWithMeta = <Item extends TSchema, Meta extends TSchema>(
  id: string,
  item: Item,
  meta: Meta,
) =>
  Type.Object(
    {
      data: Type.Array(item),
      page: Type.Object(
        {
          limit: Type.Integer(),
          next_cursor: Type.Union([Type.String(), Type.Null()]),
          has_more: Type.Boolean(),
        },
        { additionalProperties: false },
      ),
      meta,
    },
    { $id: id, additionalProperties: false },
  )

export interface OpenPage {
  /** One more than the page has, to know whether there is another. */
  readonly fetch: number
  readonly after: CursorPosition | undefined
  /** The answer for the rows fetched. */
  answer<Row, Item>(rows: readonly Row[], how: PageOptions<Row, Item>): PageAnswer<Item, object>
  /** The same for a list that says something beside its rows. */
  answerWithMeta<Row, Item, Meta>(
    rows: readonly Row[],
    how: PageOptions<Row, Item>,
    meta: Meta,
  ): PageAnswer<Item, Meta>
  /** The same for a short list that was fetched whole, in its order. */
  answerFromAll<Row, Item, Meta>(
    rows: readonly Row[],
    how: PageOptions<Row, Item>,
    meta: Meta,
  ): PageAnswer<Item, Meta>
}

/** An answer that has a body, and that body not written yet. */
type PageAnswer<Item, Meta> = Omit<Answer, 'body'> & {
  readonly body: {
    readonly data: readonly Item[]
    readonly page: {
      readonly limit: number
      readonly next_cursor: string | null
      readonly has_more: boolean
    }
    readonly meta: Meta
  }
}

interface PageOptions<Row, Item> {
  readonly present: (row: Row) => Item
  /** Sort values of a row; every order ends with the id. */
  readonly position: (row: Row) => CursorPosition
}

type ListQuery = { readonly limit: number; readonly cursor?: string }

/** Reads the cursor of a list request. A cursor works only with the route, filters, snapshot and tenant it was made for. */
export function openPage(
  { query, services, caller, exchange }: Context<object, ListQuery, unknown>,
  snapshot?: string,
): OpenPage {
  const { limit, cursor, ...filters } = query
  const binding: CursorBinding = {
    route: exchange.route?.operationId ?? '',
    tenant: caller.tenantId,
    filters,
    ...(snapshot === undefined ? {} : { snapshot }),
  }
  const after = cursor === undefined ? undefined : decodeCursor(services.secret, binding, cursor)
  if (cursor !== undefined && after === undefined) throw invalidCursor()
  const page: OpenPage = {
    fetch: limit + 1,
    after,
    answer: (rows, how) => page.answerWithMeta(rows, how, {}),
    answerWithMeta(rows, { present, position }, meta) {
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const more = rows.length > limit && last !== undefined
      const next = more ? encodeCursor(services.secret, binding, position(last)) : null
      return {
        body: {
          data: shown.map(present),
          page: { limit, next_cursor: next, has_more: more },
          meta,
        },
        ...(next === null
          ? {}
          : { headers: { link: nextLink(services.baseUrl(), exchange.request.url, next) } }),
      }
    },
    answerFromAll(rows, how, meta) {
      if (after === undefined) return page.answerWithMeta(rows, how, meta)
      const previous = rows.findIndex((row) => how.position(row).join('\n') === after.join('\n'))
      if (previous === -1) throw invalidCursor()
      return page.answerWithMeta(rows.slice(previous + 1), how, meta)
    },
  }
  return page
}

function nextLink(baseUrl: string, url: string, cursor: string): string {
  const address = new URL(url, baseUrl)
  address.searchParams.set('cursor', cursor)
  return `<${baseUrl}${address.pathname}${address.search}>; rel="next"`
}

const invalidCursor = () =>
  new ServiceError(
    'invalid_cursor',
    'The cursor was altered, or was issued for another list, filter or tenant.',
    {
      errors: [{ parameter: 'cursor', code: 'invalid_cursor', message: 'does not belong to this list' }],
      hint: 'Start again without a cursor, then follow next_cursor with the same filters.',
    },
  )
