import { type ComponentType, lazy } from 'react'

/** A page: where it is, and the name under which the navigation lists it (none: it is reached from elsewhere). */
export interface PageEntry {
  readonly path: string
  readonly navigation?: string
  readonly Page: ComponentType
}

/**
 * Every page of the app, each in its own folder and its own file of script. A new page is a folder in pages/ with a
 * `page.tsx` that exports `Page`, a line here, and its address in src/api/routes/web.ts of the service.
 */
export const PAGES: readonly PageEntry[] = [
  page('/', () => import('./pages/home/page.tsx')),
  page('/companies/:abn', () => import('./pages/company/page.tsx')),
  page('/explore', () => import('./pages/explore/page.tsx'), 'Explore'),
  page('/sectors', () => import('./pages/sectors/page.tsx')),
  page('/sectors/:code', () => import('./pages/sectors/sector/page.tsx')),
  page('/facilities', () => import('./pages/facilities/page.tsx')),
  page('/facilities/:name', () => import('./pages/facilities/facility/page.tsx')),
  page('/compare', () => import('./pages/compare/page.tsx')),
  page('/work', () => import('./pages/work/page.tsx'), 'Work'),
  page('/periods', () => import('./pages/work/periods/page.tsx')),
  page('/challenges', () => import('./pages/challenges/page.tsx')),
  page('/challenges/:id', () => import('./pages/challenges/challenge/page.tsx')),
  page('/monitoring', () => import('./pages/monitoring/events/page.tsx')),
  page('/monitoring/watchlists', () => import('./pages/monitoring/watchlists/page.tsx')),
  page('/monitoring/webhooks', () => import('./pages/monitoring/webhooks/page.tsx')),
  page('/monitoring/webhooks/:id', () => import('./pages/monitoring/deliveries/page.tsx')),
  page('/glossary', () => import('./pages/glossary/page.tsx')),
  page('/workspace', () => import('./pages/workspace/start/page.tsx'), 'Disclosure'),
  page('/workspace/:abn/:section?', () => import('./pages/workspace/page.tsx')),
  page('/portfolio', () => import('./pages/portfolio/page.tsx'), 'Portfolio'),
  page('/portfolios', () => import('./pages/portfolios/page.tsx')),
  page('/portfolios/:id', () => import('./pages/portfolios/portfolio/page.tsx')),
  page('/portfolio-import', () => import('./pages/portfolios/import/page.tsx')),
  page('/map', () => import('./pages/map/page.tsx'), 'Map'),
  page('/factors', () => import('./pages/factors/page.tsx'), 'Factors'),
  page('/factors/:id', () => import('./pages/factors/factor/page.tsx')),
  page('/data', () => import('./pages/data/page.tsx'), 'Data'),
  page('/data/snapshots', () => import('./pages/data/snapshots/page.tsx')),
  page('/data/changes', () => import('./pages/data/changes/page.tsx')),
  page('/data/requirements', () => import('./pages/data/requirements/page.tsx')),
  page('/data/:slug', () => import('./pages/data/releases/page.tsx')),
  page('/desk', () => import('./pages/desk/page.tsx')),
  page('/desk/links', () => import('./pages/desk/links/page.tsx')),
  page('/desk/releases', () => import('./pages/desk/releases/page.tsx')),
  page('/desk/due', () => import('./pages/desk/due/page.tsx')),
  page('/desk/files/:id', () => import('./pages/desk/file/page.tsx')),
  page('/desk/changes/:id', () => import('./pages/desk/change/page.tsx')),
  page('/settings', () => import('./pages/settings/page.tsx'), 'Settings'),
  page('/settings/people', () => import('./pages/settings/people/page.tsx')),
  page('/settings/sessions', () => import('./pages/settings/sessions/page.tsx')),
  page('/settings/keys', () => import('./pages/settings/keys/page.tsx')),
  page('/settings/notifications', () => import('./pages/settings/notifications/page.tsx')),
  page('/settings/audit', () => import('./pages/settings/audit/page.tsx')),
  page('/settings/passkeys', () => import('./pages/settings/passkeys/page.tsx')),
  page('/sign-in/callback', () => import('./pages/sign-in/callback/page.tsx')),
  page('/join', () => import('./pages/join/page.tsx')),
  page('/sign-in', () => import('./pages/sign-in/page.tsx')),
]

function page(
  path: string,
  load: () => Promise<{ readonly Page: ComponentType }>,
  navigation?: string,
): PageEntry {
  const Page = lazy(async () => ({ default: (await load()).Page }))
  return navigation === undefined ? { path, Page } : { path, navigation, Page }
}
