import { Type } from 'typebox'
import { takeBundleFile } from '../../operations/disclosure-report/bundle-file.ts'
import { compareBundles } from '../../operations/disclosure-report/compare-bundles.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requireCoveredPeriod } from '../platform/access/engagement.ts'
import { keyedRoute } from '../platform/route.ts'
import { presentBundle } from '../present/disclosure-report.ts'
import { CompanyPath, DisclosureComparison } from '../schemas/disclosure-report.ts'

const artifact = (which: string) =>
  Type.String({ maxLength: 64, description: `Artifact id of the ${which} bundle, or \`latest\`.` })

export const compareDisclosureReports = keyedRoute({
  method: 'GET',
  path: '/v1/companies/{abn}/disclosure-reports/compare',
  operationId: 'compareDisclosureReports',
  audited: 'checked',
  heavy: true,
  summary: 'Compare two bundles number by number, with the cause of each difference',
  description:
    'Causes: new data, restated data, data that is no longer used, another method, an edit by the tenant, another version of the standard. The audit log records that both bundles were read.',
  tag: 'Disclosure reports',
  since: '0.1.0',
  scope: 'tenant:read',
  pack: 'au_company_climate_intelligence',
  params: CompanyPath,
  query: Type.Object({ a: artifact('earlier'), b: artifact('later') }, { additionalProperties: false }),
  response: DisclosureComparison,
  handler: async ({ params, query, caller, services }) => {
    const owner = { tenantId: caller.tenantId, abn: requireAbn(params.abn) }
    const take = (id: string) =>
      takeBundleFile(services, { owner, id, file: undefined, actor: caller.actor }, ({ bundle, size }) => {
        requireCoveredPeriod(caller, bundle)
        return { start: 0, length: size }
      })
    const [before, after] = [await take(query.a), await take(query.b)]
    return {
      body: {
        data: {
          a: presentBundle(before.bundle),
          b: presentBundle(after.bundle),
          ...compareBundles(before.bytes, after.bytes),
        },
        meta: {},
      },
    }
  },
})
