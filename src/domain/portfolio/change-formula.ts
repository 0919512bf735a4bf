import { named, TONNES } from '../formula/definitions.ts'
import { type Formula, PLAIN, TEXT } from '../formula/formula.ts'
import { columnOf, figure } from '../formula/steps.ts'
import { add, any, equal, isMissing, product, ratio, subtract, sum, when } from '../formula/terms.ts'

const AUD = 'A$'
const change = columnOf('pairs')

/** What moved financed emissions between two states: one cause after the other, so that they add up. */
export const CHANGE_FORMULA: Formula = {
  title: 'Change of financed emissions by cause',
  given: {
    pairs: {
      label: 'Holdings before and after',
      columns: {
        id: named('Holding', TEXT),
        amount_before: named('Outstanding before', AUD),
        amount_after: named('Outstanding after', AUD),
        denominator_before: named('Denominator before', AUD),
        denominator_after: named('Denominator after', AUD),
        emissions_before: named('Scope 1 and 2 before', TONNES),
        emissions_after: named('Scope 1 and 2 after', TONNES),
        financed_before: named('Financed before', TONNES),
        financed_after: named('Financed after', TONNES),
        other_basis: named('1 where the emissions are of another kind of source', PLAIN),
        is_held: named('2 where the holding is held at both times, else 1', PLAIN),
      },
    },
  },
  steps: [
    change(
      'amount_t',
      'by the amount',
      TONNES,
      when(
        equal('.is_held', 2),
        when(
          any(isMissing('.financed_before'), isMissing('.financed_after')),
          0,
          ratio(
            product(subtract('.amount_after', '.amount_before'), '.emissions_before'),
            '.denominator_before',
          ),
        ),
        subtract(
          when(isMissing('.financed_after'), 0, '.financed_after'),
          when(isMissing('.financed_before'), 0, '.financed_before'),
        ),
      ),
    ),
    change(
      'attribution_t',
      'by the denominator',
      TONNES,
      when(
        any(isMissing('.financed_before'), isMissing('.financed_after'), equal('.is_held', 1)),
        0,
        subtract(
          ratio(product('.amount_after', '.emissions_before'), '.denominator_after'),
          ratio(product('.amount_after', '.emissions_before'), '.denominator_before'),
        ),
      ),
    ),
    change(
      'company_t',
      'by the emissions of the company',
      TONNES,
      when(
        any(isMissing('.financed_before'), isMissing('.financed_after'), equal('.is_held', 1)),
        0,
        ratio(
          product('.amount_after', subtract('.emissions_after', '.emissions_before')),
          '.denominator_after',
        ),
      ),
    ),
    change('emissions_t', 'of it by emissions', TONNES, when(equal('.other_basis', 1), 0, '.company_t')),
    change('method_t', 'of it by method', TONNES, when(equal('.other_basis', 1), '.company_t', 0)),
    change(
      'coverage_t',
      'newly covered, or no longer',
      TONNES,
      when(
        equal('.is_held', 1),
        0,
        when(
          isMissing('.financed_before'),
          when(isMissing('.financed_after'), 0, '.financed_after'),
          when(isMissing('.financed_after'), subtract(0, '.financed_before'), 0),
        ),
      ),
    ),
    ...(['amount', 'attribution', 'emissions', 'coverage', 'method'] as const).map((cause) =>
      figure(`${cause}_t`, `Change by ${cause}`, TONNES, sum(`pairs.${cause}_t`)),
    ),
    figure(
      'change_t',
      'Change',
      TONNES,
      add('amount_t', 'attribution_t', 'emissions_t', 'coverage_t', 'method_t'),
    ),
  ],
  outputs: ['amount_t', 'attribution_t', 'emissions_t', 'coverage_t', 'method_t', 'change_t'],
}
