import { ServiceError } from '../../errors.ts'
import { mapInTurns } from '../in-turns.ts'

/** Look-ups, quantities or rows that one request may hold. */
const FACTOR_BATCH_LIMIT = 200

export interface BatchResult<T> {
  readonly index: number
  readonly outcome: { readonly ok: T } | { readonly error: ServiceError }
}

/** Refuses an empty batch and one that is too large, before anything is computed. */
export function requireBatchSize(
  items: readonly unknown[],
  member: string,
  limit = FACTOR_BATCH_LIMIT,
): void {
  if (items.length === 0)
    throw new ServiceError('batch_empty', `${member} is empty.`, {
      errors: [{ pointer: `/${member}`, code: 'batch_empty', message: 'needs at least one item' }],
    })
  if (items.length > limit)
    throw new ServiceError(
      'batch_too_large',
      `${member} has ${items.length} items; a batch has at most ${limit}.`,
      {
        errors: [
          {
            pointer: `/${member}`,
            code: 'batch_too_large',
            message: `at most ${limit} items`,
            received: items.length,
          },
        ],
        hint: 'Split the batch; the order of answers is the order of items.',
      },
    )
}

/** Every item on its own, in order: what one item does wrong is its own error and no other's. */
export function runBatch<Item, T>(
  items: readonly Item[],
  work: (item: Item, index: number) => T,
): Promise<BatchResult<T>[]> {
  return mapInTurns<Item, BatchResult<T>>(items, (item, index) => {
    try {
      return { index, outcome: { ok: work(item, index) } }
    } catch (error) {
      if (error instanceof ServiceError) return { index, outcome: { error } }
      throw error
    }
  })
}
