import { ReadError } from '../../read-error.ts'
import type { AttributeValue, NetcdfVariable } from '../netcdf/netcdf-file.ts'
import type { NumberType } from '../netcdf/numbers.ts'

/** How stored numbers become values: `stored x scale + offset`, and which stored numbers mean that there is none. */
export interface Packing {
  readonly scale: number
  readonly offset: number
  /** Stored numbers that mean missing, besides NaN. */
  readonly fills: readonly number[]
  /** Stored numbers outside are missing, as the CF conventions say. */
  readonly least: number
  readonly most: number
}

/** What the NetCDF library writes where nothing was written and no fill is declared. */
const DEFAULT_FILLS: Readonly<Record<NumberType, number | undefined>> = {
  i1: undefined,
  u1: undefined,
  i2: -32_767,
  u2: 65_535,
  i4: -2_147_483_647,
  u4: 4_294_967_295,
  i8: undefined,
  u8: undefined,
  f4: 9.969_209_968_386_869e36,
  f8: 9.969_209_968_386_869e36,
}

export function packingOf(file: string, variable: NetcdfVariable): Packing {
  const { attributes, type, name } = variable
  if (type === undefined) throw new ReadError({ file, column: name, problem: 'does not hold numbers' })
  const number = (key: string): number | undefined => numbers(attributes[key])[0]
  // An absent piece of a file reads as the declared fill, so the default counts only where none is declared.
  const fill = number('_FillValue') ?? DEFAULT_FILLS[type]
  const fills = [...(fill === undefined ? [] : [fill]), ...numbers(attributes['missing_value'])]
  const range = numbers(attributes['valid_range'])
  const scale = decimal(number('scale_factor') ?? 1)
  if (!(scale > 0))
    throw new ReadError({
      file,
      at: name,
      column: 'scale_factor',
      value: scale,
      problem: 'cannot be',
      expected: 'a number above zero',
    })
  return {
    scale,
    offset: decimal(number('add_offset') ?? 0),
    fills: [...new Set(fills.map((value) => (type === 'f4' ? Math.fround(value) : value)))].filter(
      (value) => !Number.isNaN(value),
    ),
    least: range[0] ?? number('valid_min') ?? Number.NEGATIVE_INFINITY,
    most: range[1] ?? number('valid_max') ?? Number.POSITIVE_INFINITY,
  }
}

const numbers = (value: AttributeValue | undefined): readonly number[] =>
  value === undefined || typeof value === 'string' ? [] : value

/** A scale of 0.1 kept in single precision is meant as 0.1, else 350 tenths are not exactly 35. */
const decimal = (value: number): number =>
  Math.fround(value) === value ? Number(value.toPrecision(7)) : value
