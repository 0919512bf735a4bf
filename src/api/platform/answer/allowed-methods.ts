import type { RouteDescription } from '../route-description.ts'

/** Methods that an address supports, for the Allow header of a 405; empty when no route has the address. */
export function createAllowedMethods(routes: readonly RouteDescription[]): (path: string) => string[] {
  const patterns = routes.map((route) => ({
    method: route.method,
    pattern: new RegExp(
      `^${route.path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    ),
  }))
  return (path) => {
    const methods = new Set<string>()
    for (const { method, pattern } of patterns)
      if (pattern.test(path)) {
        methods.add(method)
        if (method === 'GET') methods.add('HEAD')
      }
    return [...methods].sort()
  }
}
