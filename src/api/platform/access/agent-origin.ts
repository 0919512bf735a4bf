import { isLoopback } from '../../../domain/tenancy/loopback.ts'
import { ServiceError } from '../../../errors.ts'
import type { Services } from '../services.ts'

/**
 * Agents are programs and send no Origin; a browser sends it with every POST. The Model Context Protocol asks servers to
 * look at it, so that no page of a stranger reaches a server on its reader's machine (DNS rebinding). Let through are
 * our own pages, the origins in SOUTHERLY_CORS_ORIGINS, and pages of this machine where the service serves this machine alone.
 */
export function refuseForeignOrigin(
  origin: string | undefined,
  { settings, baseUrl }: Pick<Services, 'settings' | 'baseUrl'>,
): void {
  if (origin === undefined || settings.SOUTHERLY_CORS_ORIGINS.includes(origin)) return
  if (origin === originOf(baseUrl())?.origin) return
  const hostname = originOf(origin)?.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isLoopback(settings.HOST) && hostname !== undefined && isLoopback(hostname)) return
  throw new ServiceError('cross_site_request', 'The request comes from a web page on another origin.', {
    hint: 'The operator can list the origin in SOUTHERLY_CORS_ORIGINS. Programs send no Origin header.',
  })
}

const originOf = (text: string): URL | undefined => URL.parse(text) ?? undefined
