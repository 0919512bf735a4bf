import type { Context } from './route.ts'

/** Says how many quota items the answer costs, before it is computed: 429 `quota_exhausted` when they do not fit. */
export function countItems(
  { exchange, services, caller }: Context<object, object, unknown>,
  items: number,
): void {
  services.meter.reserve(exchange.meter!, caller, items)
  exchange.items = items
}
