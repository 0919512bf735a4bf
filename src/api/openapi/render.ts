import { ROUTES } from '../routes.ts'
import { buildOpenApi } from './document.ts'

/** The committed `openapi.json`: the same bytes for the same routes, whatever the settings. */
export const renderOpenApi = (): string => `${JSON.stringify(buildOpenApi(ROUTES), null, 2)}\n`
