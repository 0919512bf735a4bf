import { Type } from 'typebox'
import { absenceOf } from '../cite.ts'
import { Abn, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const Banded = Type.Object({ what: Type.String(), band: Text, why_missing: Text })

export const explainRisk = defineTool({
  name: 'explain_risk',
  title: 'Why a company has its climate risk bands',
  description:
    'Physical risk at the head office and at the located sites, and transition risk, as bands (low, moderate, high, very_high, extreme) with the parts that each is made of and the flags raised. Screening from observed climate and published figures: not a forecast or a credit rating, and not adjusted for what the company does about it. Hazards that could not be assessed, such as flood, are listed with the reason; that does not mean there is none. detail=full adds thresholds, distances to the next band, the steps of published formulas with their values, and every site.',
  input: Type.Object({ abn: Abn, ...versionInput }),
  answer: Type.Object({
    abn: Type.String(),
    name: Type.String(),
    transition: Type.Object({ band: Text, components: Type.Array(Banded) }),
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
        transition: {
          band: transition.band ?? null,
          components: (transition.components ?? []).map(({ component, band, missing_reason }) => ({
            what: component,
            band,
            why_missing: missing_reason,
          })),
        },
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
