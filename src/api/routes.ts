import type { Route } from './platform/route.ts'
import { matchAddresses } from './routes/addresses.ts'
import { listAuditEvents } from './routes/audit-events.ts'
import { companyRoutes } from './routes/companies.ts'
import { companyBatchRoutes } from './routes/company-batch.ts'
import { datasetRoutes } from './routes/datasets.ts'
import { docsRoutes } from './routes/docs.ts'
import { entityRoutes } from './routes/entities.ts'
import { getErrorPage } from './routes/errors.ts'
import { lintFactors } from './routes/factor-lint.ts'
import { factorListRoutes } from './routes/factor-lists.ts'
import { factorRequestRoutes } from './routes/factor-requests.ts'
import { searchFactorsRoute } from './routes/factor-search.ts'
import { listRequirements } from './routes/frameworks.ts'
import { getGridIntensity } from './routes/grid-intensity.ts'
import { healthRoutes } from './routes/health.ts'
import { keyRoutes } from './routes/keys.ts'
import { getMe } from './routes/me.ts'
import { getMethodPage } from './routes/methods.ts'
import { getOpenApi } from './routes/openapi.ts'
import { listPlans } from './routes/plans.ts'
import { renewableProductRoutes } from './routes/renewable-products.ts'
import { sessionRoutes } from './routes/session.ts'
import { siteRoutes } from './routes/sites.ts'
import { listStatisticalSeries } from './routes/statistical-series.ts'
import { getUsage } from './routes/usage.ts'
import { webRoutes } from './routes/web.ts'

/** Every route of the service, in the order of the reference. A new route is a file in routes/ and a line here. */
export const ROUTES: readonly Route[] = [
  ...entityRoutes,
  ...companyRoutes,
  ...companyBatchRoutes,
  ...siteRoutes,
  getGridIntensity,
  matchAddresses,
  ...datasetRoutes,
  ...factorListRoutes,
  searchFactorsRoute,
  ...renewableProductRoutes,
  lintFactors,
  ...factorRequestRoutes,
  listStatisticalSeries,
  listRequirements,
  getMe,
  ...sessionRoutes,
  getUsage,
  ...keyRoutes,
  listAuditEvents,
  listPlans,
  ...healthRoutes,
  getOpenApi,
  ...docsRoutes,
  getErrorPage,
  getMethodPage,
  ...webRoutes,
]
