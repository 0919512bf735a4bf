import { abnText } from '../../../format/words.ts'
import type { FinancedHolding } from '../use-portfolios.ts'

/** A holding by the name of its company, or by what the book has instead. */
export const holdingName = ({ name, abn, id }: FinancedHolding): string =>
  name ?? (abn === null ? id : abnText(abn))

export const STATUSES: Readonly<Record<FinancedHolding['status'], string>> = {
  covered: 'Covered',
  not_covered: 'Not covered',
  refused: 'Refused',
}
