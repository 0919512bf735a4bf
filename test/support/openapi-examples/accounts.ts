import { sendMails } from '../../../src/operations/notifications/send-mails.ts'
import { smtpMailer } from '../../../src/operations/notifications/smtp.ts'
import { newTenant, SECRET } from '../../api/support.ts'
import { startMailServer, textOf } from '../mail-server.ts'
import { cookiesOf } from '../sign-in-app.ts'
import { softwarePasskey } from '../software-passkey.ts'
import { ANY, browserWith, NOBODY, OPERATOR, type Stage } from './stage.ts'

const ORIGIN = 'http://localhost:8080'

/** Keys, members and sessions. */
export async function accounts(stage: Stage): Promise<void> {
  const { ask, prepare, refuse, key, people, test } = stage
  const { ada, ann } = people
  const wanted = { name: 'Reporting job', scopes: ['companies:read'] }
  const idOf = async (made: ReturnType<typeof ask>): Promise<string> => (await made).json<{ id: string }>().id
  const created = await idOf(ask(key, 'POST', '/v1/keys', wanted))
  await ask(key, 'GET', '/v1/keys')
  await ask(key, 'GET', `/v1/keys/${created}`)
  const rotated = await ask(key, 'POST', `/v1/keys/${created}/rotate`, {})
  await ask(key, 'DELETE', `/v1/keys/${rotated.json<{ id: string }>().id}`)
  const own = await idOf(ask(ann, 'POST', '/v1/me/keys', { name: 'My notebook' }))
  await ask(ann, 'GET', '/v1/me/keys')
  await ask(ann, 'DELETE', `/v1/me/keys/${own}`)

  const invited = { name: 'Kim Chen', email: 'kim@harbour.example', roles: ['reviewer'] }
  const kim = await ask(ada, 'POST', '/v1/members', invited)
  const member = `/v1/members/${kim.json<{ id: string }>().id}`
  await refuse(ada, 'POST', '/v1/members', invited)
  await refuse(ann, 'POST', '/v1/members', invited)
  await refuse(key, 'GET', '/v1/me/passkeys')
  const again = await ask(ada, 'POST', `${member}/invitation`)
  await join(stage, tokenOf(again))
  await ask(ada, 'GET', '/v1/members')
  await ask(ada, 'GET', member)
  await ask(ada, 'PUT', member, { roles: ['preparer', 'reviewer'] }, ANY)
  await ask(ada, 'DELETE', member, undefined, ANY)
  await ask(ada, 'POST', `${member}/erase`)

  await ask(ann, 'GET', '/v1/me')
  await confirmAddress(stage)
  await ask(ada, 'GET', '/v1/notification-mails')
  await ask(key, 'POST', '/v1/session')
  await ask(ann, 'GET', '/v1/sessions')
  const link = String(test.app.services.localSignIn.newLink()).split('#token=')[1]!
  await ask(NOBODY, 'POST', '/v1/session/link', { token: link })
  const lee = await prepare(ada, 'POST', '/v1/members', { ...invited, email: 'lee@harbour.example' })
  await ask(NOBODY, 'POST', '/v1/invitation/accept', { token: tokenOf(lee) })
  // Of a tenant that has not waited for anything: how often one asks until it is done differs.
  const fresh = await newTenant(stage.database, test.clock)
  await prepare(fresh, 'GET', '/v1/entities/resolve?name=woodside')
  await test.app.services.meter.flush()
  await ask(fresh, 'GET', '/v1/usage')
  await ask(key, 'GET', '/v1/audit-events?limit=1')
}

/** A link that is sent by e-mail proves that the address is the member's. */
async function confirmAddress({ ask, key, people: { mia }, test, database }: Stage): Promise<void> {
  await ask(mia, 'POST', '/v1/me/email/confirmation-mail')
  const mails = await startMailServer()
  const sent = { url: mails.url, from: 'southerly@example.com', publicUrl: ORIGIN }
  const tools = { database, clock: test.clock, secret: SECRET, mailer: smtpMailer(sent) }
  const attempt = { signal: new AbortController().signal, complete: async () => {} }
  await sendMails(tools, { tenant_id: key.id }, attempt)
  await mails.close()
  const links = mails.messages.flatMap(({ raw }) => /#confirm=([\w-]+)/.exec(textOf(raw))?.slice(1) ?? [])
  await ask(mia, 'POST', '/v1/me/email/confirm', { token: links[0]! })
}

const tokenOf = (invited: { json(): unknown }): string =>
  (invited.json() as { invitation: { url: string } }).invitation.url.split('#token=')[1]!

/** Somebody accepts an invitation with a passkey, adds another one and signs in with it. */
async function join({ ask }: Stage, token: string): Promise<void> {
  await ask(NOBODY, 'POST', '/v1/invitation', { token })
  const first = softwarePasskey()
  const begun = await ask(NOBODY, 'POST', '/v1/invitation/passkey/options', { token })
  const credential = first.register(challengeOf(begun), ORIGIN)
  const joined = await ask(browserWith(cookiesOf(begun)), 'POST', '/v1/invitation/passkey', {
    token,
    credential,
    name: 'Laptop',
  })
  const session = cookiesOf(joined)
  const second = softwarePasskey()
  const more = await ask(browserWith(session), 'POST', '/v1/me/passkeys/options')
  await ask(browserWith(`${session}; ${cookiesOf(more)}`), 'POST', '/v1/me/passkeys', {
    credential: second.register(challengeOf(more), ORIGIN),
    name: 'Phone',
  })
  await ask(browserWith(session), 'GET', '/v1/me/passkeys')
  const asked = await ask(NOBODY, 'POST', '/v1/sign-in/passkey/options')
  await ask(
    browserWith(cookiesOf(asked)),
    'POST',
    '/v1/sign-in/passkey',
    second.sign(challengeOf(asked), ORIGIN),
  )
}

const challengeOf = (begun: { json(): unknown }): string =>
  (begun.json() as { options: { challenge: string } }).options.challenge

/** What the operator of the service does to a tenant. */
export async function operator({ ask, database, test }: Stage): Promise<void> {
  const { id } = await newTenant(database, test.clock, { name: 'Leaving' })
  const place = `/v1/operator/tenants/${id}`
  await ask(OPERATOR, 'GET', '/v1/operator/tenants')
  await ask(OPERATOR, 'GET', place)
  await ask(OPERATOR, 'POST', `${place}/plan`, { plan: 'enterprise', limits: { webhooks: 7 } })
  await ask(OPERATOR, 'POST', `${place}/suspend`, { reason: 'invoice 1042 is unpaid' })
  await ask(OPERATOR, 'POST', `${place}/resume`)
  await ask(OPERATOR, 'POST', `${place}/suspend`, { reason: 'contract ended' })
  test.clock.forward(72 * 3_600_000)
  const wanted = { confirm_id: id, confirm_name: 'Leaving', reason: 'contract ended' }
  await ask(OPERATOR, 'POST', `${place}/erase`, wanted)
}
