import { short, signed } from './numbers.ts'
import { words } from './words.ts'

const NAMES: Readonly<Record<string, string>> = {
  mean_temperature: 'Mean temperature',
  rainfall: 'Rainfall in a year',
  heat_days_35: 'Days at 35 °C or more',
  heat_days_40: 'Days at 40 °C or more',
}
const UNITS: Readonly<Record<string, string>> = { degC: '°C', mm: 'mm', days: 'days' }
/** As fine as what is measured; a thousandth of a day is not. */
const DECIMALS: Readonly<Record<string, number>> = { degC: 2, mm: 0, days: 1 }

export const indicatorName = (indicator: string): string => NAMES[indicator] ?? words(indicator)
export const unitText = (unit: string): string => UNITS[unit] ?? unit

/** A value with its unit: 1 day, 12 days, 22.4 °C. */
export const withUnit = (value: number, unit: string): string =>
  `${short(value, 4)} ${unit === 'days' && value === 1 ? 'day' : unitText(unit)}`

/** How far the latest years are from the baseline: +0.43 °C. */
export const changeText = ({ change, unit }: { readonly change: number; readonly unit: string }): string =>
  `${signed(change, (size) => size.toFixed(DECIMALS[unit] ?? 2))} ${unitText(unit)}`
