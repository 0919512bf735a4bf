import { expect, it } from 'vitest'
import { mailOfDigest, mailOfOne } from './mail-text.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts'

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[]
const SHOUT = 'URGENT: reply to x@evil.example'
const notification = (kind: NotificationKind) => ({
  kind,
  text: `“${SHOUT}” submitted 2 records.\r\nBcc: all@evil.example`,
  company: SHOUT,
  period: '2025-07-01/2026-06-30',
  page: '/workspace/74115061375/review',
})

it.each(KINDS)('has nothing that people typed in the subject of %s', (kind) => {
  const url = 'https://southerly.example.com'
  const own = { ...notification(kind), text: 'Other words.', company: 'Another' }
  for (const mailOf of [mailOfOne, (one: typeof own) => mailOfDigest([one], '2026-11-19', url)]) {
    const { subject, text, html } = mailOf(notification(kind), url)
    expect(subject).toBe(mailOf(own, url).subject)
    expect(subject).not.toMatch(/URGENT|evil|\s{2}|[\r\n]/)
    // A name stands in the text alone, on a line that it cannot leave.
    expect(text).toContain(SHOUT)
    expect(text).not.toMatch(/^Bcc/m)
    expect(html).not.toMatch(/[\r\n]Bcc/)
  }
})
