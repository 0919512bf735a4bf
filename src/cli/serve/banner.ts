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

const NO_LINK = '(sign in with the link that `southerly sign-in` prints)'

/**
 * What `serve` prints when it is ready: where it answers, with which key, and three lines to try. The key and the link open everything, so
 * both are shown on a screen alone: a log file or a pipe keeps what it gets, for whoever may read it later.
 */
export function banner(
  { url, metricsUrl, local, signInUrl }: Served,
  { isScreen }: { readonly isScreen: boolean },
): string {
  const shown = isScreen && local?.made === true ? local.keyText : undefined
  const facts: [string, string][] = [
    ['Web app', (isScreen ? signInUrl : undefined) ?? `${url}/`],
    ...(signInUrl === undefined ? [] : [['', isScreen ? LINK : NO_LINK] as [string, string]]),
    ['API', url],
    ['Reference', `${url}/docs`],
    ...(metricsUrl === undefined ? [] : [['Metrics', metricsUrl] as [string, string]]),
    ['Key', describeKey(local, shown)],
  ]
  const paths = [`/v1/entities/resolve?abn=${EXAMPLE_ABN}`, `/v1/entities/${EXAMPLE_ABN}/emissions`, '/v1/me']
  return [
    '',
    'Southerly is ready.',
    '',
    ...facts.map(([name, value]) => `  ${name.padEnd(10)} ${value}`),
    '',
    'Try:',
    ...paths.map(
      (place) => `  curl -H "Authorization: Bearer ${shown ?? keyInShell(local)}" "${url}${place}"`,
    ),
    '',
    'Press Ctrl-C to stop.',
    '',
  ].join('\n')
}

/** The key is shown once, by the start that makes it; others point to its file. */
function describeKey(local: LocalTenant | undefined, shown: string | undefined): string {
  if (local === undefined) return 'create one: southerly tenant create, southerly key create'
  return shown === undefined ? `in ${local.keyFile}` : `${shown}  (kept in ${local.keyFile})`
}

const keyInShell = (local: LocalTenant | undefined): string =>
  local === undefined ? '$KEY' : `$(cat '${local.keyFile}')`
