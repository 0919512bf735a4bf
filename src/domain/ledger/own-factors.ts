import { type Static, Type } from 'typebox'
import { failIf, joinChecks, type RecordCheck, repeated } from '../disclosure/records/fault.ts'
import { amount, identifier, MOST_ITEMS, oneOf, sha256, words } from '../disclosure/records/fields.ts'
import type { Factor, FactorValue } from '../factors/factor.ts'
import { slug } from '../factors/identity.ts'
import { equal, rational, sum } from '../factors/rational.ts'
import { CATEGORY_WORDS, type Place, scopeOfCategory } from './categories.ts'
import type { LineReason } from './line.ts'

const short = (description: string) =>
  Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description })

const factor = Type.Object({
  id: identifier('Id within the set'),
  activity: short(
    'What is done or bought, such as `domestic flight`; lines that use this word find the factor',
  ),
  use: Type.Optional(short('What for, where one activity has several factors')),
  unit: short('Unit of activity, such as `km` or `passenger-km`'),
  category: Type.Enum([...CATEGORY_WORDS], {
    description: 'Category that it belongs to, such as `category_6`',
  }),
  kg_co2e_per_unit: amount('All greenhouse gases, kg CO2-e for each unit'),
  gases: Type.Optional(
    Type.Object(
      {
        co2: amount('CO2'),
        ch4: amount('Methane, as CO2-e'),
        n2o: amount('Nitrous oxide, as CO2-e'),
        f_gas: amount('Fluorinated gases, as CO2-e'),
      },
      { description: 'The same by gas, kg CO2-e for each unit; they must add up to the total' },
    ),
  ),
  biogenic_co2_kg_per_unit: Type.Optional(amount('CO2 from biomass, kg for each unit; outside the total')),
})

const set = Type.Object({
  id: identifier('Id of the set'),
  source: words('Who publishes it, and what it is called'),
  year: Type.Integer({ minimum: 1990, maximum: 2100, description: 'Year of the edition' }),
  gwp_set: oneOf(['AR4', 'AR5', 'AR6'], 'Warming potentials that it uses'),
  document: Type.Optional(words('File or page where it is printed')),
  document_sha256: Type.Optional(sha256('Hash of the document, where it is held as an evidence file')),
  factors: Type.Array(factor, { minItems: 1, maxItems: MOST_ITEMS }),
})

/** Factors that the national edition does not have, in the sets that they come from. */
export const ownFactors = Type.Object({
  sets: Type.Array(set, { maxItems: 100, description: 'The complete list: sets not in it are removed.' }),
})

export type OwnFactors = Static<typeof ownFactors>

export const OWN_FACTORS_EXAMPLE: OwnFactors = {
  sets: [
    {
      id: 'travel-2025',
      source: 'Travel agent, emissions statement 2025',
      year: 2025,
      gwp_set: 'AR5',
      factors: [
        {
          id: 'domestic-flight',
          activity: 'domestic flight',
          unit: 'passenger-km',
          category: 'category_6',
          kg_co2e_per_unit: 0.2,
        },
      ],
    },
  ],
}

export function checkOwnFactors({ sets }: OwnFactors): RecordCheck {
  const ids = repeated(
    sets.map(({ id }) => id),
    'validation_failed',
    (at) => `/sets/${at}/id`,
    'id',
  )
  return joinChecks([
    { errors: ids, warnings: [] },
    ...sets.map(({ factors }, at) => ({
      errors: [
        ...repeated(
          factors.map(({ id }) => id),
          'validation_failed',
          (index) => `/sets/${at}/factors/${index}/id`,
          'id',
        ),
        ...factors.flatMap(({ gases, kg_co2e_per_unit: total }, index) =>
          failIf(
            gases !== undefined && !equal(sum(Object.values(gases).map(rational)), rational(total)),
            'validation_failed',
            `/sets/${at}/factors/${index}/gases`,
            `must add up to kg_co2e_per_unit, ${total}`,
          ),
        ),
      ],
      warnings: [],
    })),
  ])
}

