import { EXIT, OperatorError } from '../../errors.ts'
import { defineCommand, type ServiceContext } from '../command.ts'

export const signIn = defineCommand({
  name: 'sign-in',
  summary: 'print a link that signs a browser on this machine in to the running server, once',
  examples: [
    ['sign-in', 'open the printed link within an hour'],
    ['sign-in --json', 'for a script: {"sign_in_url"}'],
  ],
  needs: 'service',
  migrations: 'report',
  input: {},
  run: async (context) => {
    const url = context.server?.newSignInUrl()
    if (url === undefined) throw noLink(context)
    context.output.result({ sign_in_url: url }, url)
  },
})

function noLink({ server, service, settings }: ServiceContext): OperatorError {
  const withKey = 'Sign in with an API key: the app asks for one; create one with `southerly key create`.'
  if (settings.DATABASE_URL !== undefined)
    return new OperatorError('sign-in links are for the embedded database; this service is on PostgreSQL', {
      hint: withKey,
      exitCode: EXIT.usage,
    })
  if (server === undefined)
    return new OperatorError(`no server is running on ${service.home}`, {
      hint: 'Start one with `southerly serve`, which prints a sign-in link.',
      exitCode: EXIT.notFound,
    })
  return new OperatorError('this server does not issue sign-in links', {
    hint: `It has SOUTHERLY_WEB_SIGN_IN=key, or a publicly reachable address. ${withKey}`,
    exitCode: EXIT.usage,
  })
}
