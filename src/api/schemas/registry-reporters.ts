import { Type } from 'typebox'
import { COVERAGES } from '../../domain/company/safeguard/safeguard.ts'
import { ANZSIC_LEVELS } from '../../domain/company/sector/anzsic.ts'
import { Availability, DisplayName, dataAnswer, Method, nullable, ReportingYear } from './data.ts'

const numbers = (description: string) => Type.Array(nullable(Type.Number()), { description })
const texts = (description: string) => Type.Array(nullable(Type.String()), { description })
const indexes = (description: string) => Type.Array(nullable(Type.Integer({ minimum: 0 })), { description })

/** For each company a list with a place for each year. */
const byYear = (description: string) => Type.Array(Type.Array(nullable(Type.Number())), { description })
const indexesByYear = (description: string) =>
  Type.Array(Type.Array(nullable(Type.Integer({ minimum: 0 }))), { description })

const Sum = Type.Object({
  value: nullable(Type.Number()),
  missing: Type.Integer({ description: 'Counted rows without this figure, so not in the total.' }),
})

export const RegistryReporters = dataAnswer(
  'RegistryReporters',
  Type.Object({
    years: Type.Array(
      Type.Object({
        reporting_year: ReportingYear,
        gwp_set: Type.String({ description: 'Global warming potentials behind the figures of the year.' }),
        rows: Type.Integer({
          description: 'Rows that the registry publishes; 0 if the year is not loaded.',
        }),
        counted: Type.Integer({ description: 'Rows in the totals: all except those in `not_counted`.' }),
        scope1_t: Sum,
        scope2_t: Sum,
        net_energy_gj: Sum,
      }),
      { description: 'In order. A company’s yearly lists have one position for each.' },
    ),
    companies: Type.Object(
      {
        abn: Type.Array(Type.String()),
        name: Type.Array(Type.String({ description: 'As last reported.' })),
        display_name: Type.Array(DisplayName),
        state: texts('State of the main office; null if no release gives it.'),
        division: texts('ANZSIC code; titles are in `sectors`.'),
        subdivision: texts('ANZSIC code.'),
        group: texts('ANZSIC code.'),
        class: texts('ANZSIC code.'),
        sector_absence: indexes('Position in `absences`; null if the company is classified.'),
        safeguard: Type.Array(nullable(Type.Enum([...COVERAGES])), {
          description: 'Null if no Safeguard table is loaded.',
        }),
        trend_percent: numbers(
          'Compound annual change of scope 1 and 2 since the last change of warming potentials, per cent.',
        ),
        trend_from: texts('First year of the trend.'),
        trend_to: texts('Last year of the trend.'),
        trend_flags: Type.Array(Type.Array(Type.String())),
        trend_note: texts('What to show beside the rate; null if nothing.'),
        trend_absence: indexes('Position in `absences`; null if there is a trend.'),
        scope1_t: byYear('t CO2-e.'),
        scope2_t: byYear('t CO2-e, location-based.'),
        net_energy_gj: byYear('GJ.'),
        energy_intensity: byYear('Scope 1 and 2, t CO2-e per TJ of net energy.'),
        income_intensity: byYear('Scope 1 and 2, t CO2-e per A$ million of total income.'),
        absence: indexesByYear('Position in `absences` if the company has no row in the year.'),
        income_absence: indexesByYear('Position in `absences` if a row has no intensity by income.'),
      },
      { description: 'One list for each column. The same position in every list is the same company.' },
    ),
    sectors: Type.Array(
      Type.Object({
        level: Type.Enum([...ANZSIC_LEVELS]),
        code: Type.String(),
        title: Type.String(),
        parent_code: nullable(Type.String()),
      }),
      { description: 'Every code of a company.' },
    ),
    absences: Type.Array(Availability, { description: 'Why a value is null. Null never means zero.' }),
    not_counted: Type.Array(
      Type.Object({
        reporting_year: ReportingYear,
        facility: Type.String(),
        organisation: Type.String(),
        abn: nullable(Type.String()),
      }),
      {
        description:
          'Rows left out of every total: they repeat a facility that another row reports in full (joint operational control).',
      },
    ),
    statements: Type.Array(Type.String(), { description: 'What to know before you add companies together.' }),
    methods: Type.Array(Method),
  }),
)
