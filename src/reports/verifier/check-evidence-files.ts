import type { Body, Documents, EvidenceFileEntry } from './documents.ts'
import type { Finding } from './verification.ts'

const HASH = /^[0-9a-f]{64}$/

/**
 * The report lists each document that the records of the bundle name, where they name it, and no other. Whether the service held
 * the file is its own word; the bytes are checked where someone hands them over.
 */
export function checkEvidenceFiles({ report, provenance }: Documents): Finding[] {
  const { evidence_files } = report
  if (evidence_files === undefined) return []
  const listed = evidence_files.flatMap(({ sha256, named_in }) =>
    named_in.map(({ record, pointer }) => placeText(sha256, record, pointer)),
  )
  // Bundles from before documents of a kind were listed hold none of them; a list that holds one holds all.
  const later = LISTED_LATER.map((placesIn) =>
    provenance.records.flatMap(({ record, body }) => placesIn(record, body)),
  ).filter((places) => places.some((place) => listed.includes(place)))
  const named = [...provenance.records.flatMap(({ record, body }) => placesOf(record, body)), ...later.flat()]
  return [
    ...beyond(named, listed, 'a record names this document, but the list does not include it'),
    ...beyond(listed, named, 'the list says that a record names this document, but none does'),
    ...evidence_files.flatMap(statusFinding),
  ]
}

const placeText = (sha256: string, record: string, pointer: string): string => `${sha256} ${record}${pointer}`

const itemsOf = (body: Body, name: string): readonly Body[] => (body[name] ?? []) as readonly Body[]

/** A place by what is there, where it is a hash. */
const placed = (record: string, pointer: string, value: unknown): string[] =>
  typeof value === 'string' && HASH.test(value) ? [placeText(value, record, pointer)] : []

/** Documents that exempt a part of a load. */
const exemptionsOf = (record: string, body: Body): string[] =>
  record === 'market_based_evidence'
    ? itemsOf(body, 'consumption').flatMap(({ exempt_document_sha256: hash }, index) =>
        placed(record, `/consumption/${index}/exempt_document_sha256`, hash),
      )
    : []

/** Documents that show a percentage. */
const percentagesOf = (record: string, body: Body): string[] =>
  record === 'market_based_evidence'
    ? itemsOf(body, 'percentages').flatMap(({ document_sha256: hash }, index) =>
        placed(record, `/percentages/${index}/document_sha256`, hash),
      )
    : []

/** The document that shows the boundary. */
const boundaryOf = (record: string, body: Body): string[] =>
  record === 'organisational_boundary'
    ? placed(record, '/document/sha256', (body['document'] as Body | undefined)?.['sha256'])
    : []

const LISTED_LATER = [exemptionsOf, percentagesOf, boundaryOf] as const

function placesOf(record: string, body: Body): string[] {
  const at = (pointer: string, value: unknown): string[] => placed(record, pointer, value)
  const items = (name: string): readonly Body[] => itemsOf(body, name)
  const member = (of: unknown, name: string): unknown => (of as Body | undefined)?.[name]
  switch (record) {
    case 'market_based_evidence':
      return ['instruments', 'consumption'].flatMap((list) =>
        items(list).flatMap((item, index) =>
          at(`/${list}/${index}/document_sha256`, item['document_sha256']),
        ),
      )
    case 'emission_targets':
      return items('targets').flatMap((target, index) =>
        ((target['evidence_ids'] ?? []) as readonly unknown[]).flatMap((id, place) =>
          at(`/targets/${index}/evidence_ids/${place}`, id),
        ),
      )
    case 'risks':
      return items('risks').flatMap(({ document }, index) =>
        at(`/risks/${index}/document/sha256`, member(document, 'sha256')),
      )
    case 's2_statements':
      return [
        ...items('statements').flatMap(({ document }, index) =>
          at(`/statements/${index}/document/sha256`, member(document, 'sha256')),
        ),
        ...at('/declaration/document_sha256', member(body['declaration'], 'document_sha256')),
      ]
    default:
      return []
  }
}

const beyond = (some: readonly string[], others: readonly string[], detail: string): Finding[] => {
  const known = new Set(others)
  return some
    .filter((place) => !known.has(place))
    .map((place) => ({ kind: 'tie', where: 'report.json/evidence_files', detail, stated: place }))
}

/** A file that is missing has no name, type and size; one that is held has all of them. */
function statusFinding({ sha256, status, name, media_type, size }: EvidenceFileEntry): Finding[] {
  const isHeld = status !== 'missing'
  const facts = [name, media_type, size]
  return facts.every((fact) => (fact !== null) === isHeld)
    ? []
    : [
        {
          kind: 'tie',
          where: `report.json/evidence_files ${sha256}`,
          detail: isHeld
            ? 'the document is held, but its details are incomplete'
            : 'the document is missing, but has a name, type or size',
          stated: { status, name, media_type, size },
        },
      ]
}
