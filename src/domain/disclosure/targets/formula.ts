import { DEFINITIONS, named } from '../../formula/definitions.ts'
import { PLAIN, TEXT } from '../../formula/formula.ts'
import type { GivenValues } from '../../formula/given.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { column, figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  all,
  any,
  atMost,
  cell,
  count,
  countOf,
  equal,
  firstKnown,
  greater,
  highest,
  isMissing,
  less,
  product,
  ratio,
  subtract,
  type Term,
  text,
  when,
  yearEnding,
  yearOf,
} from '../../formula/terms.ts'
import { Stated } from '../../working.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'

/** A target states its own unit. */
const UNIT = 'unit of the target'

const percentOf = (part: Term, whole: Term): Term =>
  when(greater(whole, 0), ratio(product('per_cent', part), whole), absent('nothing_to_compare_with'))

const inScope = (scope: string, tonnes: Term): Term =>
  when(greater(countOf('scopes.scope', text(scope)), 0), tonnes, 0)

/** What a figure is in the latest year that has an actual. */
const LATEST: readonly (readonly [name: string, label: string, unit: string])[] = [
  ['expected', 'Level on the straight line', UNIT],
  ['actual', 'Actual level', UNIT],
  ['progress_percent', 'Share of the reduction done', '%'],
  ['elapsed_percent', 'Share of the time gone', '%'],
  ['required_change', 'Change that each remaining year must bring', `${UNIT} / year`],
]

