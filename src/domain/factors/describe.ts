import { AVAILABLE, type Availability, unavailable } from '../availability.ts'
import type { Factor } from './factor.ts'
import { regionName } from './regions.ts'

/** What the marks mean that the publisher prints instead of a figure. */
const MARKS: Readonly<Record<string, Availability>> = {
  confidential: unavailable(
    'suppressed',
    'confidential',
    'The publisher shows "C": the factor is confidential because it comes from only a few suppliers.',
  ),
  not_estimated: unavailable(
    'not_published',
    'not_estimated',
    'The publisher shows "NE": no factor has been estimated. It is not zero.',
  ),
  not_applicable: unavailable(
    'not_applicable',
    'not_applicable',
    'The publisher shows "NA": the factor does not apply there.',
  ),
  nil: unavailable('not_published', 'nil_printed', 'The publisher shows a dash and no figure.'),
}

/** Whether a factor has a figure; where it has none, what the publisher printed instead. */
export function availabilityOf(factor: Factor): Availability {
  const shown = factor.total ?? factor.gases[0]
  if (typeof shown?.value === 'number') return AVAILABLE
  const mark = (shown?.flags ?? []).find((flag) => Object.hasOwn(MARKS, flag))
  return mark === undefined
    ? unavailable(
        'not_published',
        'no_total',
        'The gases are published in different units and have no total.',
      )
    : MARKS[mark]!
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A sentence to cite a factor by: publisher, edition and issue, table, cells, what it is, value, unit and potentials. */
export function citationOf(factor: Factor, publisher: string, title: string): string {
  const issue =
    factor.vintage === null
      ? ''
      : `, issue of ${MONTHS[Number(factor.vintage.slice(5)) - 1]} ${factor.vintage.slice(0, 4)}`
  const shown = factor.total ?? factor.gases[0]
  const figure =
    typeof shown?.value === 'number' ? `${shown.value} ${factor.unit}` : (shown?.value_text ?? '')
  const potentials =
    factor.gwp_set === null
      ? ' (no warming potential is part of it)'
      : ` (${factor.gwp_set} warming potentials)`
  return (
    `${publisher}, ${title}, ${factor.edition} edition${issue}, ${factor.cells.join(', ')}: ` +
    `${subjectOf(factor)}: ${figure}${potentials}.`
  )
}

/** What a factor is about: purchased grid electricity, Victoria, scope 2. */
function subjectOf(factor: Factor): string {
  const what = factor.category === 'electricity' ? factor.subcategory : factor.category
  // Tables of grids print the grid as the activity.
  const named = factor.category === 'electricity' && factor.region !== 'NATIONAL'
  return [
    what.replaceAll('_', ' '),
    factor.activity.replaceAll('_', ' '),
    ...(named ? [] : [regionName(factor.region)]),
    ...(factor.period === null ? [] : [factor.period]),
    factor.scope === null ? 'scopes 2 and 3 together' : `scope ${factor.scope}`,
  ].join(', ')
}
