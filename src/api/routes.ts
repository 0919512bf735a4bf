import type { Route } from './platform/route.ts'
import { entityRoutes } from './routes/entities.ts'
import { getMe } from './routes/me.ts'
import { listPlans } from './routes/plans.ts'

/** Every route of the service, in the order of the reference. A new route is a file in routes/ and a line here. */
export const ROUTES: readonly Route[] = [getMe, listPlans, ...entityRoutes]
