import { DECLARED_DISASTERS_FORMULA, hazardFormula } from '../../../company/hazards/formula.ts'
import { HAZARDS } from '../../../company/hazards/hazard-table.ts'
import type { MetricName, TopicTable } from '../topic-table.ts'

const storms = (wind: number): MetricName => ({
  id: `hazards.tropical_cyclone.storms_${wind}kt`,
  label: `Tropical cyclone: storms a decade within 200 km with ${wind} knots or more`,
  unit: 'storms',
})

const STORMS = { storms_34kt: storms(34), storms_48kt: storms(48), storms_64kt: storms(64) }

const MEASURE: MetricName = {
  id: 'hazards.{hazard}.measure',
  label: '{hazard}: figure that sets the band',
  unit: '{unit}',
}

const BAND: MetricName = { id: 'hazards.{hazard}.band', label: '{hazard}: band', unit: null }

const DISASTERS: MetricName = {
  id: 'hazards.declared_disasters.{lga_code}',
  label: 'Declared disasters since 2019 that are listed for {lga}',
  unit: 'events',
}

/** Hazards beside those of the climate's bands, at the place that the climate is of. */
export const HAZARDS_TOPIC: TopicTable = {
  topic: 'hazards',
  outcomes: ({ profile }) => [profile.blocks.hazards],
  words: Object.fromEntries(HAZARDS.map(({ id, label }) => [id, label])),
  formulas: {
    ...Object.fromEntries(
      HAZARDS.map(({ id }) => [
        hazardFormula(id),
        {
          calculation: 'hazards.{hazard}',
          metrics: id === 'tropical_cyclone' ? { ...STORMS, band: BAND } : { measure: MEASURE, band: BAND },
          gap: BAND,
        },
      ]),
    ),
    [DECLARED_DISASTERS_FORMULA]: {
      calculation: 'hazards.declared_disasters.{lga_code}',
      metrics: { events: DISASTERS },
      gap: DISASTERS,
    },
  },
  gap: { id: 'hazards.all', label: 'Hazards at the head office', unit: null },
}