export const TARGET_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'target_progress',
  version: '2.4.0',
  title: 'How far each target is',
  constants: {
    per_cent: DEFINITIONS.per_cent,
    next_year: DEFINITIONS.next_year,
    on_track_percent: {
      value: 2,
      unit: '%',
      label: 'Share of the base value within which a target is on track',
      source: 'docs/methods/target_progress.md',
    },
  },
  tables: {},
  formulas: {
    target_progress: {
      title: 'Progress of one target',
      given: {
        points: {
          label: 'Base, milestones and target',
          columns: {
            what: named('Point', TEXT),
            place: named('Place', PLAIN),
            end: named('Period ends', TEXT),
            value: named('Level as declared', UNIT),
            reduction_percent: named('Reduction of the base', '%'),
          },
        },
        scopes: { label: 'Scopes of the target', columns: { scope: named('Scope', TEXT) } },
        actuals: {
          label: 'Actual levels as declared',
          columns: { end: { ...named('Period ends', TEXT), at: '/period/end' }, value: named('Level', UNIT) },
        },
        registry_years: {
          label: 'Years of the registry',
          columns: {
            reporting_year: named('Reporting year', TEXT),
            scope1_t: named('Scope 1', UNIT),
            scope2_t: named('Scope 2', UNIT),
          },
        },
        ledger_years: {
          label: 'Year of the emissions ledger',
          columns: {
            end: named('Period ends', TEXT),
            scope1_t: named('Scope 1', UNIT),
            scope2_t: named('Scope 2, location-based', UNIT),
            scope3_t: named('Scope 3', UNIT),
          },
        },
        mismatches: {
          label: 'Why the actual levels are about something else than the target',
          columns: { reason_code: named('Reason', TEXT) },
        },
      },
      steps: [
        figure('base_value', 'Base level', UNIT, cell('points.value', { what: text('base') })),
        column('points.year', 'Year ending', 'year', yearOf('.end')),
        column(
          'points.level',
          'Level',
          UNIT,
          firstKnown(
            '.value',
            subtract('base_value', ratio(product('base_value', '.reduction_percent'), 'per_cent')),
          ),
        ),
        figure('base_year', 'Base year', 'year', cell('points.year', { what: text('base') })),
        figure('goal_year', 'Target year', 'year', cell('points.year', { what: text('target') })),
        figure('goal_value', 'Level to be reached', UNIT, cell('points.level', { what: text('target') })),
        figure('reduction', 'Reduction in all', UNIT, subtract('base_value', 'goal_value')),
        figure(
          'tolerance',
          'Tolerance of on track',
          UNIT,
          ratio(product('base_value', 'on_track_percent'), 'per_cent'),
        ),
        column(
          'points.following_year',
          'Year of the point after',
          'year',
          cell('points.year', { place: add('.place', 1) }),
        ),
        column(
          'points.following_level',
          'Level of the point after',
          UNIT,
          cell('points.level', { place: add('.place', 1) }),
        ),
        column(
          'points.milestone_year',
          'Year of a milestone',
          'year',
          when(equal('.what', text('milestone')), '.year', absent('no_milestone')),
        ),
        column('actuals.year', 'Year ending', 'year', yearOf('.end')),
        column('registry_years.year', 'Year ending', 'year', yearEnding('.reporting_year')),
        column(
          'registry_years.value',
          'Scopes of the target',
          UNIT,
          add(inScope('scope1', '.scope1_t'), inScope('scope2_location', '.scope2_t')),
        ),
        column('ledger_years.year', 'Year ending', 'year', yearOf('.end')),
        column(
          'ledger_years.value',
          'Scopes of the target',
          UNIT,
          add(
            inScope('scope1', '.scope1_t'),
            inScope('scope2_location', '.scope2_t'),
            inScope('scope3', '.scope3_t'),
          ),
        ),
        {
          table: 'years',
          label: 'Years',
          within: 'points',
          counts: {
            column: 'year',
            label: 'Year ending',
            unit: 'year',
            from: '.year',
            to: firstKnown(subtract('.following_year', 'next_year'), '.year'),
          },
        },
        column(
          'years.expected',
          'Level on the straight line',
          UNIT,
          firstKnown(
            add(
              '^.level',
              ratio(
                product(subtract('^.following_level', '^.level'), subtract('.year', '^.year')),
                subtract('^.following_year', '^.year'),
              ),
            ),
            '^.level',
          ),
        ),
        column(
          'years.actual',
          'Actual level',
          UNIT,
          when(
            all(equal(count('mismatches.reason_code'), 0), greater('goal_year', 'base_year')),
            firstKnown(
              cell('actuals.value', { year: '.year' }),
              cell('registry_years.value', { year: '.year' }),
              cell('ledger_years.value', { year: '.year' }),
            ),
            absent('not_comparable'),
          ),
        ),
        column(
          'years.with_actual',
          'Year with an actual level',
          'year',
          when(any(isMissing('.actual'), equal('.year', 'base_year')), absent('no_actual'), '.year'),
        ),
        figure('years_with_actual', 'Years with an actual level', PLAIN, count('years.with_actual')),
        column(
          'years.progress_percent',
          'Share of the reduction done',
          '%',
          percentOf(subtract('base_value', '.actual'), 'reduction'),
        ),
        column(
          'years.elapsed_percent',
          'Share of the time gone',
          '%',
          ratio(product('per_cent', subtract('.year', 'base_year')), subtract('goal_year', 'base_year')),
        ),
        column(
          'years.required_change',
          'Change that each remaining year must bring',
          `${UNIT} / year`,
          when(
            greater(subtract('goal_year', '.year'), 0),
            ratio(subtract('goal_value', '.actual'), subtract('goal_year', '.year')),
            absent('no_year_remains'),
          ),
        ),
        column(
          'years.required_percent',
          'The same as a share of the actual level',
          '% / year',
          percentOf('.required_change', '.actual'),
        ),
        column(
          'years.status',
          'Status',
          TEXT,
          when(
            equal('.year', 'goal_year'),
            when(atMost('.actual', 'goal_value'), text('achieved'), text('missed')),
            when(
              less(subtract('.actual', '.expected'), subtract(0, 'tolerance')),
              when(greater('years_with_actual', 1), text('ahead'), text('on_track')),
              when(greater(subtract('.actual', '.expected'), 'tolerance'), text('behind'), text('on_track')),
            ),
          ),
        ),
        figure(
          'latest_year',
          'Latest year with an actual level',
          'year',
          highest('years.with_actual', 'known'),
        ),
        ...LATEST.map(([name, label, unit]) =>
          figure(
            name,
            label,
            unit,
            when(
              isMissing('latest_year'),
              absent('no_actuals'),
              cell(`years.${name}`, { year: 'latest_year' }),
            ),
          ),
        ),
        figure(
          'status',
          'Status',
          TEXT,
          firstKnown(cell('years.status', { year: 'latest_year' }), text('indeterminate')),
        ),
      ],
      outputs: ['status', ...LATEST.map(([name]) => name)],
      lists: {
        points: { table: 'years', columns: { year: 'year', expected: 'expected', actual: 'actual' } },
        milestones: { table: 'points', columns: { year: 'year', value: 'level' }, known: 'milestone_year' },
        years: {
          table: 'years',
          columns: {
            year: 'year',
            expected: 'expected',
            actual: 'actual',
            progress_percent: 'progress_percent',
            elapsed_percent: 'elapsed_percent',
            required_change_per_year: 'required_change',
            required_percent_per_year: 'required_percent',
            status: 'status',
          },
          known: 'with_actual',
        },
      },
    },
  },
})

/** The points, scopes and actual levels of a target by their places in the record. */
export function givenOfTarget(target: EmissionTarget, index: number): GivenValues {
  const stated = (value: unknown, pointer: string) =>
    new Stated(value, { record: 'emission_targets', pointer: `/targets/${index}${pointer}` })
  const level = ({ value, reduction_percent }: EmissionTarget['target'], at: string) => ({
    value: value === undefined ? null : stated(value, `${at}/value`),
    reduction_percent:
      reduction_percent === undefined ? null : stated(reduction_percent, `${at}/reduction_percent`),
  })
  const { base, milestones, target_period } = target
  const points = [
    {
      what: 'base',
      end: stated(base.period.end, '/base/period/end'),
      ...level({ value: base.value }, '/base'),
    },
    ...milestones.map((one, at) => ({
      what: 'milestone',
      end: stated(one.period.end, `/milestones/${at}/period/end`),
      ...level(one, `/milestones/${at}`),
    })),
    {
      what: 'target',
      end: stated(target_period.end, '/target_period/end'),
      ...level(target.target, '/target'),
    },
  ]
  return {
    points: points.map((point, place) => ({ ...point, place })),
    scopes: target.scopes.map((scope, at) => ({ scope: stated(scope, `/scopes/${at}`) })),
    actuals: stated(target.actuals, '/actuals'),
  }
}
