export type ProgressStatus = 'ahead' | 'on_track' | 'behind' | 'achieved' | 'missed' | 'indeterminate'

/** One year with an actual, after the base year and up to the target year. */
export interface YearProgress {
  readonly year: number
  readonly expected: number
  readonly actual: number
  /** Share of the whole reduction that is done; null when the target asks for none. */
  readonly progress_percent: number | null
  readonly elapsed_percent: number
  /** What each remaining year must bring, in the unit; null from the target year on. */
  readonly required_change_per_year: number | null
  /** The same as a share of the actual; null also when the actual is not positive. */
  readonly required_percent_per_year: number | null
  readonly status: Exclude<ProgressStatus, 'indeterminate'>
}
