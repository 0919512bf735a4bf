import { XMLBuilder } from 'fast-xml-parser'
import { compareText } from '../../domain/text-order.ts'
import type { Release } from '../../operations/releases/releases.ts'

/** A release as an entry of a feed. */
interface Entry {
  readonly id: string
  readonly title: string
  readonly link: string
  readonly day: string
  readonly text: string
  readonly licence: string
}

const TITLE = 'Releases that Southerly has loaded'

function entryOf(release: Release, isReplacement: boolean): Entry {
  const { id, provenance, edition, dataset, row_count, file_sha256 } = release
  const rows = row_count.toLocaleString('en-AU')
  const { withdrawn_on } = release
  const status = withdrawn_on !== null ? ', withdrawn' : isReplacement ? ', replaces an earlier release' : ''
  return {
    id,
    title: `${provenance.title} ${edition}${status}`,
    link: provenance.landing_page,
    day: withdrawn_on ?? release.published_on,
    text: `${provenance.publisher}: ${rows} rows of ${dataset}, SHA-256 of the file ${file_sha256}.`,
    licence: provenance.licence.name,
  }
}

/** Newest first. A release replaces another if its slot had one before it. */
export function feedEntries(releases: readonly Release[]): Entry[] {
  const first = new Map<string, Release>()
  for (const release of releases) {
    const known = first.get(release.slot)
    if (known === undefined || isBefore(release, known)) first.set(release.slot, release)
  }
  return releases
    .map((release) => entryOf(release, first.get(release.slot) !== release))
    .toSorted((a, b) => compareText(b.day, a.day) || compareText(a.id, b.id))
    .slice(0, MOST_ENTRIES)
}

/** Feed readers ask again and again; what is older stands in GET /v1/datasets/{slug}/releases. */
const MOST_ENTRIES = 100

const isBefore = (a: Release, b: Release): boolean =>
  (compareText(a.published_on, b.published_on) || a.revision - b.revision) < 0
/** Days are published, hours are not. */
const instant = (day: string): string => `${day}T00:00:00Z`

const builder = new XMLBuilder({ ignoreAttributes: false, format: true })

/** Atom (RFC 4287). */
export const atomFeed = (entries: readonly Entry[], address: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${builder.build({
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      id: address,
      title: TITLE,
      updated: instant(entries[0]?.day ?? '1970-01-01'),
      author: { name: 'Southerly' },
      link: { '@_rel': 'self', '@_href': address },
      entry: entries.map(({ id, title, link, day, text, licence }) => ({
        id: `${address}#${id}`,
        title,
        updated: instant(day),
        link: { '@_href': link },
        summary: text,
        rights: licence,
      })),
    },
  })}`

/** JSON Feed 1.1. */
export const jsonFeed = (entries: readonly Entry[], address: string): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: TITLE,
  feed_url: address,
  items: entries.map(({ id, title, link, day, text }) => ({
    id: `${address}#${id}`,
    title,
    external_url: link,
    date_published: instant(day),
    content_text: text,
  })),
})
