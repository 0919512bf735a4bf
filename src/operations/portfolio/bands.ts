import { portfolioHazards } from '../../domain/company/portfolio-hazards.ts'
import type { CompanyBands } from '../../domain/portfolio/risk-amounts.ts'
import { climateRisks } from '../company/climate-risk.ts'
import { heldCompanies } from './held-companies.ts'

interface ReadBands {
  readonly bands: CompanyBands
  readonly releases: readonly string[]
}

/** Profiles that are in memory at a time: the bands of a company are a thousandth of one. */
const AT_A_TIME = 50

/** Bands of companies from public data, each computed once for a snapshot. */
export const portfolioBands = heldCompanies(
  AT_A_TIME,
  async (database, snapshot, abns): Promise<ReadonlyMap<string, ReadBands>> => {
    const found = await climateRisks(database, snapshot, abns)
    return new Map(
      [...found].map(([abn, { profile, risk, scenarios, headline, releases }]) => [
        abn,
        {
          bands: {
            transition: profile.profile.blocks.transition_risk?.result?.band ?? null,
            physical: headline.band,
            hazards: portfolioHazards(abn, risk, scenarios),
          },
          releases: releases.map(({ id }) => id),
        },
      ]),
    )
  },
)
