import {
  ELECTRICITY_REGIONS,
  type ElectricityRegion,
  type MarketBasedEvidence,
} from '../../domain/disclosure/records/market-based-evidence.ts'
import type { InstrumentRegisters, Register } from '../../domain/disclosure/scope2/instrument-registers.ts'
import { OWN_SCHEMES } from '../../domain/disclosure/scope2/mandatory-share.ts'
import type { MarketBasedInputs, PrintedFactor } from '../../domain/disclosure/scope2/market-based-inputs.ts'
import type { YearPercentage } from '../../domain/disclosure/scope2/renewable-share.ts'
import { editionOfPeriod } from '../../domain/factors/editions.ts'
import type { Factor } from '../../domain/factors/factor.ts'
import { findIssue } from '../../domain/factors/library.ts'
import type { Period } from '../../domain/period.ts'
import { composeProducts, type RenewableProduct } from '../../domain/renewable/products.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { planProducts, retailerOffers } from '../../store/greenpower.ts'
import { accreditedStationRows, renewablePowerRows } from '../../store/renewable-power.ts'
import { factorLibrary } from '../factors/factor-library.ts'
import { cite } from '../reference/cite.ts'
import { perSnapshot } from '../reference/per-snapshot.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { certificateRegisters } from './certificate-registers.ts'

/** Everything published that scope 2 of a period is computed and checked with. */
export async function marketBasedInputs(
  database: ReadonlySql,
  snapshot: SnapshotView,
  period: Period,
  evidence: MarketBasedEvidence | undefined,
  claimedElsewhere: InstrumentRegisters['claimed_elsewhere'],
): Promise<MarketBasedInputs> {
  const library = await factorLibrary(database, snapshot)
  const { edition, reason } = editionOfPeriod(period)
  const issue = library === null ? undefined : findIssue(library, edition)
  const factors = (issue?.factors ?? []).filter(isScope2OfGrid)
  const registers = await publishedRegisters(database, snapshot)
  return {
    edition: { edition, reason, is_loaded: issue !== undefined },
    percentages: registers.percentages,
    jurisdictional: registers.jurisdictional,
    location_factors: new Map(
      ELECTRICITY_REGIONS.flatMap((region) => {
        const printed = printedFactor(
          factors.find(
            (factor) =>
              factor.subcategory === 'purchased_grid_electricity' && factor.region === factorRegion(region),
          ),
        )
        return printed === null ? [] : [[region, printed]]
      }),
    ),
    residual_mix_factor: printedFactor(
      factors.find(({ subcategory }) => subcategory === 'residual_mix_factor'),
    ),
    registers: {
      accreditation_codes: registers.accreditation_codes,
      greenpower_products: productsSeen(registers.products, period),
      claimed_elsewhere: claimedElsewhere,
      ...(await certificateRegisters(database, snapshot, evidence)),
    },
  }
}

interface PublishedRegisters {
  readonly percentages: readonly YearPercentage[]
  readonly jurisdictional: MarketBasedInputs['jurisdictional']
  readonly accreditation_codes: InstrumentRegisters['accreditation_codes']
  readonly products: readonly RenewableProduct[]
}

const publishedRegisters = perSnapshot<PublishedRegisters>(async (database, snapshot) => {
  const stations = await accreditedStationRows(database, snapshot.id)
  const percentages = await renewablePowerRows(database, snapshot.id)
  const percentagesOf = (jurisdiction: string | null): YearPercentage[] =>
    percentages
      .filter((row) => row.jurisdiction === jurisdiction)
      .map((row) => ({
        year: Number(row.year),
        percent_text: row.rpp_text,
        evidence: cite(snapshot, row, row.year, {
          [jurisdiction === null ? 'rpp_pct' : 'jurisdictional_act']: row.rpp_text,
        }),
        stated: null,
      }))
  return {
    percentages: percentagesOf(null),
    jurisdictional: new Map([...OWN_SCHEMES].map((region) => [region, percentagesOf(region)])),
    accreditation_codes:
      stations.length === 0
        ? null
        : new Map(
            stations.map((row) => [
              row.accreditation_code,
              {
                state: row.state,
                fuel: row.fuel_source,
                evidence: cite(snapshot, row, snapshot.as_of, {
                  accreditation_code: row.accreditation_code,
                  state: row.state,
                  fuel_source: row.fuel_source,
                }),
              },
            ]),
          ),
    products: composeProducts(
      await planProducts(database, snapshot.id),
      await retailerOffers(database, snapshot.id),
    ),
  }
})

const PER_KWH = 'kg CO2-e/kWh'

/** Tables that print several years have a period; the edition's own factors have none. */
const isScope2OfGrid = ({ scope, category, unit, period }: Factor): boolean =>
  scope === 2 && category === 'electricity' && unit === PER_KWH && period === null

/** The national factors print one factor for the two regions that share a grid. */
const factorRegion = (region: ElectricityRegion): string =>
  region === 'NSW' || region === 'ACT' ? 'NSW_ACT' : region

function printedFactor(factor: Factor | undefined): PrintedFactor | null {
  const text = factor?.total?.value_text ?? null
  return factor === undefined || text === null ? null : { value_text: text, evidence: factor.inputs }
}

/** Products that plans of the period call GreenPower; null when no plan of the period was seen. */
function productsSeen(products: readonly RenewableProduct[], { start, end }: Period): Register | null {
  const seen = products.filter(
    ({ accreditation, seen_on }) =>
      accreditation.scheme?.toLowerCase() === 'greenpower' &&
      seen_on !== null &&
      seen_on >= start &&
      seen_on <= end,
  )
  if (seen.length === 0) return null
  const byName = Map.groupBy(seen, ({ product_name }) => product_name?.toLowerCase() ?? '')
  return new Map([...byName].map(([name, group]) => [name, group.flatMap(({ inputs }) => inputs)]))
}
