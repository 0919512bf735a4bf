import { checkAbn } from '../../domain/abn.ts'
import { ReadError } from '../read-error.ts'
import type { CellPlace } from './numbers.ts'

/** An ABN as printed, with or without spaces, as eleven digits. One whose check digits do not fit is an error. */
export function printedAbn(text: string, place: CellPlace): string {
  const check = checkAbn(text.trim())
  if (check.ok) return check.abn
  const isNumber = check.fault === 'checksum'
  throw new ReadError({
    ...place,
    value: text,
    problem: isNumber ? 'is not an ABN: its check digits are wrong' : 'is not an ABN',
    expected: 'eleven digits whose check digits fit',
    ...(isNumber && check.nearest.length > 0
      ? { hint: `Off by one digit or swap: ${check.nearest.slice(0, 5).join(', ')}.` }
      : {}),
  })
}
