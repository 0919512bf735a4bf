import type { IsoDay } from '../calendar.ts'
import { periodOfText } from '../disclosure/records/period-text.ts'
import { commentSubjectWords } from '../review/comments.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type { NotificationDetail } from './recipients.ts'
import type { WorkItem } from './waiting.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 2026-10-31 as "31 Oct 2026". */
export function dayWords(day: IsoDay): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

/** A period as "1 Jul 2025 to 30 Jun 2026". */
export function periodWords(text: string): string {
  const period = periodOfText(text)
  return period === null ? text : `${dayWords(period.start)} to ${dayWords(period.end)}`
}

/** What a notification says, without company and period, which are beside it. */
export function notificationWords(
  kind: NotificationKind,
  detail: NotificationDetail,
  actorName: string,
): string {
  const subject = commentSubjectWords(String(detail['subject'] ?? ''))
  const many = countWords(Number(detail['count'] ?? 1))
  switch (kind) {
    case 'mention':
      return `${actorName} mentioned you in a comment on ${subject}.`
    case 'answer':
      return detail['act'] === 'replied'
        ? `${actorName} replied to your comment on ${subject}.`
        : `${actorName} ${String(detail['act'])} your comment on ${subject}.`
    case 'to_review':
      return `${actorName} submitted ${many} for your review.`
    case 'to_approve':
      return `${actorName} reviewed ${many} for your approval.`
    case 'changes_asked':
      return `${actorName} requested changes to ${many} that you submitted.`
    case 'auditor_query':
      return `${actorName} has a query about ${subject}.`
    case 'period_locked':
      return `${actorName} locked the period. Nothing in it can be changed.`
    case 'period_unlocked':
      return `${actorName} unlocked the period. Its records can be changed again.`
    case 'owner_set':
      return `${actorName} made you the owner of the period.`
    case 'deadline':
      break
  }
  return `The report must be lodged by ${dayWords(String(detail['due_on']))}, ${inDays(Number(detail['days']))}.`
}

/** What waits, in a sentence. */
export function workWords(
  { kind, count, subjects, due_on }: Pick<WorkItem, 'kind' | 'count' | 'subjects' | 'due_on'>,
  actorName: string | null,
): string {
  const many = countWords(count)
  const subject = commentSubjectWords(subjects[0] ?? '')
  const name = actorName ?? 'Someone'
  switch (kind) {
    case 'to_review':
      return `${capital(many)} to review`
    case 'to_approve':
      return `${capital(many)} to approve`
    case 'changes_asked':
      return `${name} requested changes to ${many}`
    case 'mention':
      return `${name} mentioned you in a comment on ${subject}`
    case 'answered':
      return `${name} replied to your comment on ${subject}`
    case 'auditor_query':
      return `Auditor’s query about ${subject}`
    case 'contradictions':
      return `${count} ${count === 1 ? 'contradiction' : 'contradictions'} to explain`
    case 'gates':
      return `${count} ${count === 1 ? 'gate' : 'gates'} without evidence: ${subjects.join(', ')}`
    case 'deadline':
      break
  }
  return `The report must be lodged by ${due_on === null ? 'a date not yet known' : dayWords(due_on)}`
}

const countWords = (count: number): string =>
  count === 1 ? 'one record or statement' : `${count} records and statements`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const inDays = (days: number): string =>
  days === 0
    ? 'today'
    : days === 1
      ? 'in one day'
      : days > 1
        ? `in ${days} days`
        : `${-days} ${days === -1 ? 'day' : 'days'} overdue`

/** Sections of the workspace where something is done. */
const SECTIONS: Readonly<Record<string, string>> = {
  contradictions: '',
  gates: '',
  deadline: '',
  owner_set: '',
  period: '',
}

/** The page where something is done. */
export function pageOf(kind: string, abn: string, period: string): string {
  const section = SECTIONS[kind] ?? 'review'
  return `/workspace/${abn}${section === '' ? '' : `/${section}`}?period=${encodeURIComponent(period)}`
}
