import { EXIT, OperatorError } from '../../errors.ts'

/** A file that a publisher offers at a known address: an entry of `fetch.json` in a source's folder. */
export interface FetchableFile {
  /** Name under which it is kept; `{edition}` stands for the edition asked for. */
  readonly name: string
  readonly url: string
  /** What an edition is, for files whose address holds one: "a day in Sydney, YYYY-MM-DD". */
  readonly editions?: string
  /** The publisher's own number of each edition, where the address holds that (`{id}`) in place of the edition. */
  readonly ids?: Readonly<Record<string, string>>
  /** True where an edition is a day: an update then asks for the days since the newest one. */
  readonly daily?: boolean
  /** What the publisher answers for an edition in which nothing happened. */
  readonly nothing?: string
  /** Hosts that the address may lead on to, beside its own. */
  readonly redirect_hosts?: readonly string[]
  /** Remarks of the reader after which a file that no one has looked at is not loaded. */
  readonly doubtful_notes?: readonly string[]
}

export interface FetchPlan {
  readonly files: readonly FetchableFile[]
}

/** Sources that can be fetched. Loaded lazily, as the sources themselves are. */
const PLANS: Readonly<Record<string, () => Promise<FetchPlan>>> = {
  'abs-cpi': async () => (await import('../abs-cpi/fetch.json', { with: { type: 'json' } })).default,
  'accu-projects': async () =>
    (await import('../accu-projects/fetch.json', { with: { type: 'json' } })).default,
  'aemo-cdeii': async () => (await import('../aemo-cdeii/fetch.json', { with: { type: 'json' } })).default,
  'aemo-generators': async () =>
    (await import('../aemo-generators/fetch.json', { with: { type: 'json' } })).default,
  'certificate-actions': async () =>
    (await import('../certificate-actions/fetch.json', { with: { type: 'json' } })).default,
  generation: async () => (await import('../generation/fetch.json', { with: { type: 'json' } })).default,
}

export const fetchableSlugs = (): string[] => Object.keys(PLANS).toSorted()

export async function loadFetchPlan(slug: string): Promise<FetchPlan | undefined> {
  return PLANS[slug]?.()
}

/** A file of a plan with its edition filled in. */
export interface FileToFetch {
  readonly name: string
  readonly url: string
  readonly redirect_hosts: readonly string[]
}

/** The files to fetch: those of an edition where one is asked for, else those that need none. */
export function filesToFetch(slug: string, plan: FetchPlan, edition?: string): FileToFetch[] {
  const found = plan.files.filter((file) => (file.editions !== undefined) === (edition !== undefined))
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
  return found.map((file) => fileOfEdition(slug, file, edition ?? ''))
}

/** A file of a plan for one edition; the edition is not looked at where the file has none. */
export function fileOfEdition(slug: string, file: FetchableFile, edition: string): FileToFetch {
  const filled = (text: string): string =>
    text
      .replaceAll('{edition}', encodeURIComponent(edition))
      .replaceAll('{id}', () => idOf(slug, file, edition))
  return { name: filled(file.name), url: filled(file.url), redirect_hosts: file.redirect_hosts ?? [] }
}

function idOf(slug: string, file: FetchableFile, edition: string): string {
  const ids = file.ids ?? {}
  const id = Object.hasOwn(ids, edition) ? ids[edition] : undefined
  if (id === undefined)
    throw new OperatorError(`${slug} has no edition ${edition} at a known address`, {
      exitCode: EXIT.usage,
      hint: `There are ${Object.keys(ids).join(', ')}. A later one needs its number in fetch.json.`,
    })
  return id
}
