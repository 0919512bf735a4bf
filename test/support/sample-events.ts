import type { TenantEvent } from '../../src/domain/monitoring/event.ts'

/** Events that differ in their subject alone. */
export const sampleEvents = (
  count: number,
  options: { readonly from?: number; readonly watchlists?: readonly string[] } = {},
): TenantEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'api_key.expiring',
    abn: null,
    subject: { kind: 'api_key', id: String((options.from ?? 0) + index), name: null },
    summary: 'A key ends.',
    from: null,
    to: null,
    cause: { kind: 'check', of: 'x' },
    watchlists: options.watchlists ?? [],
    links: {},
  }))
