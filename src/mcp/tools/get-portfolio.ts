import { Type } from 'typebox'
import type { Client } from '../../../clients/typescript/src/index.ts'
import type { Absence } from '../cite.ts'
import { Abn } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const Maybe = Type.Union([Type.Number(), Type.Null()])
const MOST = 10

export const getPortfolio = defineTool({
  name: 'get_portfolio',
  title: 'Read a portfolio’s financed emissions',
  description:
    'Your portfolios; with `id` financed emissions, t CO2-e, coverage, contributors. `abn`: one company; `compared_with` a version: the change; `risk`: amounts by band; `price_aud_per_t`: cost of the Safeguard shortfall.',
  input: Type.Object({
    id: Type.Optional(Type.String({ maxLength: 64 })),
    abn: Type.Optional(Abn),
    compared_with: Type.Optional(Type.Integer()),
    version: Type.Optional(Type.Integer()),
    price_aud_per_t: Type.Optional(Type.Number({ minimum: 0 })),
    risk: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({
    portfolios: Type.Array(Type.String()),
    version: Maybe,
    summary: Type.Union([
      Type.Object({
        outstanding_aud: Type.Number(),
        scope1_t: Maybe,
        scope2_t: Maybe,
        scope1_and_2_t: Maybe,
        covered: Maybe,
        data_quality: Maybe,
        undrawn_aud: Maybe,
        shortfall_t: Maybe,
        shortfall_cost_aud: Maybe,
      }),
      Type.Null(),
    ]),
    contributors: Type.Array(Type.String()),
    industries: Type.Array(Type.String()),
    not_covered: Type.Array(Type.String()),
    risk: Type.Array(Type.String()),
    holdings: Type.Array(Type.String()),
    holdings_before: Type.Array(Type.String()),
    change: Type.Union([Type.Record(Type.String(), Maybe), Type.Null()]),
  }),
  run: async (client, { id, abn, compared_with, ...asked }) => {
    if (id === undefined) {
      const listed = await client.listPortfolios({ limit: MOST })
      return {
        answer: {
          ...NOTHING,
          portfolios: listed.data.map(
            (one) =>
              `${one.id}: ${one.name}, ${one.balance_date}, ${one.holding_count} holdings, version ${one.version}`,
          ),
        },
        absent: [],
        sources: { meta: undefined, releases: [] },
        full: listed,
      }
    }
    // Ten thousand holdings are nine megabytes: they are asked for where one company is explained.
    const wanted = abn?.replaceAll(/\D/g, '')
    const ofOne = wanted !== undefined
    const compared = compared_with === undefined ? {} : { compared_with }
    const { data, meta } = await client.getFinancedEmissions({ id, holdings: ofOne, ...compared, ...asked })
    const before =
      compared_with === undefined || !ofOne
        ? undefined
        : await client.getFinancedEmissions({ id, version: compared_with })
    const own = linesOf(data.holdings, wanted)
    return {
      answer: {
        portfolios: [],
        version: meta.portfolio.version,
        summary: {
          outstanding_aud: data.outstanding_aud,
          scope1_t: data.totals.scope1_t,
          scope2_t: data.totals.scope2_t,
          scope1_and_2_t: data.totals.scope1_and_2_t,
          covered: data.coverage.by_amount,
          data_quality: data.data_quality,
          undrawn_aud: data.undrawn_aud,
          shortfall_t: data.safeguard.shortfall_t,
          shortfall_cost_aud: data.safeguard.cost_aud,
        },
        contributors: data.top_contributors
          .slice(0, MOST)
          .map(
            (one) =>
              `${one.name ?? one.holdings[0]!} (ABN ${one.abn ?? 'none'}): ${Math.round(one.scope1_and_2_t)} t, A$${one.outstanding_aud}`,
          ),
        industries: data.disclosure_tables.by_anzsic
          .toSorted((a, b) => b.outstanding_aud - a.outstanding_aud)
          .slice(0, MOST)
          .map(
            (one) =>
              `${one.title ?? 'industry not known'}, ${one.asset_class}: A$${one.outstanding_aud}, scope 1 ${tonnes(one.totals.scope1_t)}, scope 2 ${tonnes(one.totals.scope2_t)}`,
          ),
        not_covered: data.disclosure_tables.excluded
          .slice(0, MOST)
          .map((one) => `${one.reason_code}: ${one.holdings} holdings, A$${one.outstanding_aud}`),
        risk: data.risk === null ? [] : riskLines(data.risk),
        holdings: own,
        holdings_before: before === undefined ? [] : linesOf(before.data.holdings, wanted),
        change: data.change === null ? null : { ...data.change },
      },
      absent: ofOne && own.length === 0 ? [notHeld(abn!, id)] : [],
      sources: { meta, releases: data.provenance.slice(0, MOST) },
      full: data,
    }
  },
})

type Financed = Awaited<ReturnType<Client['getFinancedEmissions']>>['data']
type Holding = Financed['holdings'][number]

const tonnes = (value: number | null): string => (value === null ? 'not known' : `${Math.round(value)} t`)

/** Amounts by band; each hazard and scenario is in the whole answer. */
const riskLines = ({ transition, physical }: NonNullable<Financed['risk']>): string[] =>
  Object.entries({ transition, physical }).map(([name, { by_band, not_assessed_aud }]) =>
    [
      ...by_band.map(({ band, outstanding_aud }) => `${name} ${band}: A$${outstanding_aud}`),
      `not assessed: A$${not_assessed_aud}`,
    ].join(', '),
  )

/** How each holding of a company comes to its tonnes. */
const linesOf = (holdings: readonly Holding[], wanted: string | undefined): string[] =>
  holdings
    .filter(({ abn }) => wanted !== undefined && abn?.endsWith(wanted) === true)
    .slice(0, MOST)
    .map(
      (one) =>
        `${one.id}, ${one.asset_class}: A$${one.outstanding_aud} / A$${one.denominator_aud ?? 'not known'} = ${one.attribution_factor ?? 'no factor'}, scope 1 ${one.company_emissions?.scope1_t ?? 'not known'} t (${one.company_emissions?.reporting_year ?? 'as brought'}) gives ${one.scope1_t ?? 'nothing'} t${bandsText(one)}. ${one.why}`,
    )

/** Where risk is asked for. */
const bandsText = ({ transition_band: transition, physical_band: physical }: Holding): string =>
  transition === null && physical === null
    ? ''
    : `; transition risk ${transition ?? 'not assessed'}, physical risk ${physical ?? 'not assessed'}`

const notHeld = (abn: string, id: string): Absence => ({
  what: `holdings of ABN ${abn}`,
  status: 'no_match',
  reason_code: 'not_held',
  detail: `Version in force of portfolio ${id} has no holding with this ABN.`,
  expected_on: null,
})

const NOTHING = {
  portfolios: [],
  version: null,
  summary: null,
  contributors: [],
  industries: [],
  not_covered: [],
  risk: [],
  holdings: [],
  holdings_before: [],
  change: null,
}
