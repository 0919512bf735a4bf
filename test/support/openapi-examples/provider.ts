import { newTenant } from '../../api/support.ts'
import type { Ask } from '../people-app.ts'
import { cookiesOf, signInApp } from '../sign-in-app.ts'
import type { Recorder } from './recorder.ts'
import { browserWith, NOBODY, type Stage } from './stage.ts'

/** Sign-in through an OpenID provider, at a service beside the others': the provider's tokens go by the time of the machine. */
export async function provider({ database }: Stage, recorder: Recorder): Promise<void> {
  const app = await signInApp(database)
  try {
    const { id } = await newTenant(database, app.clock, { name: 'Acme Limited' })
    app.person('ann')
    const { token } = await app.invite(id, 'ann@acme.example', ['preparer'])
    const ask = async (...[who, method, url, payload]: Parameters<Ask>) => {
      const { headers } = who
      const body = payload === undefined ? {} : { payload }
      const answer = await app.inject({ method, url, headers, ...body })
      if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`)
      const atNoTime = answer.body.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-11-15T15:00:00.000Z')
      recorder.record(app.app.services.routes, method, url, { headers: answer.headers, body: atNoTime })
      return answer
    }
    await ask(NOBODY, 'GET', '/v1/sign-in')
    const begun = await ask(NOBODY, 'POST', '/v1/sign-in/provider', { invitation: token })
    app.provider.signsIn = 'ann'
    const back = await app.provider.visit(begun.json<{ authorization_url: string }>().authorization_url)
    const flow = browserWith(cookiesOf(begun))
    const joined = await ask(flow, 'POST', '/v1/sign-in/provider/callback', back)
    const ann = browserWith(cookiesOf(joined))
    await ask(ann, 'POST', '/v1/me/account')
    await ask(ann, 'GET', '/v1/me/account')
  } finally {
    await app.close()
  }
}
