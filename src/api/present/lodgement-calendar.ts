import ical, { ICalAlarmType } from 'ical-generator'
import { TOLD_DAYS } from '../../domain/work/deadline.ts'
import { pageOf, periodWords } from '../../domain/work/words.ts'
import type { PeriodInProgress } from '../../operations/work/periods.ts'

const DAY_SECONDS = 86_400

/** The lodgement dates that are known, as iCalendar (RFC 5545): whole days, with the reminders that notifications have. */
export function lodgementCalendar(
  rows: readonly PeriodInProgress[],
  { at, baseUrl }: { readonly at: Date; readonly baseUrl: string },
): string {
  const calendar = ical({ prodId: '//Southerly//Lodgement dates//EN', name: 'Lodgement dates' })
  for (const { abn, name, period, owner, deadline } of rows) {
    if (deadline.due_on === null) continue
    calendar.createEvent({
      id: `lodge-${abn}-${period.replace('/', '-')}@southerly`,
      stamp: at,
      start: deadline.due_on,
      allDay: true,
      summary: `Lodge the sustainability report of ${name ?? abn}`,
      description: `Period ${periodWords(period)}. ${owner === null ? 'No one owns it yet' : `Owner: ${owner.name}`}.`,
      url: `${baseUrl}${pageOf('period', abn, period)}`,
      alarms: TOLD_DAYS.map((days) => ({ type: ICalAlarmType.display, triggerBefore: days * DAY_SECONDS })),
    })
  }
  return calendar.toString()
}
