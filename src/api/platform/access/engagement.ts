import { checkTypedNumber } from '../../../domain/abn.ts'
import { periodText } from '../../../domain/disclosure/records/period-text.ts'
import { parsePeriod } from '../../../domain/period.ts'
import { covers } from '../../../domain/tenancy/engagement.ts'
import { ServiceError } from '../../../errors.ts'
import type { Caller } from '../../../operations/tenancy/authenticate.ts'
import type { RouteDescription } from '../route-description.ts'

/** Routes of these scopes answer from published data; what of a tenant they show is asked for by the parameters below. */
const PUBLIC_SCOPES: ReadonlySet<string> = new Set(['any', 'companies:read', 'reference:read'])
const OWN_DATA_PARAMETERS = ['include_declared', 'include_targets'] as const

interface Asked {
  readonly params: object
  readonly query: object
  readonly body: unknown
}

/**
 * The one place that holds an auditor to the companies and periods of the engagement. It runs before the handler of every route
 * that needs a key; a route of the tenant's own data that does not say how auditors may see it refuses them.
 */
export function requireEngaged(caller: Caller, route: RouteDescription, asked: Asked): void {
  if (caller.engagements === undefined) return
  switch (howSeen(route, asked)) {
    case 'always':
    case 'checked':
      return
    case 'company':
      return requireCovered(caller, { abn: member(asked.params, 'abn'), period: undefined })
    case 'period':
      return requireCovered(caller, {
        abn: member(asked.params, 'abn'),
        period: member(asked.query, 'period') ?? member(asked.body, 'period') ?? 'none',
      })
    case 'never':
      throw outside('Auditors do not see this of the tenant.', caller)
  }
}

/** The same for what a handler learns only from the thing itself, such as the period of a bundle. */
export function requireCovered(
  caller: Pick<Caller, 'engagements'>,
  { abn, period }: { readonly abn: string | undefined; readonly period: string | undefined },
): void {
  const { engagements } = caller
  if (engagements === undefined) return
  if (abn === undefined)
    throw outside('Name the company: you can see only the company in your engagement.', caller)
  const check = checkTypedNumber(abn)
  const company = check.ok ? check.abn : ''
  if (!covers(engagements, company, undefined))
    throw outside(`The company ${abn} is not part of your engagement, or the engagement has ended.`, caller)
  if (period === undefined || covers(engagements, company, textOf(period))) return
  throw outside(
    period === 'none'
      ? 'Name the period: you can see only the periods in your engagement.'
      : `The period ${period} of the company ${abn} is not part of your engagement.`,
    caller,
  )
}

/** The same for a bundle or a run, which knows its period itself. */
export const requireCoveredPeriod = (
  caller: Pick<Caller, 'engagements'>,
  of: { readonly abn: string; readonly period_start: string; readonly period_end: string },
): void => requireCovered(caller, { abn: of.abn, period: `${of.period_start}/${of.period_end}` })

function howSeen(
  route: RouteDescription,
  { query }: Asked,
): NonNullable<RouteDescription['audited']> | 'never' {
  if (route.audited !== undefined) return route.audited
  if (!PUBLIC_SCOPES.has(route.scope ?? 'any')) return 'never'
  return OWN_DATA_PARAMETERS.some((name) => (query as Record<string, unknown>)[name] === true)
    ? 'company'
    : 'always'
}

/** What is no period is covered by none. */
function textOf(period: string): string {
  const parsed = parsePeriod(period)
  return parsed === undefined ? 'none' : periodText(parsed)
}

function member(of: unknown, name: string): string | undefined {
  const value = (of as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : undefined
}

const outside = (detail: string, { engagements = [] }: Pick<Caller, 'engagements'>): ServiceError =>
  new ServiceError('outside_engagement', detail, {
    hint: 'An administrator of the tenant can change your engagement.',
    valid_values: engagements.map(({ abn, period }) => `${abn} ${period}`),
  })
