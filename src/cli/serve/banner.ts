import type { LocalTenant } from '../../operations/tenancy/local-tenant.ts'

export interface Served {
  readonly url: string
  readonly metricsUrl: string | undefined
  readonly local: LocalTenant | undefined
  /** Signs a browser on this machine in, once; undefined where a key is always asked for. */
  readonly signInUrl: string | undefined
}

/** What `serve --json` prints when it is ready. The key itself stays in its file. */
export const servedAsJson = ({ url, metricsUrl, local, signInUrl }: Served): object => ({
  url,
  sign_in_url: signInUrl ?? null,
  docs_url: `${url}/docs`,
  metrics_url: metricsUrl ?? null,
  key_file: local?.keyFile ?? null,
  pid: process.pid,
})

/** AGL Energy, the largest emitter of the registry. */
const EXAMPLE_ABN = '74115061375'

const LINK = '(this link signs you in once, within an hour; `southerly sign-in` prints another)'

/** What `serve` prints when it is ready: where it answers, with which key, and three lines to try. */
export function banner({ url, metricsUrl, local, signInUrl }: Served): string {
  const facts: [string, string][] = [
    ['Web app', signInUrl ?? `${url}/`],
    ...(signInUrl === undefined ? [] : [['', LINK] as [string, string]]),
    ['API', url],
    ['Reference', `${url}/docs`],
    ...(metricsUrl === undefined ? [] : [['Metrics', metricsUrl] as [string, string]]),
    ['Key', describeKey(local)],
  ]
  const paths = [`/v1/entities/resolve?abn=${EXAMPLE_ABN}`, `/v1/entities/${EXAMPLE_ABN}/emissions`, '/v1/me']
  return [
    '',
    'Southerly is ready.',
    '',
    ...facts.map(([name, value]) => `  ${name.padEnd(10)} ${value}`),
    '',
    'Try:',
    ...paths.map((place) => `  curl -H "Authorization: Bearer ${keyInShell(local)}" "${url}${place}"`),
    '',
    'Press Ctrl-C to stop.',
    '',
  ].join('\n')
}

/** The key is printed by the start that makes it; later ones point to its file. */
function describeKey(local: LocalTenant | undefined): string {
  if (local === undefined) return 'create one: southerly tenant create, southerly key create'
  return local.made ? `${local.keyText}  (kept in ${local.keyFile})` : `in ${local.keyFile}`
}

function keyInShell(local: LocalTenant | undefined): string {
  if (local === undefined) return '$KEY'
  return local.made ? local.keyText : `$(cat '${local.keyFile}')`
}
