import type { Settings } from '../../config.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { inviteByOperator } from '../../operations/tenancy/operator-invitation.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand, type RunningServer } from '../command.ts'
import { describeMember } from '../describe-member.ts'
import { flag, option, requiredOption } from '../input.ts'
import { engagementOption, roleOption } from '../member-options.ts'

export const memberInvite = defineCommand({
  name: 'member invite',
  summary: 'invite someone and print their joining link, once only',
  examples: [
    [
      'member invite --email lee@example.com --name "Lee Tran" --role preparer',
      'a preparer for the only tenant',
    ],
    [
      'member invite --email kim@example.com --admin',
      'an administrator; also restores one who cannot sign in',
    ],
    [
      'member invite --email ann@audit.example --name "Ann Ng" --role auditor --engagement 74115061375,2025-26,2027-03-31',
      'an auditor of one period of one company, until the end of March 2027',
    ],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    email: requiredOption('address', 'E-mail address. An existing member gets a new link.'),
    name: option('name', 'Display name; unset: the e-mail address.'),
    role: roleOption,
    admin: flag('The same as --role admin.'),
    engagement: engagementOption,
    tenant: tenantOption,
  },
  run: async ({ service, clock, output, settings, server }, values) => {
    const tenant = await chooseTenant(service, values.tenant)
    const roles = [...(values.role ?? []), ...(values.admin ? (['admin'] as const) : [])]
    if (roles.length === 0)
      throw new OperatorError('a person needs a role', {
        hint: 'Name one or more with --role, or use --admin.',
        exitCode: EXIT.usage,
      })
    const secret = await service.secret()
    const { member, invitation } = await service.database.as({ kind: 'operator' }, (sql) =>
      inviteByOperator(
        sql,
        { clock, secret },
        {
          tenantId: tenant.id,
          name: values.name,
          email: values.email,
          roles,
          engagements: values.engagement ?? [],
        },
      ),
    )
    const url = `${addressOf(settings, server)}${invitation.path}`
    output.result(
      { ...member, invitation: { url, expires_at: invitation.expiresAt } },
      `${url}\n\n${describeMember(member)}\n\nSend the link to ${member.name}: it works once, until ${invitation.expiresAt}.\nThis is the only time it is shown.`,
    )
  },
})

/** Where people reach the web app. */
function addressOf(settings: Settings, server: RunningServer | undefined): string {
  const { HOST, PORT, SOUTHERLY_PUBLIC_URL } = settings
  const name = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  return SOUTHERLY_PUBLIC_URL?.replace(/\/+$/, '') ?? server?.url ?? `http://${name}:${PORT}`
}
