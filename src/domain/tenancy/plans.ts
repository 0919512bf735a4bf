/** Limits of a plan; null means none. `limit_overrides` of a tenant uses the same names. */
export interface Limits {
  readonly requests_per_minute: number | null
  readonly requests_in_flight: number | null
  readonly items_per_month: number | null
  readonly bundles_per_month: number | null
  readonly webhooks: number | null
  /** How far back data may be asked for: 0 is the newest release only. */
  readonly history_years: number | null
  /** Megabytes of evidence files that are held at a time. */
  readonly evidence_mb: number | null
}

export const PLAN_NAMES = ['local', 'sandbox', 'developer', 'professional', 'enterprise'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

const NO_LIMITS: Limits = {
  requests_per_minute: null,
  requests_in_flight: null,
  items_per_month: null,
  bundles_per_month: null,
  webhooks: null,
  history_years: null,
  evidence_mb: null,
}

const limits = (
  requests_per_minute: number,
  requests_in_flight: number,
  items_per_month: number | null,
  bundles_per_month: number | null,
  webhooks: number,
  history_years: number | null,
  evidence_mb: number | null,
): Limits => ({
  requests_per_minute,
  requests_in_flight,
  items_per_month,
  bundles_per_month,
  webhooks,
  history_years,
  evidence_mb,
})

/** Plans are data. `enterprise` has no quota of its own: its contract's figures are the tenant's overrides. */
export const PLANS: Readonly<Record<PlanName, Limits>> = {
  local: NO_LIMITS,
  sandbox: limits(30, 2, 1_000, 2, 1, 0, 100),
  developer: limits(60, 5, 10_000, 10, 2, 2, 1_000),
  professional: limits(300, 20, 100_000, 200, 10, 7, 20_000),
  enterprise: limits(1_200, 50, null, null, 50, null, null),
}

/** Plans that a tenant pays for; `sandbox` is for trying the service, `local` for oneself. */
export const isPaid = (plan: PlanName): boolean => plan !== 'local' && plan !== 'sandbox'

/** Plans that are offered; `local` is what the embedded engine's own tenant has. */
export const OFFERED_PLANS = PLAN_NAMES.filter((name) => name !== 'local')

/**
 * The limits that apply to a tenant. Overrides come from a jsonb column that an operator wrote, so they are checked here:
 * a mistyped name or value must not silently lift a limit.
 */
export function limitsOf(plan: PlanName, overrides: Readonly<Record<string, unknown>> = {}): Limits {
  const merged: { -readonly [Name in keyof Limits]: number | null } = { ...PLANS[plan] }
  for (const [name, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(NO_LIMITS, name))
      throw new RangeError(
        `limit_overrides has no member ${name}; it knows ${Object.keys(NO_LIMITS).join(', ')}`,
      )
    if (value !== null && !(typeof value === 'number' && Number.isSafeInteger(value) && value >= 0))
      throw new RangeError(
        `limit_overrides.${name} is ${JSON.stringify(value)}; it must be a whole number or null`,
      )
    merged[name as keyof Limits] = value
  }
  return merged
}
