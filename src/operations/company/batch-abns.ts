import { ServiceError } from '../../errors.ts'
import { requireAbn } from '../require-abn.ts'

/** Companies that one request may ask for. */
const COMPANY_BATCH_LIMIT = 50

export interface BatchItem<T> {
  readonly index: number
  /** As the caller wrote it. */
  readonly abn: string
  readonly outcome: { readonly ok: T } | { readonly error: ServiceError }
}

/** Refuses an empty batch and one that is too large, before anything is computed. */
export function requireBatchOfAbns(abns: readonly string[], limit = COMPANY_BATCH_LIMIT): void {
  if (abns.length === 0)
    throw new ServiceError('batch_empty', 'abns is empty.', {
      errors: [{ pointer: '/abns', code: 'batch_empty', message: 'needs at least one ABN' }],
    })
  if (abns.length > limit)
    throw new ServiceError(
      'batch_too_large',
      `abns has ${abns.length} items; a batch has at most ${limit}.`,
      {
        errors: [
          {
            pointer: '/abns',
            code: 'batch_too_large',
            message: `at most ${limit} ABNs`,
            received: abns.length,
          },
        ],
        hint: 'Split the batch; the order of answers is the order of ABNs.',
      },
    )
}

/**
 * Answers every ABN in the order given, each once: an ABN that stands twice is computed once and shown twice. What is
 * wrong with one is its own error, unless the caller wants the first error to end the request.
 */
export async function runAbnBatch<T>(
  abns: readonly string[],
  onError: 'continue' | 'abort',
  compute: (unique: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  unknown: (abn: string) => ServiceError,
): Promise<BatchItem<T>[]> {
  const checked = abns.map((abn, index) => ({ abn, index, outcome: check(abn, index) }))
  const wanted = checked.flatMap(({ outcome }) => ('ok' in outcome ? outcome.ok : []))
  if (onError === 'abort') throwFaults(checked)
  const found = await compute([...new Set(wanted)])
  const items = checked.map(({ abn, index, outcome }): BatchItem<T> => {
    if ('error' in outcome) return { abn, index, outcome }
    const ok = found.get(outcome.ok)
    return { abn, index, outcome: ok === undefined ? { error: at(unknown(outcome.ok), index) } : { ok } }
  })
  if (onError === 'abort') throwFaults(items)
  return items
}

function check(abn: string, index: number): { ok: string } | { error: ServiceError } {
  try {
    return { ok: requireAbn(abn) }
  } catch (error) {
    if (error instanceof ServiceError) return { error: at(error, index) }
    throw error
  }
}

/** The error with a pointer to its place in the batch. */
const at = (error: ServiceError, index: number): ServiceError =>
  new ServiceError(error.code, error.message, {
    ...error.details,
    errors: (error.details.errors ?? [{ code: error.code, message: error.message }]).map(
      ({ code, message, received }) => ({ pointer: `/abns/${index}`, code, message, received }),
    ),
  })

/** The first error, with the faults of all. */
function throwFaults(items: readonly { readonly outcome: object }[]): void {
  const faulty = items.flatMap(({ outcome }) =>
    'error' in outcome && outcome.error instanceof ServiceError ? [outcome.error] : [],
  )
  const [first, ...others] = faulty
  if (first === undefined) return
  if (others.length === 0) throw first
  throw new ServiceError(first.code, `${first.message} At fault in the batch: ${faulty.length} ABNs.`, {
    ...first.details,
    errors: faulty.flatMap(({ details }) => details.errors ?? []),
  })
}
