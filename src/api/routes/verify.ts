import { Type } from 'typebox'
import {
  BUNDLE_SCHEMA_NAMES,
  requireBundleSchema,
} from '../../operations/disclosure-report/bundle-schemas.ts'
import { knownBundle } from '../../operations/disclosure-report/bundles.ts'
import { publishedKeysOf } from '../../operations/disclosure-report/known-signing-key.ts'
import { publicRoute, type Route } from '../platform/route.ts'
import { issuedSchema, publishedKeysSchema } from '../schemas/verify.ts'

const verifyHash = publicRoute({
  method: 'GET',
  path: '/v1/verify/{sha256}',
  operationId: 'verifyHash',
  summary: 'Check whether this service issued a bundle with this hash',
  description:
    'Accepts the SHA-256 of the ZIP or of its manifest.json. Says whether the service made it, but never for whom, when or how often. Hashes of the other files are not known here; the manifest lists them. `southerly verify` checks what is inside, without the service.',
  tag: 'Disclosure',
  since: '0.2.0',
  params: Type.Object({
    sha256: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of the ZIP or of its manifest.json',
    }),
  }),
  problems: [429],
  response: issuedSchema,
  handler: async ({ params: { sha256 }, services, exchange: { request } }) => {
    services.strangers.enter('verify', request)
    const found = await knownBundle(services.database, sha256)
    return {
      body: {
        sha256,
        issued: found !== undefined,
        bundle:
          found === undefined
            ? null
            : {
                bundle_id: found.bundle_id,
                sha256: found.sha256,
                file: found.file,
                size: found.size,
              },
      },
      cache: 'no-store',
    }
  },
})

const getSigningKeys = publicRoute({
  method: 'GET',
  path: '/.well-known/southerly-keys.json',
  operationId: 'getSigningKeys',
  summary: 'Get the public keys that sign bundles',
  description:
    'Keys that are no longer used stay listed as `retired`, so you can verify old bundles. Fetch it over a connection that you trust: the keys decide which bundles you trust.',
  tag: 'Disclosure',
  since: '0.2.0',
  response: publishedKeysSchema,
  handler: async ({ services: { database, settings } }) => ({
    body: {
      keys: await publishedKeysOf(database, {
        home: settings.SOUTHERLY_HOME,
        configured: settings.SOUTHERLY_SIGNING_KEY_FILE,
      }),
    },
    cache: { maxAge: 300, shared: true },
  }),
})

const getBundleSchema = publicRoute({
  method: 'GET',
  path: '/schemas/{name}',
  operationId: 'getBundleSchema',
  summary: 'Get the JSON Schema of a file in a bundle',
  description: `One of ${BUNDLE_SCHEMA_NAMES.join(', ')}.`,
  tag: 'Disclosure',
  since: '0.2.0',
  params: Type.Object({ name: Type.String({ maxLength: 100, description: 'Name of the schema.' }) }),
  produces: ['application/schema+json'],
  handler: ({ params: { name }, services }) => {
    const schema = requireBundleSchema(name)
    return services.answers.cached(`schema ${name}`, async () => ({
      bytes: Buffer.from(`${JSON.stringify(schema, null, 2)}\n`),
      contentType: 'application/schema+json; charset=utf-8',
      cache: { maxAge: 3600, shared: true },
    }))
  },
})

export const verifyRoutes: readonly Route[] = [verifyHash, getSigningKeys, getBundleSchema]
