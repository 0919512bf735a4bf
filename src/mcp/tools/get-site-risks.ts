import { Type } from 'typebox'
import { RISK_LEVELS } from '../../domain/company/bands.ts'
import { absenceOf } from '../cite.ts'
import { Abn, Figure, nullable, Text, versionInput } from '../shapes.ts'
import { defineTool } from '../tool.ts'
import { ToolRefusal } from '../tool-refusal.ts'

const MOST_SITES = 20

const Site = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: Text,
  scope1_t: Figure,
  band: Text,
  why_missing: Text,
})

const OneSite = Type.Object({
  latitude: Figure,
  longitude: Figure,
  location_quality: Text,
  location_source: Text,
  safeguard_covered_emissions_t: Figure,
  hazards: Type.Array(
    Type.Object({
      hazard: Type.String(),
      band_now: Text,
      why_missing: Text,
      at_warming: Type.Array(Type.Object({ warming: Type.String(), low: Text, central: Text, high: Text })),
    }),
  ),
})

export const getSiteRisks = defineTool({
  name: 'get_site_risks',
  title: 'Facilities of a company and their hazards',
  description:
    'Facilities and declared sites of a company with scope 1 and physical risk, the worst first. With `site` (an id or part of a name) one of them: location and how sure it is, each hazard now and at 1.5 and 3 °C, and why a hazard has no band. No band does not mean no risk. detail=full has indicators and thresholds.',
  input: Type.Object({
    abn: Abn,
    site: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    ...versionInput,
  }),
  answer: Type.Object({
    sites: Type.Array(Site),
    sites_left_out: Type.Integer(),
    site: nullable(OneSite),
  }),
  run: async (client, { site: asked, ...given }) => {
    const full = await client.getSiteClimateRisks(given)
    const { data, meta } = full
    const found = data.sites
      .filter(({ id, name }) => asked === undefined || isNamed(asked, id, name))
      .toSorted((a, b) => rankOf(b.physical_risk.overall) - rankOf(a.physical_risk.overall))
    if (found.length === 0 && asked !== undefined)
      throw new ToolRefusal(
        'record_not_found',
        `No site of ${data.name} has ${JSON.stringify(asked)} in its name.`,
        {
          hint: 'Without site, all of them are listed.',
        },
      )
    const [one] = found.length === 1 && asked !== undefined ? found : []
    return {
      answer: {
        sites: found.slice(0, MOST_SITES).map(({ id, name, state, scope1_t, physical_risk }) => ({
          id,
          name,
          state,
          scope1_t,
          band: physical_risk.overall ?? null,
          why_missing:
            (physical_risk.overall ?? null) === null
              ? (physical_risk.availability.detail ?? physical_risk.availability.reason_code)
              : null,
        })),
        sites_left_out: Math.max(0, found.length - MOST_SITES),
        site:
          one === undefined
            ? null
            : {
                latitude: one.location.lat,
                longitude: one.location.lon,
                location_quality: one.location.quality,
                location_source: one.location.source,
                safeguard_covered_emissions_t: one.covered_emissions_t,
                hazards: one.hazards.map(({ hazard, band, reason_code }) => ({
                  hazard,
                  band_now: band,
                  why_missing: reason_code,
                  at_warming: one.scenarios.flatMap(({ id, hazards }) =>
                    hazards.flatMap(({ hazard: projected, band_then }) =>
                      projected === hazard && band_then !== null ? [{ warming: id, ...band_then }] : [],
                    ),
                  ),
                })),
              },
      },
      absent: absenceOf('sites', data.rollup.availability),
      sources: { meta, releases: data.provenance.releases },
      full,
    }
  },
})

/** Sites without a band, or with a part of one, come last. */
const rankOf = (band: string | null | undefined): number => RISK_LEVELS.findIndex((level) => level === band)

const isNamed = (asked: string, id: string, name: string): boolean =>
  id === asked || name.toLowerCase().includes(asked.trim().toLowerCase())
