import { extensionOf, FILE_KINDS, kindOfExtension } from './file-kinds.ts'
import type { NamedDocument } from './named-documents.ts'

/** A file as the service holds it. */
export interface HeldFile {
  readonly sha256: string
  readonly name: string
  readonly size: number
  readonly media_type: string
}

/** `other_type`: the file is held, and is of another kind than the name in the record says. */
export const DOCUMENT_STATUSES = ['held', 'missing', 'other_type'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** A document that records name, with all that rests on it. */
export interface EvidenceDocument {
  readonly sha256: string
  readonly status: DocumentStatus
  readonly file: HeldFile | null
  readonly uses: readonly NamedDocument[]
  readonly requirement_ids: readonly string[]
}

/** How many documents a requirement rests on, by status. */
export interface RequirementDocuments extends Readonly<Record<DocumentStatus, number>> {
  readonly requirement_id: string
}

export interface CompanyEvidence {
  readonly documents: readonly EvidenceDocument[]
  /** Those that rest on a document, in the order of the standard. */
  readonly requirements: readonly RequirementDocuments[]
}

/** Which document supports what, and whether its file is held. `order` lists the requirements of the standard. */
export function companyEvidence(
  named: readonly NamedDocument[],
  held: ReadonlyMap<string, HeldFile>,
  order: readonly string[],
): CompanyEvidence {
  const documents = evidenceDocuments(named, held)
  return { documents, requirements: countByRequirement(documents, order) }
}

/** The documents that are named, each once, in the order in which they are named first. */
export const evidenceDocuments = (
  named: readonly NamedDocument[],
  held: ReadonlyMap<string, HeldFile>,
): EvidenceDocument[] =>
  [...Map.groupBy(named, ({ sha256 }) => sha256)].map(([sha256, uses]) => {
    const file = held.get(sha256) ?? null
    return {
      sha256,
      status: statusOf(file, uses),
      file,
      uses,
      requirement_ids: [...new Set(uses.flatMap(({ requirement_ids }) => requirement_ids))],
    }
  })

function statusOf(file: HeldFile | null, uses: readonly NamedDocument[]): DocumentStatus {
  if (file === null) return 'missing'
  return uses.some(({ name }) => isOfAnotherKind(name, file)) ? 'other_type' : 'held'
}

/** Words without an ending that is known say nothing about the kind. */
function isOfAnotherKind(name: string | null, { media_type }: HeldFile): boolean {
  const kind = name === null ? undefined : kindOfExtension(extensionOf(name))
  return kind !== undefined && FILE_KINDS[kind].mediaType !== media_type
}

function countByRequirement(
  documents: readonly EvidenceDocument[],
  order: readonly string[],
): RequirementDocuments[] {
  const counts = new Map<string, Record<DocumentStatus, number>>()
  for (const { requirement_ids, status } of documents)
    for (const id of requirement_ids) {
      const count = counts.get(id) ?? { held: 0, missing: 0, other_type: 0 }
      count[status] += 1
      counts.set(id, count)
    }
  const place = new Map(order.map((id, index) => [id, index]))
  return [...counts]
    .map(([requirement_id, count]) => ({ requirement_id, ...count }))
    .toSorted(
      (one, other) =>
        (place.get(one.requirement_id) ?? order.length) - (place.get(other.requirement_id) ?? order.length),
    )
}
