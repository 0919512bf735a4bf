import type { Schema } from '../../../api/client.ts'
import { ABSENT, exact, percent, signed, tonnes } from '../../../format/numbers.ts'

export type History = NonNullable<Schema<'EmissionsBlock'>['history']>
export type Series = NonNullable<Schema<'EmissionsTrendBlock'>['series']>[number]
export type Fit = NonNullable<Series['since_gwp_break']['fit']>

/** Structural breaks that bend a trend: those inside its years, and the one that leads into its first. */
export const breaksOf = (series: Series | undefined): Series['changes'] => {
  const first = series?.since_gwp_break.fit?.first_year
  return first === undefined || series === undefined
    ? []
    : series.changes.filter(({ to, flags }) => to >= first && flags.includes('structural_break'))
}

/** Under the headline: the window, and what to be careful of. */
export function headlineNote(series: Series): string {
  const { from, to, note } = series.headline
  const basis = `compound, ${from} to ${to}`
  return note === null ? basis : `${basis}. ${note.replaceAll(' %', '%')}`
}

/** Both bases of the headline in words. */
export function headlineRemarks(series: Series): string[] {
  const { from, to, latest, note } = series.headline
  const fit = series.since_gwp_break.fit
  return [
    `Compound annual change from ${from} to ${to}.`,
    ...(latest === null
      ? []
      : [`Change from ${latest.from} to ${latest.to}: ${signed(latest.change_percent, percent)}.`]),
    ...(note === null ? [] : [note]),
    ...(fit === null
      ? []
      : fit.window === 'accepted'
        ? [
            `The trend line from ${fit.first_year} to 2029-30 changes by ${signed(fit.slope_percent, percent)} of its first-year value each year.`,
          ]
        : [`No trend line is carried on. ${fit.outlook.detail ?? ''}`]),
  ]
}

/** What the chart shows, in a few sentences. */
export function summaryOf(
  history: History,
  fit: Fit | undefined,
  final: Fit['trajectory'][number] | undefined,
  breaks: Series['changes'],
): string {
  const known = history.filter((row) => row.scope1_and_2_t !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return 'No total is published.'
  if (first === last)
    return `${tonnes(last.scope1_and_2_t)} in ${last.reporting_year}, the only year published.`
  const from = `From ${tonnes(first.scope1_and_2_t)} in ${first.reporting_year} to ${tonnes(last.scope1_and_2_t)} in ${last.reporting_year}.`
  if (fit?.window !== undefined && fit.window !== 'accepted')
    return `${from} No trend line is drawn. ${fit.outlook.detail ?? ''}`
  if (fit === undefined || final === undefined) return from
  const interval =
    final.interval === null
      ? ''
      : ` (${tonnes(Math.max(0, final.interval.low))} to ${tonnes(final.interval.high)})`
  const line = `The trend line for ${fit.first_year} to ${fit.last_year}`
  const leads =
    final.value === null
      ? `${line} falls below zero by ${final.reporting_year}, so it is not a forecast.`
      : `${line} reaches ${tonnes(final.value)}${interval} in ${final.reporting_year}.`
  return `${from} ${leads}${fit.flags.includes('weak_trend') ? ` Low confidence: ${fit.n} data points.` : ''}${breaksText(breaks.filter(({ from: year }) => year >= fit.first_year))}`
}

/** The numbers of the chart. */
export const tableOf = (history: History, ahead: Fit['trajectory']) => ({
  columns: ['Year', 'Scope 1, t', 'Scope 2, t', 'Scope 1 and 2, t', 'Trend line, t', 'Interval, t'],
  rows: [
    ...history.map((row) => [
      row.reporting_year,
      row.scope1_t?.value_text ?? ABSENT,
      row.scope2_t?.value_text ?? ABSENT,
      exact(row.scope1_and_2_t),
      ABSENT,
      ABSENT,
    ]),
    ...ahead.map((row) => [
      row.reporting_year,
      ABSENT,
      ABSENT,
      ABSENT,
      row.value === null ? 'below zero' : exact(row.value),
      row.interval === null ? ABSENT : `${exact(row.interval.low)} to ${exact(row.interval.high)}`,
    ]),
  ],
})

/** What each year says when it is pointed at. */
export const pointedTexts = (
  history: History,
  ahead: Fit['trajectory'],
): readonly (readonly [year: string, text: string])[] => [
  ...history.map(
    (row) => [row.reporting_year, `${row.reporting_year}: ${tonnes(row.scope1_and_2_t)}`] as const,
  ),
  ...ahead.map(
    (row) =>
      [
        row.reporting_year,
        row.value === null
          ? `${row.reporting_year}: the trend line is below zero`
          : `${row.reporting_year}: ${tonnes(row.value)} on the trend line`,
      ] as const,
  ),
]

const breaksText = (breaks: Series['changes']): string =>
  breaks.length === 0
    ? ''
    : ` Treat with care: it spans ${breaks.length === 1 ? 'a structural break' : 'structural breaks'}: ${breaks.map(({ from, to, change_percent }) => `${signed(change_percent, percent)} from ${from} to ${to}`).join(', ')}.`

/** How far it is to the Safeguard decline; a latest year below it has room, and no duty to emit. */
export function declineText({
  availability,
  target_t,
  target_year,
  compound_percent_per_year,
  change_percent_per_year,
  reached,
}: Series['required_rates'][number]): string {
  const level = `${tonnes(target_t)} in ${target_year}, the level after the Safeguard decline rate`
  if (reached === true) return `Its covered facilities are already at or below ${level}.`
  return change_percent_per_year === null
    ? `The gap to the Safeguard decline rate is unknown. ${availability.detail ?? ''}`
    : compound_percent_per_year === null
      ? `To reach ${level}, its covered facilities would have to change by ${signed(change_percent_per_year, percent)} of the latest year's emissions each year.`
      : `To reach ${level}, its covered facilities would have to change by ${signed(compound_percent_per_year, percent)} a year (compound).`
}
