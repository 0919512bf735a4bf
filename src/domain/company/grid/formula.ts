import { DEFINITIONS, named, TONNES } from '../../formula/definitions.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { type GivenTable, type Step, TEXT } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { absent, greater, product, ratio, subtract, sum, when } from '../../formula/terms.ts'

const INTENSITY = 't CO2-e / MWh'

const days = (label: string): GivenTable => ({
  label,
  columns: {
    day: named('Day', TEXT),
    energy_mwh: named('Energy', 'MWh'),
    emissions_t: named('Emissions', TONNES),
  },
})

/** Emissions over energy, so that every day weighs by its energy. */
const intensity = (name: string, label: string, energy: string, emissions: string): Step => ({
  figure: name,
  label,
  unit: INTENSITY,
  is: when(greater(energy, 0), ratio(emissions, energy), absent('no_energy')),
})

const sumsOf = (table: string, which: string): readonly Step[] => [
  { figure: `${which}_energy`, label: 'Energy', unit: 'MWh', is: sum(`${table}.energy_mwh`) },
  { figure: `${which}_emissions`, label: 'Emissions', unit: TONNES, is: sum(`${table}.emissions_t`) },
]

export const GRID_INTENSITY_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'grid_intensity',
  version: '1.1.0',
  title: 'Emissions intensity of generation in a region',
  constants: { per_cent: DEFINITIONS.per_cent },
  tables: {},
  formulas: {
    period_intensity: {
      title: 'Intensity of a period',
      given: { energy: named('Energy', 'MWh'), emissions: named('Emissions', TONNES) },
      steps: [intensity('intensity', 'Emissions over energy', 'energy', 'emissions')],
      outputs: ['intensity'],
    },
    grid_intensity: {
      title: 'Intensity of the latest twelve months, and five years before',
      given: {
        latest_days: days('Days of the latest twelve months'),
        earlier_days: days('Days of the twelve months five years before'),
      },
      steps: [
        ...sumsOf('latest_days', 'latest'),
        intensity('now', 'Latest twelve months', 'latest_energy', 'latest_emissions'),
        ...sumsOf('earlier_days', 'earlier'),
        intensity('before', 'Five years before', 'earlier_energy', 'earlier_emissions'),
        { figure: 'change', label: 'Change', unit: INTENSITY, is: subtract('now', 'before') },
        {
          figure: 'change_percent',
          label: 'Change, per cent',
          unit: '%',
          is: ratio(product('per_cent', 'change'), 'before'),
        },
      ],
      outputs: ['now', 'before', 'change_percent'],
    },
  },
})

/** Null for a period without energy. */
export const intensityOf = (energy: number, emissions: number): number | null =>
  evaluate(GRID_INTENSITY_FORMULAS.formula('period_intensity'), { energy, emissions }).number('intensity')
