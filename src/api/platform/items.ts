import type { Context } from './route.ts'

/** Says how many quota items the answer costs, before it is computed: 429 `quota_exhausted` when they do not fit. */
export function countItems(
  { exchange, services, caller }: Pick<Context<object, object, unknown>, 'exchange' | 'services' | 'caller'>,
  items: number,
): void {
  services.meter.reserve(exchange.meter!, caller, items)
  exchange.items = items
}

/**
 * The same where only the whole work shows that a request must be refused: the items are used up either way, so that nobody
 * gets the work for nothing.
 */
export function spendItems(context: Parameters<typeof countItems>[0], items: number): void {
  countItems(context, items)
  context.exchange.isSpent = true
}

/** Characters of JSON that one item pays for: of a record that is written, and of records that an answer is made from. */
const WRITTEN_FOR_AN_ITEM = 16 * 1024
const READ_FOR_AN_ITEM = 64 * 1024

/** Items that writing a record costs: one, and more where it is large. */
export const itemsOfWriting = (characters: number): number =>
  Math.max(1, Math.ceil(characters / WRITTEN_FOR_AN_ITEM))

const MEGABYTE = 1_048_576

/** Items that taking a file costs: one for each megabyte that has begun. */
export const itemsOfFile = (bytes: number): number => Math.max(1, Math.ceil(bytes / MEGABYTE))

/** Items that an answer costs which is made from a tenant's records. */
export const itemsOfReading = (characters: number): number =>
  Math.max(1, Math.ceil(characters / READ_FOR_AN_ITEM))

/** Items that computing the readiness of periods again costs, by the sizes of their records. */
export const itemsOfRefresh = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + itemsOfReading(size), 0)
