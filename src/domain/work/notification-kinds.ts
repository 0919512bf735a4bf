/** Whether and when someone gets an e-mail about a kind. The app shows every kind. */
export const BY_MAIL = ['at_once', 'daily', 'none'] as const
export type ByMail = (typeof BY_MAIL)[number]

export interface KindFacts {
  /** For the page of preferences. */
  readonly title: string
  /** Subject of an e-mail, where the title does not serve. */
  readonly subject?: string
  /** Unless the member says otherwise. */
  readonly by_mail: ByMail
}

/** Every kind of notification. What blocks others, or addresses one person by name, is sent at once. */
export const NOTIFICATION_KINDS = {
  mention: { title: 'Someone mentions you in a comment', by_mail: 'at_once' },
  answer: { title: 'Someone replies to a comment you opened', by_mail: 'daily' },
  to_review: { title: 'Something you can review is submitted', by_mail: 'daily' },
  to_approve: { title: 'Something you can approve is reviewed', by_mail: 'daily' },
  changes_asked: { title: 'A reviewer requests changes to what you submitted', by_mail: 'at_once' },
  auditor_query: { title: 'An auditor has a query', by_mail: 'at_once' },
  period_locked: { title: 'A period is locked', by_mail: 'daily' },
  period_unlocked: { title: 'A period is unlocked', by_mail: 'at_once' },
  owner_set: { title: 'You become the owner of a period', by_mail: 'at_once' },
  deadline: {
    title: 'A lodgement date is 30, 7 or 1 days away',
    subject: 'A lodgement date is near',
    by_mail: 'at_once',
  },
} as const satisfies Record<string, KindFacts>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as readonly NotificationKind[]

/** What someone chose, by kind. */
export type Preferences = Readonly<Partial<Record<NotificationKind, ByMail>>>

export const mailPreference = (preferences: Preferences | null, kind: NotificationKind): ByMail =>
  preferences?.[kind] ?? NOTIFICATION_KINDS[kind].by_mail
