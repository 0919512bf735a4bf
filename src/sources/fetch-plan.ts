import { EXIT, OperatorError } from '../errors.ts'

/** A file that a publisher offers at a known address: an entry of `fetch.json` in a source's folder. */
export interface FetchableFile {
  /** Name under which it is kept; `{edition}` stands for the edition asked for. */
  readonly name: string
  readonly url: string
  /** What an edition is, for files whose address holds one: "a day in Sydney, YYYY-MM-DD". */
  readonly editions?: string
}

export interface FetchPlan {
  readonly files: readonly FetchableFile[]
}

/** Sources that can be fetched. Loaded lazily, as the sources themselves are. */
const PLANS: Readonly<Record<string, () => Promise<FetchPlan>>> = {
  'accu-projects': async () =>
    (await import('./accu-projects/fetch.json', { with: { type: 'json' } })).default,
  'aemo-cdeii': async () => (await import('./aemo-cdeii/fetch.json', { with: { type: 'json' } })).default,
  'aemo-generators': async () =>
    (await import('./aemo-generators/fetch.json', { with: { type: 'json' } })).default,
  'certificate-actions': async () =>
    (await import('./certificate-actions/fetch.json', { with: { type: 'json' } })).default,
}

export const fetchableSlugs = (): string[] => Object.keys(PLANS).toSorted()

export async function loadFetchPlan(slug: string): Promise<FetchPlan | undefined> {
  return PLANS[slug]?.()
}

/** Names and addresses of the files to fetch: those of an edition where one is asked for, else those that need none. */
export function filesToFetch(
  slug: string,
  plan: FetchPlan,
  edition?: string,
): { name: string; url: string }[] {
  const found = plan.files.filter((file) => file.url.includes('{edition}') === (edition !== undefined))
  if (found.length === 0)
    throw new OperatorError(
      `${slug} is ${edition === undefined ? 'only fetched by edition' : 'not fetched by edition'}`,
      {
        exitCode: EXIT.usage,
        hint:
          edition === undefined
            ? `Say which with --edition: ${plan.files.map((file) => file.editions).join('; ')}.`
            : 'Leave out --edition.',
      },
    )
  const encoded = encodeURIComponent(edition ?? '')
  return found.map((file) => ({
    name: file.name.replaceAll('{edition}', encoded),
    url: file.url.replaceAll('{edition}', encoded),
  }))
}
