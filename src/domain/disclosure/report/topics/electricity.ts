import type { EvidenceInput } from '../../../evidence.ts'
import { compareText } from '../../../text-order.ts'
import type { Disclosure } from '../../disclosure.ts'
import type { Argument } from '../calculation.ts'
import type { Citations } from '../citations.ts'
import { absent, calculated, type Part } from '../draft.ts'

/** How much carbon stands behind a MWh in the company's region. Not a scope 2 factor. */
export function electricityMetrics(disclosure: Disclosure, citations: Citations): Part {
  const origin = disclosure.profile.blocks.grid_intensity
  const { result } = origin
  if (result === null || result.twelve_months === null)
    return absent('electricity', citations, origin, {
      id: 'electricity.twelve_months',
      label: 'Generation intensity over twelve months',
      unit: 't CO2-e per MWh',
      ...(result === null ? {} : { availability: result.index_availability }),
    })
  const { twelve_months: now, twelve_months_five_years_before: before, five_year_change: change } = result
  const days = daysOf(disclosure.profile.input.grid.outcome?.inputs ?? [])
  return calculated('electricity', citations, origin, {
    id: 'electricity.intensity',
    formula: 'grid_intensity',
    arguments: {
      now: dayArguments(days, now.first_day, now.last_day, citations),
      before: before === null ? null : dayArguments(days, before.first_day, before.last_day, citations),
    },
    figures: {
      now: {
        id: 'electricity.twelve_months',
        label: `Generation intensity of ${result.region} over twelve months`,
        value: now.intensity_t_per_mwh,
        unit: 't CO2-e per MWh',
        observed: now.period,
      },
      before: {
        id: 'electricity.twelve_months_five_years_before',
        label: `Generation intensity of ${result.region} five years before`,
        value: before?.intensity_t_per_mwh ?? null,
        unit: 't CO2-e per MWh',
        observed: before?.period ?? null,
      },
      change_percent: {
        id: 'electricity.five_year_change_percent',
        label: `Change of the generation intensity of ${result.region} in five years`,
        value: change?.percent ?? null,
        unit: '%',
        observed: now.period,
      },
    },
  })
}

/** Energy and emissions of each day, as the index prints them. */
function daysOf(inputs: readonly EvidenceInput[]): ReadonlyMap<string, readonly EvidenceInput[]> {
  const daily = inputs.filter(({ field }) => field.endsWith('energy_mwh') || field.endsWith('emissions_t'))
  return Map.groupBy(daily, ({ observed }) => observed)
}

function dayArguments(
  days: ReadonlyMap<string, readonly EvidenceInput[]>,
  first: string,
  last: string,
  citations: Citations,
): Argument {
  const reference = (inputs: readonly EvidenceInput[], figure: string): Argument => {
    const found = inputs.find(({ field }) => field.endsWith(figure))
    return found === undefined ? null : { input: citations.cite(found) }
  }
  return [...days]
    .filter(([day]) => day >= first && day <= last)
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([day, inputs]) => ({
      day,
      energy_mwh: reference(inputs, 'energy_mwh'),
      emissions_t: reference(inputs, 'emissions_t'),
    }))
}
