import { expect, test } from 'vitest'
import { isPublicationKnown, type PublishedBasis, publicationText } from './publication.ts'

test.each<[PublishedBasis, string, boolean]>([
  ['stated', 'published 2026-02-27', true],
  ['file_date', 'published 2026-02-27 (date of the file)', true],
  ['statutory_deadline', 'published by 2026-02-27 (legal deadline)', true],
  ['retrieval_date', 'publication date unknown; retrieved 2026-11-01', false],
])('%s', (published_basis, text, isKnown) => {
  const publication = { published_on: '2026-02-27', published_basis, retrieved_on: '2026-11-01' }
  expect(publicationText(publication)).toBe(text)
  expect(isPublicationKnown(publication)).toBe(isKnown)
})

test('a day is written as the reader is used to', () => {
  const publication = {
    published_on: '2026-11-01',
    published_basis: 'retrieval_date',
    retrieved_on: '2026-11-02',
  } as const
  expect(publicationText(publication, (iso) => `<${iso}>`)).toBe(
    'publication date unknown; retrieved <2026-11-02>',
  )
})
