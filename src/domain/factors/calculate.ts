import type { Method } from '../evidence.ts'
import type { Factor } from './factor.ts'
import type { GwpTransform } from './gwp.ts'
import { type MarketBased, residualQuantity } from './market-based.ts'
import { divide, multiply, type Rational, rational, toNumber, toText } from './rational.ts'
import { convert, type FactorUnit, findUnit, parseFactorUnit, type Unit, unitsOf } from './units.ts'

export const FACTOR_CALCULATION: Method = { id: 'factor_calculation', version: '1.0.0' }

/** A calculation that cannot be done; `member` is the member of the request that is at fault. */
export class CalculationFault extends Error {
  readonly member: string
  readonly allowed: readonly string[]

  constructor(member: string, message: string, allowed: readonly string[] = []) {
    super(message)
    this.name = 'CalculationFault'
    this.member = member
    this.allowed = allowed
  }
}

export interface Calculation {
  readonly quantity: number
  readonly unit: string
  readonly factor: Factor
  /** The factor on the basis asked for. */
  readonly transform: GwpTransform
  /** A rate in per cent a year that the quantity is multiplied with first, such as leakage of a refrigerant. */
  readonly rate?: Factor | undefined
  /** Certificates and percentages of the market-based method; only with a residual mix factor. */
  readonly market_based?: MarketBased | undefined
}

export interface Emission {
  readonly gas: string
  readonly value: number
  /** Exact value, with every digit. */
  readonly value_text: string
  readonly unit: string
}

export interface CalculatedEmissions {
  /** The quantity in the unit of the factor. */
  readonly activity: { readonly value: number; readonly value_text: string; readonly unit: string }
  readonly gases: readonly Emission[]
  readonly total: Emission
  /** What was done, a line for each step. */
  readonly steps: readonly string[]
  /** The whole computation in one line. */
  readonly formula: string
}

/** About twice what Australia emits in a year: no item of an inventory is that large, but a slip of units is. */
const LARGEST_EMISSION_T = 1e9

/** Quantity times factor, gas by gas, without rounding. */
export function calculate(request: Calculation): CalculatedEmissions {
  const { factor, transform } = request
  const unit = parseFactorUnit(factor.unit)
  if (factor.kind !== 'emission_factor' || unit === undefined)
    throw new CalculationFault('factor', `${factor.factor_id} is a ${factor.kind}, not an emission factor.`)
  const totalValue = transform.total?.value_text ?? factor.total?.value
  if (totalValue === null || totalValue === undefined)
    throw new CalculationFault(
      'factor',
      `${factor.factor_id} has no published figure (${factor.flags.join(', ')}).`,
    )
  const steps: string[] = []
  const quantity = afterRate(request, afterMarketBased(request, steps), steps)
  const activity = inFactorUnit(request, quantity, unit, steps)
  const total = emissionOf('total', rational(totalValue), activity, unit)
  if (total.value > LARGEST_EMISSION_T)
    throw new CalculationFault(
      'quantity',
      `${request.quantity} ${request.unit} would be ${total.value.toPrecision(3)} ${total.unit}, more than all of Australia emits in two years: check the quantity and its unit.`,
    )
  return {
    activity: { value: toNumber(activity), value_text: toText(activity), unit: unit.per.name },
    gases: gasesOf(factor, transform).map(({ gas, value, unit: own }) =>
      emissionOf(gas, value, activity, parseFactorUnit(own) ?? unit),
    ),
    total,
    steps,
    formula: `${toText(activity)} ${unit.per.name} × ${totalValue} ${factor.unit}${
      unit.mass.name === 'kg' ? ' / 1000' : ''
    } = ${total.value_text} ${total.unit}`,
  }
}

interface GasFigure {
  readonly gas: string
  readonly value: Rational
  readonly unit: string
}

const gasesOf = (factor: Factor, transform: GwpTransform): GasFigure[] =>
  transform.gases.length > 0
    ? transform.gases.map(({ gas, value_text, unit }) => ({ gas, value: rational(value_text), unit }))
    : factor.gases.flatMap(({ gas, value, unit }) =>
        value === null ? [] : { gas, value: rational(value), unit },
      )

const TONNE = findUnit('t')!

function emissionOf(gas: string, value: Rational, activity: Rational, unit: FactorUnit): Emission {
  const mass = convert(multiply(activity, value), unit.mass, TONNE)
  const substance = unit.substance === 'CO2' ? 'CO2-e' : unit.substance
  return { gas, value: toNumber(mass), value_text: toText(mass), unit: `t ${substance}` }
}

function afterMarketBased({ quantity, unit, factor, market_based }: Calculation, steps: string[]): Rational {
  const given = rational(quantity)
  if (market_based === undefined) return given
  const own = findUnit(unit)
  if (factor.method !== 'market_based' || own?.dimension !== 'energy')
    throw new CalculationFault(
      'market_based',
      'belongs to a residual mix factor and a quantity of electricity.',
    )
  const kilowattHour = findUnit('kWh')!
  const { residual, step } = residualQuantity(convert(given, own, kilowattHour), market_based)
  steps.push(step)
  return convert(residual, kilowattHour, own)
}

function afterRate({ rate, unit }: Calculation, quantity: Rational, steps: string[]): Rational {
  if (rate === undefined) return quantity
  const percent = rate.gases[0]?.value
  if (rate.kind !== 'rate' || percent === null || percent === undefined)
    throw new CalculationFault('rate_factor_id', `${rate.factor_id} is not a rate.`)
  const result = divide(multiply(quantity, rational(percent)), rational(100))
  steps.push(`${toText(quantity)} ${unit} × ${percent} % = ${toText(result)} ${unit} (${rate.activity})`)
  return result
}

function inFactorUnit(
  { unit, factor }: Calculation,
  quantity: Rational,
  { per }: FactorUnit,
  steps: string[],
): Rational {
  const from = findUnit(unit)
  if (from === undefined) throw notConvertible(unit, factor, per)
  if (from.dimension === per.dimension) {
    const converted = convert(quantity, from, per)
    if (from.name !== per.name)
      steps.push(`${toText(quantity)} ${from.name} = ${toText(converted)} ${per.name}`)
    return converted
  }
  const content = energyContent(factor)
  if (per.dimension !== 'energy' || content === undefined || content.per.dimension !== from.dimension)
    throw notConvertible(unit, factor, per)
  const measured = convert(quantity, from, content.per)
  const energy = multiply(measured, content.value)
  steps.push(
    `${toText(measured)} ${content.per.name} × ${factor.energy_content!.value} ${factor.energy_content!.unit} = ${toText(energy)} GJ`,
  )
  return convert(energy, findUnit('GJ')!, per)
}

function energyContent({ energy_content: content }: Factor): { value: Rational; per: Unit } | undefined {
  const per = findUnit(content?.unit.split('/')[1] ?? '')
  return content === null || per === undefined ? undefined : { value: rational(content.value), per }
}

function notConvertible(unit: string, factor: Factor, per: Unit): CalculationFault {
  const content = energyContent(factor)
  const allowed = [
    ...unitsOf(per.dimension),
    ...(content === undefined ? [] : unitsOf(content.per.dimension)),
  ]
  return new CalculationFault(
    'unit',
    `${JSON.stringify(unit)} cannot be converted to ${per.name}, the unit of ${factor.factor_id}. Units that can: ${allowed.join(', ')}.`,
    allowed,
  )
}
