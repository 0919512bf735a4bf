import type { IsoDay } from '../calendar.ts'

/** What an auditor was invited to: one period of one company. */
export interface Engagement {
  readonly abn: string
  /** First and last day joined by a slash, as in the keys of records. */
  readonly period: string
  /** Last day on which the auditor sees it. */
  readonly ends_on: IsoDay
}

/** Engagements that have not ended; their last day counts. */
export const engagementsOn = (engagements: readonly Engagement[], today: IsoDay): readonly Engagement[] =>
  engagements.filter(({ ends_on }) => ends_on >= today)

/** Whether an engagement covers a company, and the period where one is named. What is about no single period belongs to each of them. */
export const covers = (
  engagements: readonly Engagement[],
  abn: string,
  period: string | undefined,
): boolean =>
  engagements.some(
    (engagement) =>
      engagement.abn === abn && (period === undefined || period === '' || engagement.period === period),
  )
