import { beforeAll, describe, expect, test } from 'vitest'
import type { ClimateProfile } from '../../clients/typescript/src/index.ts'
import { serialise } from '../../src/api/platform/answer/rendered.ts'
import { writeProfileData } from '../../src/api/present/profile.ts'
import { unavailable } from '../../src/domain/availability.ts'
import {
  BLOCK_NAMES,
  BLOCKS,
  type BlockName,
  PROFILE_BLOCKS,
  type Surface,
} from '../../src/domain/company/blocks.ts'
import { withoutResult } from '../../src/domain/company/outcome.ts'
import { portfolioRow } from '../../src/domain/company/portfolio.ts'
import type { Profile } from '../../src/domain/company/profile.ts'
import type { Disclosure } from '../../src/domain/disclosure/disclosure.ts'
import { composeReport } from '../../src/domain/disclosure/report/compose.ts'
import { companyChanges } from '../../src/domain/monitoring/company-changes.ts'
import { companyFigures } from '../../src/mcp/tools/company-figures.ts'
import { type CompanyProfile, climateProfile } from '../../src/operations/company/climate-profile.ts'
import { exportedProfile } from '../../src/operations/company/export-profile.ts'
import { composeSummary } from '../../src/reports/bundle/summary.ts'
import { profileDocument } from '../../src/reports/pdf/profile-document.ts'
import { renderProfileWorkbook } from '../../src/reports/workbook/render-profile-workbook.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { QANTAS, sampleReport, sampleSnapshot } from '../support/sample-reports.ts'
import { sampleWater } from '../support/sample-water.ts'

/**
 * What the table of blocks says about each surface, seen by taking one block away: the surface changes where the table says
 * that it shows the block, and stays as it is where the table gives a reason why not. The web has its test in test/unit.
 */
let found: CompanyProfile
let disclosure: Disclosure
beforeAll(async () => {
  const database = await openOnOneEngine({ holding: 'starter' })
  const company = await climateProfile(database, await sampleSnapshot(database), QANTAS)
  const blocks = { ...company.profile.blocks, water_stress: sampleWater() }
  found = { ...company, profile: { ...company.profile, blocks } }
  disclosure = (await sampleReport(database, QANTAS)).disclosure
  await database.close()
})

const LOST = unavailable('not_assessed', 'taken_away', 'Taken away by the test.')

/** The profile without the result of a block. */
function without(profile: Profile, name: BlockName): Profile {
  const outcome = profile.blocks[name]
  const { method, basis, data_quality } = outcome
  return {
    ...profile,
    blocks: {
      ...profile.blocks,
      [name]: { ...outcome, ...withoutResult(method, LOST, { basis, data_quality }) },
    },
    block_hashes: { ...profile.block_hashes, [name]: 'another' },
  }
}

const exported = (profile: Profile) => exportedProfile({ ...found, profile })

const dataOf = (profile: Profile): ClimateProfile['data'] =>
  JSON.parse(
    serialise(writeProfileData({ ...found, profile }, { blocks: PROFILE_BLOCKS, explain: false })).toString(),
  ) as ClimateProfile['data']

/** What a surface shows of a profile; the list of all blocks, which has no figures, is left out of it. */
const SHOWN: Readonly<Record<Exclude<Surface, 'web'>, (profile: Profile) => unknown>> = {
  profile: dataOf,
  pdf: (profile) => {
    const { title, sections } = profileDocument(exported(profile))
    return { title, sections: sections.filter((section) => section.title !== 'What the profile covers') }
  },
  workbook: async (profile) =>
    Buffer.from(await renderProfileWorkbook(exported(profile), { assurance: true })).toString('base64'),
  portfolio: (profile) => portfolioRow(QANTAS, profile),
  summary: (profile) =>
    composeSummary(composeReport({ ...disclosure, profile }).report)
      .split('## ')
      .find((section) => section.startsWith('Figures')),
  mcp: (profile) => companyFigures(dataOf(profile)),
  monitoring: (profile) => companyChanges(found.profile, profile),
}

/** The report works physical risk out from the climate, so the headline goes with either. */
const GOES_WITH_ANOTHER = new Set(['summary climate_context'])

describe.each(Object.entries(SHOWN))('%s', (surface, shownBy) => {
  test.each(BLOCK_NAMES)('shows %s, or the table says why not', async (name) => {
    expect(found.profile.blocks[name].result).not.toBeNull()
    const [whole, part] = [await shownBy(found.profile), await shownBy(without(found.profile, name))]
    if (!(surface in BLOCKS[name].not_on)) expect(part).not.toEqual(whole)
    else if (!GOES_WITH_ANOTHER.has(`${surface} ${name}`)) expect(part).toEqual(whole)
  })
})
