/** What a comment may be about. */
export type CommentSubject =
  | { readonly kind: 'requirement' | 'metric' | 'record'; readonly id: string }
  | { readonly kind: 'page'; readonly bundle: string; readonly page: number }

/** Reads `requirement:6(a)`, `metric:emissions.scope1`, `record:emission_targets` or `page:<bundle>/<number>`. */
export function parseCommentSubject(text: string): CommentSubject | undefined {
  const [kind, id] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)]
  if (kind === 'page') {
    const found = /^(art_[0-9A-Za-z]{16})\/([1-9][0-9]{0,3})$/.exec(id)
    return found === null ? undefined : { kind, bundle: found[1]!, page: Number(found[2]) }
  }
  if (kind === 'metric') return /^[a-z][a-z0-9_]*(\.[A-Za-z0-9_-]+)+$/.test(id) ? { kind, id } : undefined
  return (kind === 'requirement' || kind === 'record') && id !== '' ? { kind, id } : undefined
}

/** What a comment is about, as the object of a sentence. */
export function commentSubjectWords(text: string): string {
  const subject = parseCommentSubject(text)
  if (subject === undefined) return text
  if (subject.kind === 'page') return `page ${subject.page} of the bundle ${subject.bundle}`
  return (
    { requirement: 'requirement ', metric: 'the figure ', record: 'the record ' }[subject.kind] + subject.id
  )
}

/** The requirement that a comment is about. */
export const requirementOf = (subject: string): string | undefined => /^requirement:(.+)$/.exec(subject)?.[1]
