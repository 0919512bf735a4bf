import { type ScreenedCompany, screenedCompany } from '../../domain/portfolio/screening.ts'
import { someBlocks } from '../company/climate-profile.ts'
import { heldCompanies } from './held-companies.ts'

interface ReadScreening {
  readonly screening: ScreenedCompany
  readonly releases: readonly string[]
}

const AT_A_TIME = 200

/** Screenings of the scope 3 of companies, each computed once for a snapshot. */
export const portfolioScreenings = heldCompanies(
  AT_A_TIME,
  async (database, snapshot, abns): Promise<ReadonlyMap<string, ReadScreening>> => {
    const found = await someBlocks(database, snapshot, abns, ['scope3_screening'])
    return new Map(
      [...found].flatMap(([abn, { blocks }]) => {
        const { result = null, inputs = [] } = blocks.scope3_screening ?? {}
        if (result === null) return []
        const releases = [...new Set(inputs.map(({ release }) => release))]
        return [[abn, { screening: screenedCompany(result), releases }] as const]
      }),
    )
  },
)
