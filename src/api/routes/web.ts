import { Type } from 'typebox'
import { ServiceError } from '../../errors.ts'
import { publicRoute, type Route } from '../platform/route.ts'
import { appPage, builtAsset } from '../present/web-files.ts'

const common = { method: 'GET', tag: 'Web app', since: '0.1.0', hidden: true } as const

/** Addresses of the app. Each answers with the same page, whose script shows what belongs to the address. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  signIn: '/sign-in',
  signInCallback: '/sign-in/callback',
  join: '/join',
  company: '/companies/{abn}',
  explore: '/explore',
  sectors: '/sectors',
  sector: '/sectors/{code}',
  facilities: '/facilities',
  facility: '/facilities/{name}',
  compare: '/compare',
  work: '/work',
  periods: '/periods',
  challenges: '/challenges',
  challenge: '/challenges/{id}',
  monitoring: '/monitoring',
  monitoringSection: '/monitoring/{section}',
  webhookDeliveries: '/monitoring/webhooks/{id}',
  glossary: '/glossary',
  workspace: '/workspace',
  workspaceOfCompany: '/workspace/{abn}',
  workspaceSection: '/workspace/{abn}/{section}',
  portfolio: '/portfolio',
  portfolios: '/portfolios',
  savedPortfolio: '/portfolios/{id}',
  portfolioImport: '/portfolio-import',
  map: '/map',
  factors: '/factors',
  factor: '/factors/{id}',
  data: '/data',
  dataSection: '/data/{section}',
  desk: '/desk',
  deskSection: '/desk/{section}',
  deskFile: '/desk/files/{id}',
  deskChange: '/desk/changes/{id}',
  settings: '/settings',
  settingsSection: '/settings/{section}',
}

const pages = Object.entries(PAGES).map(([name, path]) =>
  publicRoute({
    ...common,
    path,
    operationId: `showPage_${name}`,
    summary: `The web app: ${name}`,
    produces: ['text/html'],
    params: Type.Object(
      Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => [parameter, Type.String()])),
    ),
    // What is behind the question mark is for the page's script alone.
    query: Type.Object({}, { additionalProperties: true }),
    handler: async () => {
      const page = await appPage()
      if (page === undefined)
        throw new ServiceError('route_not_found', 'The web app is not built in this installation.', {
          hint: 'Run `npm run setup` in the directory of the service. The API answers under /v1, its reference at /docs.',
        })
      return page
    },
  }),
)

const asset = publicRoute({
  ...common,
  path: '/assets/{name}',
  operationId: 'getAsset',
  summary: 'A file of the web app',
  params: Type.Object({ name: Type.String({ pattern: '^[\\w-]+(\\.[\\w-]+)+$', maxLength: 200 }) }),
  produces: ['text/javascript', 'text/css', 'image/svg+xml', 'application/json', 'font/woff2'],
  handler: async ({ params: { name } }) => {
    const file = await builtAsset(name)
    if (file === undefined)
      throw new ServiceError('route_not_found', `The web app has no file ${name}.`, {
        hint: 'The page is of another build: load it again.',
      })
    return file
  },
})

export const webRoutes: readonly Route[] = [...pages, asset]
