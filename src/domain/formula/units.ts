import { PLAIN, TEXT, TRUTH } from './formula.ts'

/** The powers of the parts of a unit: `t CO2-e / year` has 1 for `t CO2-e` and -1 for `year`. */
type Powers = ReadonlyMap<string, number>

/** All units must be the same; gives that one. */
export function sameUnit(units: readonly string[]): string {
  const [first = PLAIN] = units
  for (const unit of units)
    if (!isSameUnit(first, unit)) throw new TypeError(`${first} does not go with ${unit}`)
  return first
}

export const isSameUnit = (one: string, other: string): boolean =>
  one === other || (isMeasure(one) && isMeasure(other) && written(powersOf(one)) === written(powersOf(other)))

/** The unit of a product. */
export function timesUnit(units: readonly string[]): string {
  const powers = new Map<string, number>()
  for (const unit of units)
    for (const [part, power] of powersOf(unit)) powers.set(part, (powers.get(part) ?? 0) + power)
  return written(powers)
}

/** A unit squared (2), inverted (-1) or under a root (0.5). */
export function toPower(unit: string, exponent: number): string {
  return written(new Map([...powersOf(unit)].map(([part, power]) => [part, power * exponent])))
}

const isMeasure = (unit: string): boolean => unit !== TEXT && unit !== TRUTH

/** Reads `a · b^2 / c · d`: all after the first slash divides. */
function powersOf(unit: string): Powers {
  if (!isMeasure(unit)) throw new TypeError(`a ${unit} cannot be computed with`)
  const powers = new Map<string, number>()
  unit.split(' / ').forEach((side, at) => {
    for (const part of side.split(' · ')) {
      const [, name = part, exponent = '1'] = /^(?<name>.+?)\^(?<exponent>[\d.]+)$/.exec(part) ?? []
      if (name !== PLAIN) powers.set(name, (powers.get(name) ?? 0) + (at === 0 ? 1 : -1) * Number(exponent))
    }
  })
  return powers
}

/** The same unit is always written the same way: parts in the order of their names. */
function written(powers: Powers): string {
  const side = (sign: 1 | -1): string =>
    [...powers]
      .filter(([, power]) => power * sign > 0)
      .map(([part, power]) => (Math.abs(power) === 1 ? part : `${part}^${Math.abs(power)}`))
      .toSorted()
      .join(' · ')
  const [above, below] = [side(1), side(-1)]
  return `${above === '' ? PLAIN : above}${below === '' ? '' : ` / ${below}`}`
}
