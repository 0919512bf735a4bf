import { expect, test } from 'vitest'
import { isPlace } from './places.ts'

test.each([
  'page 3',
  'p. 12',
  'p12',
  'pp 4-6',
  '14',
  '3–5',
  'Sheet1!B14',
  'B14',
  'AA10:AB12',
  'sheet Loads',
  'section Governance',
  'table, row 6(a)',
  'note 4.2',
  'Appendix B',
  'cover page',
])('“%s” is a place', (place) => expect(isPlace(place)).toBe(true))

test.each([undefined, '', 'x', 'TBC', '-', '…', 'page', 'in the report', 'see above', 'somewhere', 'n/a'])(
  '“%s” is none',
  (place) => expect(isPlace(place)).toBe(false),
)
