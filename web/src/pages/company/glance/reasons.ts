import { percent, short, tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import type { Profile, Risk } from '../use-company.ts'

const RAISES = {
  two_components_higher: 'Raised one band: two other components are higher.',
  safeguard_excess_unmet: 'Raised one band: a Safeguard excess was not met.',
} as const

/** What decided the band of transition risk: the exposure, its cost, and what raised it. */
export function transitionReasons(transition: Profile['transition_risk']): readonly string[] {
  const cost = transition?.carbon_cost
  if (transition === undefined || cost === undefined) return [transition?.availability.detail ?? '']
  const { price, cost_percent_of_income: share } = cost
  // Scope 2 counts where it leads to the higher band.
  const isScope1 = cost.scope1_band === transition.exposure_band
  const [scope, perMillion, total] = isScope1
    ? (['Scope 1', cost.scope1_t_per_aud_million, cost.scope1_t] as const)
    : (['Scope 2', cost.scope2_t_per_aud_million, cost.scope2_t] as const)
  return [
    perMillion === null
      ? `${scope} of ${tonnes(total)}; no income of the same boundary is published.`
      : `${scope} of ${short(perMillion, 4)} t for each A$ million of income.`,
    ...(price === null || share === null
      ? []
      : [`At A$${short(price.aud_per_t, 4)} a tonne, scope 1 comes to ${percent(share)} of income.`]),
    ...(transition.raised_by ?? []).map((raise) => RAISES[raise]),
  ]
}

/** Whose climate the band is of, where the worst is, and that the observations are old where they are. */
export function physicalReasons(physical: Risk['physical']): readonly string[] {
  const {
    basis,
    sites_assessed: assessed,
    sites_known: known,
    weighted,
    is_old,
    observed_to,
  } = physical.headline
  const old = is_old ? [`Observed to ${observed_to}.`] : []
  if (basis === 'not_assessed') return [physical.headline.statement]
  if (basis === 'head_office_only') return ['Head office only: none of its sites is known.', ...old]
  const ids = new Set(physical.sites.worst_sites ?? [])
  const [worst, ...others] = physical.site_bands.filter(({ id }) => ids.has(id))
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  const of = assessed === 1 ? 'The only site assessed' : `Worst of ${assessed} sites assessed`
  return [
    `${of}, ${known} known${worst === undefined ? '' : `: ${worst.name}${more}`}.`,
    ...(weighted === null || assessed === 1
      ? []
      : [
          `Half of its ${weighted.by === 'emissions' ? 'emissions are at sites' : 'sites are'} at ${words(weighted.band).toLowerCase()} or below.`,
        ]),
    ...old,
  ]
}
