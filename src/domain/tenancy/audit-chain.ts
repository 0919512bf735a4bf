import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** What was changed, by whom. `detail` never holds a secret. */
export interface AuditEntry {
  readonly tenantId: string
  readonly sequence: number
  readonly occurredAt: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  /** Canonical JSON, kept as text: what is hashed is what is stored. */
  readonly detail: string
}

export interface ChainedEntry extends AuditEntry {
  readonly previousHash: string
  readonly hash: string
}

export interface ChainHead {
  readonly sequence: number
  readonly hash: string
}

export const EMPTY_CHAIN: ChainHead = { sequence: 0, hash: '0'.repeat(64) }

/** SHA-256 over the canonical JSON of the entry and the hash before it. */
export function auditHash(entry: AuditEntry, previousHash: string): string {
  const document = canonicalize({
    tenant_id: entry.tenantId,
    sequence: entry.sequence,
    occurred_at: entry.occurredAt,
    actor: entry.actor,
    action: entry.action,
    subject: entry.subject,
    detail: entry.detail,
    previous_hash: previousHash,
  })
  return createHash('sha256')
    .update(document ?? '')
    .digest('hex')
}

/** The next event of a chain, ready to be stored. */
export function chain(head: ChainHead, entry: Omit<AuditEntry, 'sequence'>): ChainedEntry {
  const numbered = { ...entry, sequence: head.sequence + 1 }
  return { ...numbered, previousHash: head.hash, hash: auditHash(numbered, head.hash) }
}

/** Where and how a chain is broken; undefined when this entry follows `head`. */
export function breakAfter(head: ChainHead, entry: ChainedEntry): string | undefined {
  if (entry.sequence !== head.sequence + 1)
    return `event ${head.sequence + 1} is missing; the next one found is ${entry.sequence}`
  if (entry.previousHash !== head.hash)
    return `event ${entry.sequence} names ${entry.previousHash} as the hash before it; it is ${head.hash}`
  const expected = auditHash(entry, head.hash)
  return entry.hash === expected
    ? undefined
    : `event ${entry.sequence} was altered: its content hashes to ${expected}, stored is ${entry.hash}`
}
