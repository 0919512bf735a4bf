type Worst = (ground: { readonly abns: readonly string[]; readonly turn: number }) => readonly {
  readonly url: string
  readonly body?: object
}[]

const sent =
  (url: string, body?: object): Worst =>
  () => [body === undefined ? { url } : { url, body }]
const MEMBER = `/v1/members/${'x'.repeat(64)}`

/** As many values as a record of the largest kind has, close to the limit of a draft. */
const LARGE_DRAFT = {
  sites: Array.from({ length: 500 }, (_, index) => ({ site_id: `site-${index}`, name: 'x'.repeat(1900) })),
}
const draftOf = (abn = ''): string => `/v1/me/record-drafts/${abn}/sites`

/** The costliest requests about members, their work and their notifications, by their operation ids. */
export const WORST_OF_PEOPLE: Readonly<Record<string, Worst>> = {
  listMembers: sent('/v1/members?limit=200'),
  getMember: sent(MEMBER),
  changeMember: sent(MEMBER, { roles: ['viewer'] }),
  inviteMemberAgain: sent(`${MEMBER}/invitation`),
  removeMember: sent(MEMBER),
  eraseMember: sent(`${MEMBER}/erase`),
  getMyWork: sent('/v1/me/work'),
  visitMyWork: sent('/v1/me/work/visit', {}),
  listMyNotifications: sent('/v1/me/notifications?limit=200'),
  markNotificationsRead: sent('/v1/me/notifications/read', {}),
  getNotificationPreferences: sent('/v1/me/notification-preferences'),
  setNotificationPreferences: sent('/v1/me/notification-preferences', { mention: 'none' }),
  listRecordDrafts: sent('/v1/me/record-drafts'),
  getRecordDraft: ({ abns, turn }) => [{ url: draftOf(abns[turn % abns.length]) }],
  saveRecordDraft: ({ abns, turn }) => [
    { url: draftOf(abns[turn % abns.length]), body: { entries: LARGE_DRAFT, based_on: null } },
  ],
  discardRecordDraft: ({ abns, turn }) => [{ url: draftOf(abns[turn % abns.length]) }],
  listNotificationMails: sent('/v1/notification-mails?limit=200'),
  setPeriodOwner: ({ abns, turn }) => [
    {
      url: `/v1/companies/${abns[turn % abns.length]}/period-owner?period=2025-26`,
      body: { member_id: null },
    },
  ],
}
