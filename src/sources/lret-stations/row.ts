import { type Static, Type } from 'typebox'
import { amount, amountOrNull, flags, rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** One accredited power station, or one project that is committed or probable. */
export const stationRow = Type.Object({
  list: Type.Union(
    [
      Type.Literal('historical'),
      Type.Literal('accredited'),
      Type.Literal('committed'),
      Type.Literal('probable'),
    ],
    {
      description:
        'Which list: all accredited stations since 2001, stations accredited this year, projects that are committed, projects that are probable',
    },
  ),
  accreditation_code: textOrNull(
    'Eight characters: technology, two more, state, two more; null for projects',
  ),
  power_station: text('Name of the power station or project'),
  state: text('State or territory'),
  postcode: textOrNull('Postcode; null for projects'),
  installed_capacity_mw: amount('Capacity', 'MW'),
  capacity_text: text('Capacity exactly as printed'),
  fuel_source: text('Fuel or technology'),
  accreditation_start: textOrNull('First day on which certificates can be created, YYYY-MM-DD'),
  approved_on: textOrNull('Day of the approval, YYYY-MM-DD'),
  suspension_status: textOrNull('Suspended or Unsuspended'),
  baseline_mwh: amountOrNull('Yearly generation above which certificates can be created', 'MWh'),
  committed_month: textOrNull('Month in which the project was committed, YYYY-MM'),
  comment: textOrNull('Remark of the publisher'),
  flags,
  row_ref: rowRef(),
})

export type StationRow = Static<typeof stationRow>
