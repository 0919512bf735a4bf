import { named, TONNES } from '../formula/definitions.ts'
import { type Formula, PLAIN } from '../formula/formula.ts'
import { columnOf, figure } from '../formula/steps.ts'
import {
  absent,
  count,
  equal,
  greater,
  isMissing,
  product,
  ratio,
  sum,
  type Term,
  when,
} from '../formula/terms.ts'

const AUD = 'A$'

/** Ends of the range of a screened category, and the value between them where something says which is likely. */
export const SCREENED_ENDS = ['low', 'central', 'high'] as const

const column = columnOf('holdings')
const WORDS = { low: 'low', central: 'central', high: 'high' } as const

/** A sum over some of the screened holdings would stand below the low end: all of them have the figure, or the total has none. */
const total = (end: string): Term =>
  when(
    greater(count('holdings.financed_low_t'), 0),
    when(
      equal(count(`holdings.financed_${end}_t`), count('holdings.financed_low_t')),
      sum(`holdings.financed_${end}_t`, 'known'),
      absent('not_known_for_every_holding'),
    ),
    absent('no_holding_screened'),
  )

/** Attribution of one category of scope 3 as screened, apart from what is reported. Categories are never added up. */
export const SCREENING_FORMULA: Formula = {
  title: 'Screening of one category of scope 3, attributed',
  given: {
    outstanding_aud: named('Amount outstanding of the portfolio', AUD),
    holdings: {
      label: 'Holdings that are screened',
      columns: {
        outstanding_aud: named('Outstanding', AUD),
        denominator_aud: named('Denominator', AUD),
        ...Object.fromEntries(
          SCREENED_ENDS.map((end) => [`${end}_t`, named(`Emissions of the company, ${WORDS[end]}`, TONNES)]),
        ),
      },
    },
  },
  steps: [
    ...SCREENED_ENDS.map((end) =>
      column(
        `financed_${end}_t`,
        `Financed, ${WORDS[end]}`,
        TONNES,
        when(
          isMissing(`.${end}_t`),
          absent('not_screened'),
          ratio(product(`.${end}_t`, '.outstanding_aud'), '.denominator_aud'),
        ),
      ),
    ),
    column(
      'screened_aud',
      'Amount that is screened',
      AUD,
      when(isMissing('.financed_low_t'), 0, '.outstanding_aud'),
    ),
    ...SCREENED_ENDS.map((end) => figure(`${end}_t`, `Financed, ${WORDS[end]}`, TONNES, total(end))),
    figure('screened_aud', 'Amount that is screened', AUD, sum('holdings.screened_aud')),
    figure('by_amount', 'Share of the amount outstanding', PLAIN, ratio('screened_aud', 'outstanding_aud')),
  ],
  outputs: [...SCREENED_ENDS.map((end) => `${end}_t`), 'screened_aud', 'by_amount'],
}
