import type { Members } from '../../form/schema.ts'

/** What a person has entered and not saved, with the version that it began from. */
export interface Draft {
  readonly body: Members
  /** Of the record's version that it began from; undefined where there was none. */
  readonly etag: string | undefined
}

/** A draft as the service holds it. */
export interface ServerDraft extends Draft {
  /** Of the draft itself. */
  readonly draftEtag: string
  readonly savedAt: string
}

/** A draft as the tab keeps it, so that neither a lost connection nor the end of a session loses what was typed. */
export interface KeptDraft extends Draft {
  /** Who typed it, as the service names the caller; undefined for what an earlier version of the app kept. */
  readonly by: string | undefined
  /** The draft of the service that it goes on from. */
  readonly draftEtag: string | undefined
  /** Whether the service has it. */
  readonly isSent: boolean
}

/** What a form begins with, and what is to be done about it. */
export type Ground =
  | {
      readonly from: 'record' /** A draft that is of no use any more. */
      readonly draftEtag: string | undefined
    }
  /** The service has it already. */
  | { readonly from: 'server'; readonly draft: ServerDraft }
  /** It was typed in this tab and has to be sent, in place of the draft with that etag. */
  | { readonly from: 'tab'; readonly draft: Draft; readonly draftEtag: string | undefined }
  /** Both this tab and another one changed the draft. */
  | { readonly from: 'both'; readonly draft: Draft; readonly theirs: ServerDraft }

/** Which of the drafts that are there a form begins with. Nothing that only one of them holds is dropped unseen. */
export function groundOf(
  kept: KeptDraft | undefined,
  held: ServerDraft | 'unknown' | undefined,
  actor: string | undefined,
  inForce: Members | undefined,
): Ground {
  const own = kept !== undefined && isOwn(kept, actor) ? kept : undefined
  // Offline: the tab is all there is, and saving tells of what could not be seen.
  if (held === 'unknown' && own !== undefined)
    return { from: 'tab', draft: { body: own.body, etag: own.etag }, draftEtag: own.draftEtag }
  const server = held === 'unknown' ? undefined : held
  // Saved as a record, but the connection broke before the draft was dropped.
  const theirs = server !== undefined && isSame(server.body, inForce) ? undefined : server
  if (own === undefined || isSame(own.body, inForce) || isKnown(own, actor))
    return theirs === undefined
      ? { from: 'record', draftEtag: server?.draftEtag }
      : { from: 'server', draft: theirs }
  const draft = { body: own.body, etag: own.etag }
  if (theirs === undefined) return { from: 'tab', draft, draftEtag: server?.draftEtag }
  if (isSame(theirs.body, own.body)) return { from: 'server', draft: theirs }
  if (own.by === actor && own.draftEtag === theirs.draftEtag)
    return { from: 'tab', draft, draftEtag: theirs.draftEtag }
  return { from: 'both', draft, theirs }
}

/** Drafts of another person who used this tab stay theirs. A key is replaced by another one of the same people. */
const isOwn = ({ by }: KeptDraft, actor: string | undefined): boolean =>
  by === undefined || by === actor || !(by.startsWith('member:') && actor?.startsWith('member:') === true)

/** What the service holds already is read from there: another machine may have gone on, saved or discarded it. */
const isKnown = ({ by, isSent }: KeptDraft, actor: string | undefined): boolean => isSent && by === actor

const isSame = (one: Members, other: Members | undefined): boolean =>
  other !== undefined && ordered(one) === ordered(other)

/** The service sends members in the order of their names, a form in that of its fields. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
