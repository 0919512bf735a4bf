import { beforeAll, describe, expect, it } from 'vitest'
import { type ChallengedPaper, challengedPapers } from '../support/challenged-papers.ts'
import { FULL_RUN, openOnOneEngine } from '../support/engines.ts'

/** Each takes some seconds to set: the full run has all six. */
const USUAL = ['report.pdf', 'disclosure.docx']

describe('the challenger over the papers that the service makes', () => {
  let papers: readonly ChallengedPaper[]
  beforeAll(async () => {
    const database = await openOnOneEngine({ holding: 'starter' })
    papers = await challengedPapers(database, (company, paper) => FULL_RUN || paper === USUAL[company])
    await database.close()
  }, 120_000)

  it('contradicts no number of report.pdf or of the readable disclosure', () => {
    expect(papers).toHaveLength(FULL_RUN ? 6 : 2)
    expect(papers.flatMap(({ contradicted }) => contradicted)).toEqual([])
  })

  it('reads every amount of emissions and energy of the readable disclosure', () => {
    expect(papers.flatMap(({ paper, unread }) => unread.map((one) => `${paper}: ${one}`))).toEqual([])
  })

  it('finds that scope 1 and 2 agree wherever they are printed', () => {
    for (const { company, paper, numbers, counts } of papers) {
      expect([company, paper, numbers > 190]).toEqual([company, paper, true])
      expect([company, paper, (counts['agrees'] ?? 0) >= 6]).toEqual([company, paper, true])
    }
  })
})
