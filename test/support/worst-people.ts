type Worst = (ground: { readonly abns: readonly string[]; readonly turn: number }) => readonly {
  readonly url: string
  readonly body?: object
}[]

const sent =
  (url: string, body?: object): Worst =>
  () => [body === undefined ? { url } : { url, body }]
const MEMBER = `/v1/members/${'x'.repeat(64)}`

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
  listNotificationMails: sent('/v1/notification-mails?limit=200'),
  setPeriodOwner: ({ abns, turn }) => [
    {
      url: `/v1/companies/${abns[turn % abns.length]}/period-owner?period=2025-26`,
      body: { member_id: null },
    },
  ],
}
