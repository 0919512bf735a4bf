import type { CallOptions } from './client.ts'

interface Page<Item> {
  readonly data: readonly Item[]
  readonly page: { readonly next_cursor: string | null }
}

type ListCall<Given, Item> = (given: Given, options?: CallOptions) => Promise<Page<Item>>

/** Every page of a list, one request each, as the loop asks for them. */
export async function* pages<Given extends object, Answer extends Page<unknown>>(
  list: (given: Given, options?: CallOptions) => Promise<Answer>,
  given: Given,
  options: CallOptions = {},
): AsyncGenerator<Answer, void, undefined> {
  let cursor: string | null | undefined
  do {
    const answer: Answer = await list(cursor === undefined ? given : { ...given, cursor }, options)
    yield answer
    cursor = answer.page.next_cursor
  } while (cursor !== null)
}

/** Every item of a list, over as many pages as the loop asks for. All pages are of the snapshot of the first one. */
export async function* paginate<Given extends object, Item>(
  list: ListCall<Given, Item>,
  given: Given,
  options: CallOptions = {},
): AsyncGenerator<Item, void, undefined> {
  for await (const { data } of pages(list, given, options)) yield* data
}
