import { RECORD_KINDS } from '../disclosure/records/kinds.ts'
import { ACTION_WORDS } from '../tenancy/audit-sentences.ts'
import { commentSubjectWords } from './comments.ts'
import { MOVE_WORDS, type ReviewMove } from './moves.ts'
import { DECLARATION, WHOLE_PERIOD } from './subjects.ts'

/** An event of the audit trail, as far as its sentence needs it. */
export interface ToldEvent {
  readonly action: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** What happened, in a sentence with the name of who did it; null for events that tell themselves. */
export function sentenceOf({ action, detail }: ToldEvent, name: string): string | null {
  const [topic = '', act = ''] = action.split('.')
  const told = TOPICS[topic]?.(act, detail) ?? ACTION_WORDS[action]?.(detail)
  return told === undefined ? null : `${name} ${told}.`
}

type Detail = ToldEvent['detail']

const TOPICS: Readonly<Record<string, (act: string, detail: Detail) => string | undefined>> = {
  review: reviewWords,
  comment: (act, detail) => {
    const verb = COMMENT_VERBS[act]
    return verb && `${verb} ${commentSubjectWords(textIn(detail, 'subject'))}${ofPeriod(detail)}`
  },
  audit_sheet: (_, detail) => `marked ${markWords(detail)}${ofPeriod(detail)}`,
  tenant_record: (act, detail) => {
    const verb = act === 'deleted' ? 'deleted' : `wrote version ${textIn(detail, 'version')} of`
    const reason = act === 'deleted' ? because(detail) : ''
    return `${verb} ${recordTitle(textIn(detail, 'kind'))}${ofPeriod(detail)}${reason}`
  },
}

const COMMENT_VERBS: Readonly<Record<string, string>> = {
  opened: 'commented on',
  replied: 'replied to a comment on',
  resolved: 'resolved a comment on',
  reopened: 'reopened a comment on',
}

function reviewWords(act: string, detail: Detail): string | undefined {
  if (!Object.hasOwn(MOVE_WORDS, act)) return undefined
  const subjects = listIn(detail, 'subjects')
  const self = detail['self_approved'] === true ? ', being the only member (self-approved)' : ''
  return `${MOVE_WORDS[act as ReviewMove]} ${subjectWords(subjects)}${ofPeriod(detail)}${self}${because(detail)}`
}

/** One or two by name, more by number; the whole period is always named. */
export function subjectWords(subjects: readonly Detail[]): string {
  const whole = subjects.flatMap((one) => WITHOUT_VERSION[textIn(one, 'subject')] ?? [])
  const parts = subjects.filter((one) => !Object.hasOwn(WITHOUT_VERSION, textIn(one, 'subject')))
  const named =
    parts.length <= MOST_NAMED
      ? parts.map((one) => `${textIn(one, 'title')} (version ${textIn(one, 'version')})`)
      : [`${parts.length} records and statements`]
  return [...named, ...whole].join(' and ')
}

const MOST_NAMED = 2

const WITHOUT_VERSION: Readonly<Record<string, string>> = {
  [WHOLE_PERIOD]: 'the whole period',
  [DECLARATION]: 'the directors’ declaration',
}

function markWords(detail: Detail): string {
  const marks = Map.groupBy(listIn(detail, 'marks'), (one) => textIn(one, 'mark'))
  return [...marks]
    .map(([mark, own]) => `${own.map((one) => textIn(one, 'requirement_id')).join(', ')} as ${mark}`)
    .join('; ')
}

const recordTitle = (kind: string): string =>
  Object.entries({ ...OTHER_RECORDS, ...RECORD_KINDS }).find(([name]) => name === kind)?.[1].title ??
  kind.replaceAll('_', ' ')

/** Records of a tenant that belong to no disclosure. */
const OTHER_RECORDS = {
  sites: { title: 'Sites' },
  meter_regions: { title: 'Regions of meters' },
  own_factors: { title: 'Own emission factors' },
} as const

const ofPeriod = (detail: Detail): string => {
  const period = textIn(detail, 'period')
  return period === '' ? '' : ` for ${period.replace('/', ' to ')}`
}

const because = (detail: Detail): string => {
  const reason = textIn(detail, 'reason')
  return reason === '' ? '' : `: “${reason.replace(/[.\s]+$/, '')}”`
}

const textIn = (detail: Detail, name: string): string => {
  const value = detail[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const listIn = (detail: Detail, name: string): readonly Detail[] => {
  const value = detail[name]
  return Array.isArray(value) ? (value as readonly Detail[]) : []
}