/** An own factor in the shape of the national ones, so that all that follows treats them alike. */
export interface OwnFactor {
  readonly factor: Factor
  readonly place: Place
  readonly unit: string
  readonly biogenic: string | undefined
  readonly has_document: boolean
  /** Of an own factor: the evidence file that prints it; undefined where none is named. */
  readonly document_sha256?: string | undefined
  /** Said with every line. */
  readonly notes?: readonly LineReason[]
}

/** All own factors by their ids, and by the words that find them. `version` is that of the record. */
export function ownFactorsBy({ sets }: OwnFactors, version: number): ReadonlyMap<string, OwnFactor> {
  const found = new Map<string, OwnFactor>()
  for (const one of sets)
    for (const own of one.factors) {
      const id = `own:${one.id}/${own.id}`
      const made = ownFactor(one, own, {
        id,
        row_id: `${id}@v${version}`,
        printed: [one.source, one.document].filter((part) => part !== undefined).join(', '),
        has_document: one.document !== undefined || one.document_sha256 !== undefined,
      })
      found.set(made.factor.factor_id, { ...made, document_sha256: one.document_sha256 })
      const words = ownWords(own.activity, own.use)
      if (!found.has(words)) found.set(words, found.get(id)!)
    }
  return found
}

/** The words of a line or of an own factor, so that the two can be held against each other. */
export const ownWords = (activity: string | undefined, use: string | undefined): string =>
  `${slug(activity ?? '')}\n${slug(use ?? '')}`

type Set = OwnFactors['sets'][number]

/** What a factor is called, and where it is printed. */
interface Named {
  readonly id: string
  readonly row_id: string
  readonly printed: string
  /** Of a file that everyone can ask for. */
  readonly file_sha256?: string
  readonly has_document?: boolean
}

export function ownFactor(
  { id: setId, year, gwp_set }: Pick<Set, 'id' | 'year' | 'gwp_set'>,
  own: Set['factors'][number],
  { id, row_id, printed, file_sha256, has_document = true }: Named,
): OwnFactor {
  const unit = `kg CO2-e/${own.unit}`
  const value = (gas: string, amount: number): FactorValue => ({
    gas,
    value: amount,
    value_text: String(amount),
    unit,
    table: '',
    cell: '',
    flags: [],
  })
  const { gases } = own
  const factor: Factor = {
    factor_id: id,
    row_id,
    kind: 'emission_factor',
    edition: String(year),
    vintage: null,
    superseded: false,
    release_id: '',
    scope: Number(scopeOfCategory(own.category)) as 1 | 2 | 3,
    category: own.category,
    subcategory: setId,
    activity: own.activity,
    region: 'NATIONAL',
    period: null,
    method: null,
    // Decides which methane it is on the sixth assessment.
    carbon_origin: own.biogenic_co2_kg_per_unit === undefined ? 'fossil' : 'biogenic_or_renewable',
    gwp_set,
    unit,
    gases:
      gases === undefined
        ? []
        : [
            value('co2', gases.co2),
            value('ch4', gases.ch4),
            value('n2o', gases.n2o),
            // Without one there is no mixture whose potentials would have to be known.
            ...(gases.f_gas === 0 ? [] : [value('hfc', gases.f_gas)]),
          ],
    total: value('total', own.kg_co2e_per_unit),
    total_basis: 'published',
    energy_content: null,
    table: '',
    table_title: printed,
    cells: [],
    footnotes: [],
    flags: [],
    inputs:
      file_sha256 === undefined
        ? []
        : [
            {
              dataset: 'public_factor_set',
              release: row_id,
              file_sha256,
              ref: printed,
              field: 'kg_co2e_per_unit',
              observed: String(year),
              value_text: String(own.kg_co2e_per_unit),
            },
          ],
  }
  const { biogenic_co2_kg_per_unit: biogenic } = own
  return {
    factor,
    place: { scope: scopeOfCategory(own.category)!, category: own.category },
    unit: own.unit,
    biogenic: biogenic === undefined ? undefined : String(biogenic),
    has_document,
  }
}
