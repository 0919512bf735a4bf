import { Type } from 'typebox'
import type { ClimateRisk } from '../../../clients/typescript/src/index.ts'
import { absenceOf } from '../cite.ts'
import { Abn, Figure, figure, nullable, Text, text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

/** What would be paid for a tonne, and what scope 1 would cost at it. */
const CarbonCost = Type.Object({
  scope1_t: Figure,
  scope1_t_per_aud_million: figure(
    'Null if no income counts: bands are of tonnes then, and a flag says why.',
  ),
  scope1_band: Text,
  scope2_t: Figure,
  scope2_t_per_aud_million: Figure,
  scope2_band: text('Two bands lower than the same figure of scope 1.'),
  price_aud_per_t: Figure,
  price_is: text('caller, or planning_value: AEMO’s value of emissions reduction. Say which.'),
  cost_aud: figure('A planning figure, not a liability. It moves no band.'),
  cost_percent_of_income: Figure,
})

const Component = Type.Object({
  what: Type.String(),
  role: Type.String({ description: 'leads, raises (may raise the band), or context (never moves it).' }),
  band: Text,
  why_missing: Text,
})

const Banded = Type.Object({ what: Type.String(), band: Text, why_missing: Text })

export const explainRisk = defineTool({
  name: 'explain_risk',
  title: 'Why a company has its climate risk bands',
  description:
    'Physical risk at the head office and at the located sites, and transition risk, as bands (low to extreme) with the parts of each and the flags raised. Transition risk is led by the carbon cost exposure: quote its statement. Screening, not a forecast or a credit rating. A hazard that could not be assessed, such as flood, is listed with the reason: it may still be there. detail=full adds thresholds and every site.',
  input: Type.Object({
    abn: Abn,
    safeguard_price: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'A$ a tonne, for the cost of scope 1. Default: AEMO’s planning value.',
        examples: ['75'],
      }),
    ),
    ...versionInput,
  }),
  answer: Type.Object({
    abn: Type.String(),
    name: Type.String(),
    transition: Type.Object({
      band: Text,
      exposure_band: text('The band of the carbon cost exposure, which leads.'),
      raised_by: Type.Array(Type.String(), { description: 'What moved the band above the exposure.' }),
      statement: text('How the band was decided. Quote it.'),
      note: text('What the band leaves out.'),
      carbon_cost: nullable(CarbonCost),
      components: Type.Array(Component),
    }),
    head_office: Type.Object({ overall: Text, chronic: Text, acute: Text, indicators: Type.Array(Banded) }),
    headline: Type.String({ description: 'Whose climate the physical risk is, and how old it is.' }),
    scenarios: Type.Array(
      Type.Object({
        warming: Type.String({ description: 'Global warming above 1850-1900, °C.' }),
        hazard: Type.String(),
        worst_band: Type.String(),
        worst_band_now: Text,
        sites_with_band: Type.Integer(),
        sites_milder_than_now: Type.Integer(),
      }),
      {
        description:
          'Worst band by hazard at each warming level, median of the models, and of the same sites now.',
      },
    ),
    sites: Type.Object({
      worst_band: Text,
      assessed: Type.Integer(),
      not_assessed: Type.Integer(),
      rule: Text,
      worst_sites: Type.Array(Type.String()),
    }),
    flags: Type.Array(Type.String()),
    methods: Type.Array(
      Type.String({ description: 'Method and version; resource southerly://methods/<id>.' }),
    ),
  }),
  run: async (client, given) => {
    const { data, meta } = await client.getClimateRisk({ ...given, explain: true })
    const { head_office: office, sites } = data.physical
    const { transition } = data
    return {
      answer: {
        abn: data.abn,
        name: data.name,
        transition: transitionOf(transition),
        head_office: {
          overall: office.overall ?? null,
          chronic: office.chronic ?? null,
          acute: office.acute ?? null,
          indicators: (office.indicators ?? []).map(({ indicator, band, availability }) => ({
            what: indicator,
            band,
            why_missing: band === null ? availability.reason_code : null,
          })),
        },
        headline: data.physical.headline.statement,
        scenarios: data.physical.scenarios.flatMap(({ id, hazards }) =>
          hazards.flatMap(({ hazard, worst, by_band, now, sites_milder_than_now }) =>
            worst === null
              ? []
              : [
                  {
                    warming: id,
                    hazard,
                    worst_band: worst,
                    worst_band_now: now.worst,
                    sites_with_band: by_band.reduce((count, { sites: more }) => count + more, 0),
                    sites_milder_than_now,
                  },
                ],
          ),
        ),
        sites: {
          worst_band: sites.worst ?? null,
          assessed: sites.sites_assessed ?? 0,
          not_assessed: sites.not_assessed?.length ?? 0,
          rule: sites.rule ?? null,
          worst_sites: sites.worst_sites ?? [],
        },
        flags: data.flags,
        methods: data.methods.map(({ id, version }) => `${id} ${version}`),
      },
      absent: [
        ...absenceOf('transition', transition.availability),
        ...absenceOf('head_office', office.availability),
        ...absenceOf('sites', sites.availability),
        ...(office.hazards ?? []).flatMap(({ hazard, availability }) => absenceOf(hazard, availability)),
      ],
      sources: { meta, releases: data.provenance.releases },
      // The steps of formulas, but not the single inputs, which are more than half of the answer.
      full: { data: { ...data, provenance: { releases: data.provenance.releases } }, meta },
    }
  },
})

type Transition = ClimateRisk['data']['transition']

const transitionOf = (transition: Transition) => ({
  band: transition.band ?? null,
  exposure_band: transition.exposure_band ?? null,
  raised_by: [...(transition.raised_by ?? [])],
  statement: transition.statement ?? null,
  note: transition.note ?? null,
  carbon_cost: carbonCostOf(transition.carbon_cost),
  components: (transition.components ?? []).map(({ component, role, band, missing_reason }) => ({
    what: component,
    role,
    band,
    why_missing: missing_reason,
  })),
})

function carbonCostOf(cost: Transition['carbon_cost']) {
  if (cost === undefined) return null
  const { scope1_t, scope1_t_per_aud_million, scope1_band, price } = cost
  const { scope2_t, scope2_t_per_aud_million, scope2_band, cost_aud, cost_percent_of_income } = cost
  return {
    scope1_t,
    scope1_t_per_aud_million,
    scope1_band,
    scope2_t,
    scope2_t_per_aud_million,
    scope2_band,
    price_aud_per_t: price?.aud_per_t ?? null,
    price_is: price?.basis ?? null,
    cost_aud,
    cost_percent_of_income,
  }
}
