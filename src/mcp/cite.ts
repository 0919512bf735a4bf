import type { ClimateProfile } from '../../clients/typescript/src/index.ts'

type Meta = Pick<ClimateProfile['meta'], 'snapshot' | 'as_of' | 'evidence_hash' | 'licences' | 'warnings'>

interface Release {
  readonly dataset: string
  readonly edition: string
  readonly publisher: string
  readonly title: string
  readonly landing_page: string
}

/** What an answer of the API says about where it is from. */
export interface Sources {
  /** Undefined where an answer rests on no public data, such as the text of a standard. */
  readonly meta: Meta | undefined
  readonly releases: readonly Release[]
  /** Where the answer itself does not name them. */
  readonly licences?: Meta['licences']
}

/** One citation for each dataset, its editions together. */
export function citationsOf({ meta, releases, licences: named = meta?.licences ?? [] }: Sources) {
  const licences = new Map(named.map((licence) => [licence.dataset, licence]))
  return [...Map.groupBy(releases, ({ dataset }) => dataset)].map(([dataset, files]) => {
    const { publisher, title, landing_page } = files.at(-1)!
    const licence = licences.get(dataset)
    return {
      dataset,
      title: `${publisher}, ${title}`,
      editions: shortened([...new Set(files.map(({ edition }) => edition))]),
      licence: licence?.id ?? null,
      attribution: licence?.attribution ?? null,
      link: landing_page,
    }
  })
}

const MOST_EDITIONS = 4

/** A company's history rests on an edition a year: the first, the last and how many are enough to find them all. */
const shortened = (editions: readonly string[]): string[] =>
  editions.length <= MOST_EDITIONS
    ? [...editions]
    : [`${editions[0]} to ${editions.at(-1)}, ${editions.length} editions`]

type Availability = NonNullable<ClimateProfile['data']['entity']>['availability']

export interface Absence extends Availability {
  readonly what: string
}

/** An absence when there is one: whatever is not plainly available. */
export function absenceOf(what: string, availability: Availability | undefined): Absence[] {
  if (availability === undefined || availability.status === 'available') return []
  const { status, reason_code, detail, expected_on } = availability
  return [{ what, status, reason_code, detail, expected_on }]
}
