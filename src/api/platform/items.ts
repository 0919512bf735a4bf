import { ServiceError } from '../../errors.ts'
import type { Exchange } from './exchange.ts'
import type { Context } from './route.ts'
import type { Services } from './services.ts'

type Asking = Pick<Context<object, object, unknown>, 'exchange' | 'services' | 'caller'>

/** Says how many quota items the answer costs, before it is computed: 429 `quota_exhausted` when they do not fit. */
export async function countItems({ exchange, services }: Asking, items: number): Promise<void> {
  await holdItems(services, exchange, items)
  exchange.items = items
}

/**
 * The same where only the whole work shows that a request must be refused: the items are used up either way, so that no one
 * gets the work for nothing.
 */
export async function spendItems(context: Asking, items: number): Promise<void> {
  await countItems(context, items)
  context.exchange.isSpent = true
}

/** The same inside a transaction, where no one may wait for another: by what this process knows of the month, to about a second. */
export function countItemsAtOnce({ exchange, services, caller }: Asking, items: number): void {
  services.meter.requireItems(exchange.meter!, caller, items)
  exchange.items = items
}

/**
 * Holds the items of an answer until it is sent, in the place of those that it held before; later where the database must be asked
 * for them. Those from before are free first: of many large requests that arrive at once, as many get through as fit.
 */
export function holdItems(services: Services, exchange: Exchange, items: number): Promise<void> | undefined {
  const { meter, caller, held } = exchange
  if (meter === undefined || caller === undefined || held === items) return undefined
  exchange.held = 0
  services.meter.giveBack(meter, caller, held)
  const waiting = services.meter.hold(meter, caller, items)
  if (waiting === undefined) {
    exchange.held = items
    return undefined
  }
  return waiting.then(() => {
    if (exchange.answered || exchange.meter !== meter) {
      services.meter.giveBack(meter, caller, items)
      throw answeredMeanwhile()
    }
    exchange.held = items
  })
}

/** No one reads it. */
export const answeredMeanwhile = (): ServiceError =>
  new ServiceError('timeout', 'The request was answered while it waited.')

/** Characters of JSON that one item pays for: of a record that is written, and of records that an answer is made from. */
const WRITTEN_FOR_AN_ITEM = 16 * 1024
const READ_FOR_AN_ITEM = 64 * 1024

/** Items that writing a record costs: one, and more where it is large. */
export const itemsOfWriting = (characters: number): number =>
  Math.max(1, Math.ceil(characters / WRITTEN_FOR_AN_ITEM))

const MEGABYTE = 1_048_576

/** Items that taking a file costs: one for each megabyte that has begun. */
export const itemsOfFile = (bytes: number): number => Math.max(1, Math.ceil(bytes / MEGABYTE))

/** Items that importing a spreadsheet or meter file costs: four for the process that reads it, and those of the file. */
export const itemsOfImport = (bytes: number): number => 4 + itemsOfFile(bytes)

/** Items that an answer costs which is made from a tenant's records. */
export const itemsOfReading = (characters: number): number =>
  Math.max(1, Math.ceil(characters / READ_FOR_AN_ITEM))

/** Items that computing the readiness of periods again costs, by the sizes of their records. */
export const itemsOfRefresh = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + itemsOfReading(size), 0)
