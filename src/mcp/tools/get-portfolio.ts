import { Type } from 'typebox'
import { Abn } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const Maybe = Type.Union([Type.Number(), Type.Null()])
const MOST = 10

export const getPortfolio = defineTool({
  name: 'get_portfolio',
  title: 'Read a portfolio’s financed emissions',
  description:
    'Your tenant’s portfolios; with `id` financed emissions, t CO2-e, coverage, largest contributors. `abn` explains one company; `compared_with`, a version, what changed.',
  input: Type.Object({
    id: Type.Optional(Type.String({ maxLength: 64 })),
    abn: Type.Optional(Abn),
    compared_with: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  answer: Type.Object({
    portfolios: Type.Array(Type.String()),
    summary: Type.Union([
      Type.Object({
        outstanding_aud: Type.Number(),
        scope1_t: Maybe,
        scope2_t: Maybe,
        scope1_and_2_t: Maybe,
        covered: Maybe,
        data_quality: Maybe,
      }),
      Type.Null(),
    ]),
    contributors: Type.Array(Type.String()),
    not_covered: Type.Array(Type.String()),
    holdings: Type.Array(Type.String()),
    change: Type.Union([Type.Record(Type.String(), Maybe), Type.Null()]),
  }),
  run: async (client, { id, abn, compared_with }) => {
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
    const { data, meta } = await client.getFinancedEmissions({
      id,
      ...(compared_with === undefined ? {} : { compared_with }),
    })
    const wanted = abn?.replaceAll(/\D/g, '')
    const own = wanted === undefined ? [] : data.holdings.filter((one) => one.abn?.endsWith(wanted) === true)
    return {
      answer: {
        portfolios: [],
        summary: {
          outstanding_aud: data.outstanding_aud,
          scope1_t: data.totals.scope1_t,
          scope2_t: data.totals.scope2_t,
          scope1_and_2_t: data.totals.scope1_and_2_t,
          covered: data.coverage.by_amount,
          data_quality: data.data_quality,
        },
        contributors: data.top_contributors
          .slice(0, MOST)
          .map(
            (one) =>
              `${one.name ?? one.holdings[0]!} (ABN ${one.abn ?? 'none'}): ${Math.round(one.scope1_and_2_t)} t, A$${one.outstanding_aud}`,
          ),
        not_covered: data.disclosure_tables.excluded
          .slice(0, MOST)
          .map((one) => `${one.reason_code}: ${one.holdings} holdings, A$${one.outstanding_aud}`),
        holdings: own
          .slice(0, MOST)
          .map(
            (one) =>
              `${one.id}, ${one.asset_class}: A$${one.outstanding_aud} / A$${one.denominator_aud ?? 'not known'} = ${one.attribution_factor ?? 'no factor'}, scope 1 ${one.company_emissions?.scope1_t ?? 'not known'} t (${one.company_emissions?.reporting_year ?? 'as brought'}) gives ${one.scope1_t ?? 'nothing'} t. ${one.why}`,
          ),
        change: data.change === null ? null : { ...data.change },
      },
      absent: [],
      sources: { meta, releases: data.provenance.slice(0, MOST) },
      full: data,
    }
  },
})

const NOTHING = {
  portfolios: [],
  summary: null,
  contributors: [],
  not_covered: [],
  holdings: [],
  change: null,
}
