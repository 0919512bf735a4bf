const TENANT = '/v1/operator/tenants/ten_0000000000000000'
type Sent = { readonly url: string; readonly body?: unknown }
const sent =
  (url: string, body?: object): (() => readonly Sent[]) =>
  () => [body === undefined ? { url } : { url, body }]

/** Requests of operator routes, by their operation ids. To tenants these routes are closed, which is what is measured. */
export const WORST_OF_OPERATORS: Readonly<Record<string, () => readonly Sent[]>> = {
  listTenants: sent('/v1/operator/tenants'),
  getTenant: sent(TENANT),
  changeTenantPlan: sent(`${TENANT}/plan`, { plan: 'enterprise', limits: { webhooks: 1 } }),
  suspendTenant: sent(`${TENANT}/suspend`, { reason: 'x'.repeat(500) }),
  resumeTenant: sent(`${TENANT}/resume`),
  eraseTenant: sent(`${TENANT}/erase`, {
    confirm_id: 'x'.repeat(100),
    confirm_name: 'x'.repeat(200),
    reason: 'x'.repeat(500),
  }),
}
