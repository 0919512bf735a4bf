import path from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from '../../src/api/routes.ts'
import { hasScope, type RouteScope } from '../../src/domain/tenancy/access.ts'
import { ROLES, type Role, scopesOfRoles } from '../../src/domain/tenancy/roles.ts'
import { compareText } from '../../src/domain/text-order.ts'

const nameOf = (route: { readonly path: string; readonly method: string }): string =>
  `${route.path} ${route.method}`

/** Auditors see of the tenant's own data what a route says (api/platform/access/engagement.ts). */
const mayAsk = (role: Role, scope: RouteScope, audited: string | undefined): boolean =>
  hasScope(scopesOfRoles([role]), scope) &&
  (role !== 'auditor' || audited !== undefined || PUBLISHED.has(scope))
const PUBLISHED: ReadonlySet<string> = new Set(['any', 'companies:read', 'reference:read'])

const GOLDEN = path.join(import.meta.dirname, '../golden/rights.txt')

/** Which role may ask which route, so that a change of rights is seen in review: `vitest run --project unit test/unit/rights.test.ts --update`. */
test('rights of the roles, route by route', async () => {
  const lines = ROUTES.filter(({ scope }) => scope !== undefined)
    .toSorted((left, right) => compareText(nameOf(left), nameOf(right)))
    .map(({ method, path: address, scope = 'any', audited }) => {
      const may = ROLES.map((role) => (mayAsk(role, scope, audited) ? role : '-'.repeat(role.length)))
      const seen = audited === undefined ? '' : `  (an auditor: ${audited})`
      return `${may.join(' ')}  ${scope.padEnd(16)}  ${method.padEnd(6)}  ${address}${seen}`
    })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(GOLDEN)
})
