/** How the day of publication of a release is known. */
export type PublishedBasis = 'stated' | 'file_date' | 'statutory_deadline' | 'retrieval_date'

export interface Publication {
  /** The day by which releases are put in order. Where the publisher's day is not known, the day the file was first seen. */
  readonly published_on: string
  readonly published_basis: PublishedBasis
  readonly retrieved_on: string
}

/** Whether the day is the publisher's, or follows from its file or a legal deadline. A day of retrieval says nothing of it. */
export const isPublicationKnown = ({ published_basis }: Pick<Publication, 'published_basis'>): boolean =>
  published_basis !== 'retrieval_date'

/** The day for a column of days. */
export const publishedDay = (release: Pick<Publication, 'published_on' | 'published_basis'>): string =>
  isPublicationKnown(release) ? release.published_on : 'unknown'

/** "published 2026-02-27", or what is known instead. `day` writes a day as readers of the text are used to. */
export function publicationText(
  { published_on, published_basis, retrieved_on }: Publication,
  day: (iso: string) => string = (iso) => iso,
): string {
  const published = `published ${published_basis === 'statutory_deadline' ? 'by ' : ''}${day(published_on)}`
  const texts: Readonly<Record<PublishedBasis, string>> = {
    stated: published,
    file_date: `${published} (date of the file)`,
    statutory_deadline: `${published} (legal deadline)`,
    retrieval_date: `publication date unknown; retrieved ${day(retrieved_on)}`,
  }
  return texts[published_basis]
}
