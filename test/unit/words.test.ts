import { describe, expect, test } from 'vitest'
import type { Passage } from '../../scripts/words/passage.ts'
import { wordsOfMarkdown } from '../../scripts/words/read-markdown.ts'
import { wordsOfSource } from '../../scripts/words/read-source.ts'
import { SURFACES, wordsOf } from '../../scripts/words/surfaces.ts'
import { TURNS } from '../../scripts/words/turns.ts'

const faultsOf = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ file, line, words }) =>
    TURNS.filter(({ turn }) => turn.test(words)).map(
      ({ turn, instead }) =>
        `${file}:${line}: "${turn.exec(words)?.[0]}" in "${words.slice(0, 200)}"; write: ${instead}`,
    ),
  )

/** Sentences that readers stumbled over. Each must be refused, or the list has lost a turn. */
const STUMBLED_OVER = [
  'Nobody of the company has said anything for this period yet.',
  'Whoever has none is in no sum and no chart.',
  'Nothing refuses it',
  'Checked by the service; nothing was written.',
  '2 lines have none and are passed over.',
  'At least one gate has no evidence. No score makes up for it.',
  'Scope 2 both ways',
  'A change of 9.66 would make it one up.',
  'That is a weak line through 5 years.',
  'Made by the first start',
  'What it did',
  'Look into it',
  'The file cannot be taken over.',
  'Mend every fault and send the whole record again.',
  'When it stops working; never unless given.',
  'The person is no member of this service.',
  'What speaks against the records of a company',
  'The registry prints no row for this ABN. It does not mean zero.',
  'The fitted line falls below zero, so that it is no forecast.',
  'No other edition stands in for it.',
  'The check digits of the ABN do not fit',
  'the published list of requirements says otherwise',
  'In how many months it lodges is not at hand.',
  'Ann handed in one record: yours to review.',
  'cancelled the making of a bundle',
  'The file’s point of this very candidate, degrees.',
  'Claims of its certificates can then not be checked.',
  'It cannot be told which of the two is wrong.',
  'Types that are told; empty: all.',
  '`format` outweighs the Accept header.',
  'Save each sheet as a file of its own to read it too.',
  'The series ends more than so many days ago.',
  'Cached answers are still served, all else gets 503.',
  'No source at hand says that the law tests such an entity by it.',
  'Name: the registry’s latest year, else the register’s.',
  'Look whether workers run.',
  'What is in doubt is never loaded in silence.',
  'Every block says how it came about.',
]

/** Words that a published form holds for good: a verifier of old bundles looks for them. */
const KEPT = [
  // summary.md of a bundle, which the verifier compares line by line.
  'Could not be compared, which is no agreement:',
  // The meaning of a band, which belongs to the version of its method.
  'More than a tenth above the baseline: compliance rests on units.',
  // What a contradiction compares, which the verifier of old bundles writes again.
  'facilities that the tables print',
  'who the tables print facility',
  'name that the registry prints under that ABN',
  'reports to the registry as the head of a group of its own',
  // The decision on plain English quotes what readers stumbled over.
  'Readers found the wording translated',
  'words that nobody in the trade uses',
]

/** Headings of pages are in sentence case and end without a stop. */
const faultsOfHeading = ({ file, line, words }: Passage): string[] => {
  const heading = /^#{1,6} (.*)$/.exec(words)?.[1]
  if (heading === undefined) return []
  const long = heading.split(' ').filter((word) => /^[A-Za-z]{4,}$/.test(word))
  const isTitleCase = long.length >= 3 && long.every((word) => /^[A-Z]/.test(word))
  return /[.:;,]$/.test(heading) || isTitleCase ? [`${file}:${line}: "${heading}"`] : []
}

describe('the words that people read', () => {
  test.each(STUMBLED_OVER)('never again: %s', (words) => {
    expect(faultsOf([{ file: 'a sentence', line: 1, words }])).not.toEqual([])
  })

  test.each(Object.keys(SURFACES))('%s has no banned turn', (surface) => {
    const passages = wordsOf(surface)
    expect(passages.length).toBeGreaterThan(100)
    expect(faultsOf(passages.filter(({ words }) => !KEPT.some((kept) => words.includes(kept))))).toEqual([])
  })

  test.each(['errors', 'guide', 'methods'])(
    'headings of %s are in sentence case, without a stop',
    (surface) => {
      expect(wordsOf(surface).flatMap(faultsOfHeading)).toEqual([])
      expect(faultsOfHeading({ file: 'a page', line: 1, words: '# Who Gets Into Where' })).not.toEqual([])
      expect(faultsOfHeading({ file: 'a page', line: 1, words: '## Keeping.' })).not.toEqual([])
    },
  )

  test('are found in elements, attributes, text and templates, and not in comments, imports or code', () => {
    const source = `import x from 'some module here'
      // A comment is not read by people.
      export const text = \`Saved as \${x} today\`
      export const page = <p title="A title here">Sum of <b>all</b> {x} rows</p>`
    expect(wordsOfSource('page.tsx', source).map(({ line, words }) => [line, words])).toEqual([
      [3, 'Saved as … today'],
      [4, 'Sum of all … rows'],
      [4, 'A title here'],
    ])
    expect(
      wordsOfMarkdown('page.md', 'One `code` line\n```\nnot read\n```\n| cell |').map(({ words }) => words),
    ).toEqual(['One … line', '| cell |'])
    expect(() => wordsOfMarkdown('page.md', '```\nno end')).toThrow('page.md: a code block has no end')
  })
})
