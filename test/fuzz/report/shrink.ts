import type { FuzzRequest } from '../request.ts'

/** Whether a smaller request still shows the same. */
export type StillShows = (request: FuzzRequest) => Promise<boolean>

const TRIES = 80

/** Leaves out what a finding does not need: headers, parameters, members and items, by halves and then one by one. */
export async function shrink(request: FuzzRequest, stillShows: StillShows): Promise<FuzzRequest> {
  if (request.raw !== undefined) return request
  let left = TRIES
  const attempt = async (smaller: FuzzRequest): Promise<boolean> => {
    left -= 1
    return left >= 0 && (await stillShows(smaller))
  }
  let smallest = request
  smallest = await without(
    smallest,
    attempt,
    (from) => from.headers,
    (from, headers) => ({ ...from, headers }),
  )
  smallest = await without(smallest, attempt, pairsOf, withPairs)
  return shrinkBody(smallest, attempt)
}

/** Tries to leave out the list's second half, then the first, then each of its members. */
async function without<T>(
  start: FuzzRequest,
  attempt: StillShows,
  listOf: (request: FuzzRequest) => readonly T[],
  withList: (request: FuzzRequest, list: readonly T[]) => FuzzRequest,
): Promise<FuzzRequest> {
  let request = start
  for (
    let size = Math.ceil(listOf(request).length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  )
    for (let at = listOf(request).length - size; at >= 0; at -= size) {
      const smaller = withList(request, listOf(request).toSpliced(at, size))
      if (await attempt(smaller)) request = smaller
    }
  return request
}

const pairsOf = ({ target }: FuzzRequest): readonly string[] => {
  const query = target.indexOf('?')
  return query === -1 ? [] : target.slice(query + 1).split('&')
}

function withPairs(request: FuzzRequest, pairs: readonly string[]): FuzzRequest {
  const path = request.target.split('?')[0]!
  return { ...request, target: pairs.length === 0 ? path : `${path}?${pairs.join('&')}` }
}

async function shrinkBody(start: FuzzRequest, attempt: StillShows): Promise<FuzzRequest> {
  if (start.body === undefined || start.call !== undefined) return start
  let document: unknown
  try {
    document = JSON.parse(start.body)
  } catch {
    return start
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return start
  return without(
    start,
    attempt,
    ({ body = '{}' }) => Object.entries(JSON.parse(body) as object),
    (from, entries) => ({ ...from, body: JSON.stringify(Object.fromEntries(entries)) }),
  )
}
