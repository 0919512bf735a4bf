import type { EvidenceInput } from '../../evidence.ts'
import type { GivenValues } from '../../formula/given.ts'
import { printedNumber } from '../../printed-number.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { printed, type WorkingArgument } from '../../working.ts'
import { type Deflator, quartersOf } from '../deflator.ts'
import type { Evidenced } from '../outcome.ts'
import type { AnzsicPath } from '../sector/anzsic.ts'
import type { EnergyInput } from './energy.ts'
import { type DivisionMultiplier, type PurchasesInput, SUPPLIERS } from './purchases.ts'
import { mapCategories } from './relevance.ts'
import { employeeBand, type SizeInput } from './sizes.ts'

export interface ScreeningInput {
  readonly company: Evidenced
  readonly anzsic: AnzsicPath | null
  /** Groups of its Safeguard facilities: what they do may matter beside the class of the company. */
  readonly facility_groups: readonly string[]
  readonly energy: EnergyInput
  readonly size: SizeInput
  readonly purchases: PurchasesInput
}

/** Everything that screening chooses from, so that the choice can be repeated too. */
export const screeningGiven = (input: ScreeningInput, form: Form): GivenValues => ({
  relevant_categories: mapCategories(input.anzsic, input.facility_groups).flatMap(
    ({ category, relevance }) => (relevance === 'relevant' ? [{ category: String(category) }] : []),
  ),
  scope1_t: form.figure(input.energy.scope1_t, input.company.evidence, 'scope1_t'),
  scope2_t: form.figure(input.energy.scope2_t, input.company.evidence, 'scope2_t'),
  ...energyGiven(input.energy, form),
  ...sizeGiven(input.size, form),
  ...purchasesGiven(input.purchases, form),
})

/** How figures and rows are given. */
interface Form {
  readonly figure: (
    value: number | null,
    evidence: readonly EvidenceInput[],
    field?: string,
  ) => WorkingArgument
  /** `figures` are the columns that inputs print, each with the field where several print the same number. */
  readonly rows: (
    rows: readonly Evidenced[],
    texts: readonly string[],
    figures: Readonly<Record<string, string | undefined>>,
  ) => WorkingArgument
}

type Cells = Readonly<Record<string, number | string | null>>

/** As they are, to compute with: long lists are not copied. */
export const PLAIN_FORM: Form = {
  figure: (value) => value,
  rows: (rows) => rows as unknown as readonly WorkingArgument[],
}

/** With the inputs that print them, for a working. */
export const CITED_FORM: Form = {
  figure: printed,
  rows: (rows, texts, figures) =>
    rows.map((row) => {
      const cells = row as unknown as Cells
      return Object.fromEntries([
        ...texts.map((name) => [name, cells[name]!]),
        ...Object.entries(figures).map(([name, field]) => [
          name,
          printed(cells[name] as number | null, row.evidence, field),
        ]),
      ])
    }),
}

const energyGiven = (energy: EnergyInput, { figure, rows }: Form): GivenValues => ({
  net_energy_gj: figure(
    energy.net_energy?.gigajoules ?? null,
    energy.net_energy?.evidence ?? [],
    'net_energy_gj',
  ),
  division: energy.division,
  factor_region: energy.factor_region,
  extracts_gas: energy.extracts_gas,
  electricity: rows(energy.electricity_factors, ['region'], {
    scope2_kg_per_kwh: undefined,
    scope3_kg_per_kwh: undefined,
  }),
  fuels: rows(energy.fuel_factors, ['fuel', 'region'], {
    scope1_kg_per_gj: undefined,
    scope3_kg_per_gj: undefined,
  }),
  stations: rows(energy.stations, ['facility', 'primary_fuel', 'factor_region'], { scope1_t: 'scope1_t' }),
  facilities: rows(energy.facilities, ['facility', 'is_well', 'covered_t', 'ch4_t', 'n2o_t', 'other_t'], {}),
})

const sizeGiven = (
  { group, subdivision, employers, income, deflator }: SizeInput,
  { figure }: Form,
): GivenValues => {
  const prices = (year: string | undefined): WorkingArgument =>
    deflator === null || year === undefined
      ? []
      : quartersOf(year).flatMap((quarter) => {
          const found = pricesOf(deflator).get(quarter)
          return found === undefined ? [] : [{ quarter, level: figure(found.level, [found.input]) }]
        })
  return {
    class_group: group,
    class_subdivision: subdivision,
    employers: employers.map(({ name, division, band }) => ({ name, division, band, ...employeeBand(band) })),
    income_aud: figure(income?.aud ?? null, income?.evidence ?? []),
    base_prices: prices(deflator?.base_year),
    income_prices: prices(income?.income_year),
  }
}

const pricesOf = rememberedBy(
  ({ evidence }: Deflator) =>
    new Map(
      evidence.map((input) => [input.observed, { input, level: printedNumber(input.value_text) }] as const),
    ),
)

const purchasesGiven = (
  { industries, multipliers, division, goods }: PurchasesInput,
  { figure, rows }: Form,
): GivenValues => ({
  industries: industries.map(({ code, output_aud_m, purchases_aud_m, evidence }) => ({
    code,
    output: figure(output_aud_m, evidence, 'production'),
    ...Object.fromEntries(
      SUPPLIERS.map((supplier) => [
        `from_${supplier}`,
        figure(purchases_aud_m[supplier] ?? null, evidence, supplier),
      ]),
    ),
  })),
  multipliers: rows(multipliers, ['code'], {
    published_kg_per_aud: FIELDS.published_kg_per_aud,
  }),
  ...ofDivision('division', division, figure),
  ...ofDivision('goods', goods, figure),
})

const FIELDS = {
  published_kg_per_aud: 'total_kgco2e_per_aud_published',
  direct_kg_per_aud: 'direct_kgco2e_per_aud',
} as const

const ofDivision = (
  which: 'division' | 'goods',
  multiplier: DivisionMultiplier | null,
  figure: Form['figure'],
): GivenValues =>
  Object.fromEntries(
    (['published', ...(which === 'division' ? (['direct'] as const) : [])] as const).map((kind) => [
      `${which}_${kind}`,
      figure(
        multiplier?.[`${kind}_kg_per_aud`] ?? null,
        multiplier?.evidence ?? [],
        FIELDS[`${kind}_kg_per_aud`],
      ),
    ]),
  )
